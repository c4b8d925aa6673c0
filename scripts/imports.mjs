import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// No linter at hand sees folders; imports look the same everywhere here, so a pattern finds them.
const importing = /(?:\bfrom|\bimport)\s*\(?\s*'((?:#|\.)[^']*)'/g;
const isCounted = file =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('src/server/testing/');

/** All our files but tests, by their path in the project. */
export const countedFiles = () =>
  ['src', 'demo', 'e2e'].filter(existsSync).flatMap(root =>
    readdirSync(root, { recursive: true })
      .map(file => `${root}/${file.split(path.sep).join('/')}`)
      .filter(isCounted),
  );

/** Every import of one of these files by another, types too. */
export function importsOf(files) {
  const exists = new Set(files);
  return files.flatMap(from =>
    [...readFileSync(from, 'utf8').matchAll(importing)]
      .map(([, name]) =>
        path.posix.normalize(
          name.startsWith('#') ? `src/${name.slice(1)}` : path.posix.join(path.posix.dirname(from), name),
        ),
      )
      .filter(to => exists.has(to))
      .map(to => ({ from, to })),
  );
}

/** From room to room: the imports by which the one leans on the other. `roomOf` names a file's room, or null. */
export function leaningOf(imports, roomOf) {
  const leans = new Map();
  for (const { from, to } of imports) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === null || other === null || room === other) continue;
    const leaning = leans.get(room) ?? leans.set(room, new Map()).get(room);
    leaning.set(other, [...(leaning.get(other) ?? []), `${from} → ${to}`]);
  }
  return leans;
}

/** Tarjan's strongly connected components: each of more than one room is a ring. */
export function findRings(leans) {
  const index = new Map();
  const low = new Map();
  const open = [];
  const rings = [];
  const visit = room => {
    index.set(room, index.size);
    low.set(room, index.get(room));
    open.push(room);
    for (const next of leans.get(room)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (open.includes(next)) low.set(room, Math.min(low.get(room), low.get(next)));
    }
    if (low.get(room) !== index.get(room)) return;
    const ring = open.splice(open.indexOf(room));
    if (ring.length > 1) rings.push(ring.toSorted((a, b) => a.localeCompare(b)));
  };
  for (const room of leans.keys()) if (!index.has(room)) visit(room);
  return rings;
}
