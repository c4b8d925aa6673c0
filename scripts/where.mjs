import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from './project.mjs';

/** `npm run where -- training max`: what the folders' READMEs decide about these words, each with its folder. */
const words = process.argv.slice(2).map(word => word.toLowerCase());
const folders = ['src', 'build', 'e2e'].flatMap(root =>
  readdirSync(path.join(project, root), { recursive: true, encoding: 'utf8' })
    .filter(file => path.basename(file) === 'README.md')
    .map(file => path.join(root, path.dirname(file))),
);
const found = folders.flatMap(folder =>
  readFileSync(path.join(project, folder, 'README.md'), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('- ') && words.every(word => line.toLowerCase().includes(word)))
    .map(line => `${folder}\n  ${line.slice(2)}`),
);
console.log(found.length > 0 ? found.join('\n') : `Nothing is decided about “${words.join(' ')}”.`);
