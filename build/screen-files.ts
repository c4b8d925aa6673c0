import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where the list is, in the folder of the built app. */
const listName = '.vite/screen-files.json';

/**
 * Writes down which files each screen needs, by its module (`src/web/members/MembersScreen.tsx`), the app's own first:
 * a page names them all at once, and nobody waits for one file to name the next.
 */
export function screenFiles(): Plugin {
  return {
    name: 'fellowship-screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      refuseRings(chunks);
      const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
      const screens = chunks.flatMap(chunk => chunk.moduleIds.filter(isScreen).map(id => ({ id, chunk })));
      const lists = screens.map(({ id, chunk }) => [
        path.relative(process.cwd(), id),
        [...neededBy(chunk, byName)].map(name => `/${name}`),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: listName,
        source: JSON.stringify(Object.fromEntries(lists), null, 2),
      });
    },
  };
}

const isScreen = (id: string): boolean =>
  /\/src\/web\/(main|shell\/(MemberArea|Console)|.*(Screen|SignIn|Invitation|Password|Setup|AccountPage|SubscribePage|EditProgram))\.tsx$/.test(
    id,
  );

/** What is imported first comes first. */
function neededBy(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  for (const name of chunk.imports) {
    const next = byName.get(name);
    if (next && !found.has(name)) neededBy(next, byName, found);
  }
  return found.add(chunk.fileName);
}

/** Of files that import one another one runs before what it needs is there. */
function refuseRings(chunks: readonly Rolldown.OutputChunk[]): void {
  const left = new Map(chunks.map(({ fileName, imports }) => [fileName, new Set(imports)]));
  const isFree = ([, imports]: [string, Set<string>]) => ![...imports].some(name => left.has(name));
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree)) {
    for (const [name] of free) left.delete(name);
  }
  if (left.size > 0)
    throw new Error(`These files import one another in a ring: ${[...left.keys()].join(', ')}`);
}
