import path from 'node:path';
import { countedFiles, findRings, importsOf, leaningOf } from './imports.mjs';

/**
 * Imports point one way: refused is a ring of folders, a ring of capabilities, and in the browser's part an import against
 * its layers. `--imports` lists the imports that a ring is made of. A folder with more files than one takes in at a glance is
 * refused too: it wants rooms.
 */
const files = countedFiles();
const imports = importsOf(files);
const isEveryImportShown = process.argv.includes('--imports');
const mostFiles = 26;

/** The layers of src/web from the top; folders that are not named here lie below them all. */
const layers = ['shell', 'first-view', 'screens', 'features', 'parts'];
/** Of these no folder imports its neighbours: what two of them need is a part, what is made of two is a screen. */
const apart = ['screens', 'features'];

const folderOf = file => path.posix.dirname(file);

/** `src/server/members`, `src/web/features/feed`: whatever rooms it has. Files at the root of a part belong to none. */
function capabilityOf(file) {
  const [root, part, first, second, ...rest] = file.split('/');
  if (root !== 'src' || first === undefined || second === undefined) return null;
  const isLayered = part === 'web' && layers.includes(first) && rest.length > 0;
  return [root, part, first, ...(isLayered ? [second] : [])].join('/');
}

function isAgainstLayers({ from, to }) {
  if (!from.startsWith('src/web/') || !to.startsWith('src/web/')) return false;
  const [a, b] = [from, to].map(file => layers.indexOf(file.split('/')[2]));
  // main.tsx and main-on-server.tsx start it all.
  if (b === -1 || from.split('/').length === 3) return false;
  if (a === -1 || b < a) return true;
  // A page is made of what the app hands over: that knows no screen.
  if (layers[a] === 'first-view' && apart.includes(layers[b])) return true;
  return a === b && apart.includes(layers[a]) && capabilityOf(from) !== capabilityOf(to);
}

const faults = [
  ...ringsOf(folderOf, 'folders'),
  ...ringsOf(capabilityOf, 'capabilities'),
  ...imports.filter(isAgainstLayers).map(({ from, to }) => `✗ against the layers: ${from} → ${to}`),
  ...fullFolders(),
];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exit(1);

function ringsOf(roomOf, what) {
  const leans = leaningOf(imports, roomOf);
  return findRings(leans).flatMap(ring => [
    `✗ ${ring.length} ${what} import one another:`,
    ...ring.flatMap(from =>
      [...leans.get(from)]
        .filter(([to]) => ring.includes(to))
        .flatMap(([to, by]) => [
          `  ${from} → ${to} (${by.length})`,
          ...(isEveryImportShown ? by.map(line => `      ${line}`) : []),
        ]),
    ),
  ]);
}

/** Tests not counted. */
function fullFolders() {
  const filesIn = new Map();
  for (const file of files) filesIn.set(folderOf(file), (filesIn.get(folderOf(file)) ?? 0) + 1);
  return [...filesIn]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `✗ ${folder} has ${count} files: more than ${mostFiles} want rooms`);
}
