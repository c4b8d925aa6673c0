import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders point one way: a ring of folders that import one another is refused. `--imports` lists the imports it is made of.
 * A folder with more files than one takes in at a glance is refused too: it wants rooms.
 * No linter at hand sees folders; imports look the same everywhere here, so a pattern finds them.
 */
const importing = /(?:\bfrom|\bimport)\s*\(?\s*'((?:#|\.)[^']*)'/g;
const isCounted = file =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('src/server/testing/');

const files = ['src', 'demo', 'e2e'].filter(existsSync).flatMap(root =>
  readdirSync(root, { recursive: true })
    .map(file => `${root}/${file.split(path.sep).join('/')}`)
    .filter(isCounted),
);
const exists = new Set(files);

/** From folder to folder: the imports by which the one leans on the other. */
const leans = new Map();
for (const file of files) {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(importing)) {
    const target = path.posix.normalize(
      name.startsWith('#') ? `src/${name.slice(1)}` : path.posix.join(path.posix.dirname(file), name),
    );
    if (!exists.has(target)) continue;
    const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)];
    if (from === to) continue;
    const leaning = leans.get(from) ?? leans.set(from, new Map()).get(from);
    leaning.set(to, [...(leaning.get(to) ?? []), `${file} → ${target}`]);
  }
}

/** Tarjan's strongly connected components: each of more than one folder is a ring. */
function findRings() {
  const index = new Map();
  const low = new Map();
  const open = [];
  const rings = [];
  const visit = folder => {
    index.set(folder, index.size);
    low.set(folder, index.get(folder));
    open.push(folder);
    for (const next of leans.get(folder)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (open.includes(next)) low.set(folder, Math.min(low.get(folder), low.get(next)));
    }
    if (low.get(folder) !== index.get(folder)) return;
    const ring = open.splice(open.indexOf(folder));
    if (ring.length > 1) rings.push(ring.toSorted((a, b) => a.localeCompare(b)));
  };
  for (const folder of leans.keys()) if (!index.has(folder)) visit(folder);
  return rings;
}

const rings = findRings();
const isEveryImportShown = process.argv.includes('--imports');
for (const ring of rings) {
  console.log(`✗ ${ring.length} folders import one another:`);
  for (const from of ring)
    for (const [to, by] of leans.get(from)) {
      if (!ring.includes(to)) continue;
      console.log(`  ${from} → ${to} (${by.length})`);
      if (isEveryImportShown) for (const line of by) console.log(`      ${line}`);
    }
}

/** Tests not counted. */
const mostFiles = 26;
const filesIn = new Map();
for (const file of files) {
  const folder = path.posix.dirname(file);
  filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1);
}
const full = [...filesIn].filter(([, count]) => count > mostFiles);
for (const [folder, count] of full)
  console.log(`✗ ${folder} has ${count} files: more than ${mostFiles} want rooms`);
if (rings.length > 0 || full.length > 0) process.exit(1);
