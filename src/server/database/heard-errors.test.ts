import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const server = path.resolve(import.meta.dirname, '..');
const opens = /new (?:pg\.)?(?:Client|Pool)\(/g;
const hears = /\.on\(\s*'error'/g;

it('whoever opens a connection to the database hears its errors: one that nobody hears would end the server', async () => {
  const files = (await readdir(server, { recursive: true })).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
  );
  const deaf: string[] = [];
  let opened = 0;
  for (const file of files) {
    const text = await readFile(path.join(server, file), 'utf8');
    const count = [...text.matchAll(opens)].length;
    opened += count;
    if (count > [...text.matchAll(hears)].length) deaf.push(file);
  }
  expect(deaf).toEqual([]);
  expect(opened).toBeGreaterThan(7);
});
