import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where the list is, in the folder of the built app. */
const listName = '.vite/screen-files.json';

/**
 * Writes down which scripts each page needs besides those in the document, by its name in `App.tsx` (`member-area`), and
 * each of its sections (`member-area/calendar`): a page names them all at once, and nobody waits for one file to name
 * the next.
 */
export function screenFiles(): Plugin {
  return {
    name: 'fellowship-screen-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      refuseRings(chunks);
      const filesOf = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.resolve(module)));
        if (!chunk) throw new Error(`${module} is in no file`);
        return [...neededBy(chunk, new Map(chunks.map(one => [one.fileName, one])))].map(name => `/${name}`);
      };
      const atStart = filesOf('src/web/main.tsx');
      const entries = [...(await modulesOfScreens())].map(([screen, module]) => [
        screen,
        filesOf(module).filter(file => !atStart.includes(file)),
      ]);
      const lists = { '': atStart, ...Object.fromEntries(entries) };
      this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(lists, null, 2) });
    },
  };
}

/** The pages, and the sections of those that have some, as they are written down in the shell. */
async function modulesOfScreens(): Promise<Map<string, string>> {
  const pages = await importsOf(
    'src/web/shell/App.tsx',
    /'?([\w-]+)'?: lazyScreen\(\s*async \(\) => \(await import\('([^']+)'\)/g,
  );
  const sections = /id: '([\w-]+)',[^}]*?import\('([^']+)'\)/g;
  const areas = ['member-area', 'console'].map(async page => {
    const found = await importsOf(pages.get(page) ?? '', sections);
    return [...found].map(([section, module]): [string, string] => [`${page}/${section}`, module]);
  });
  return new Map([...pages, ...(await Promise.all(areas)).flat()]);
}

async function importsOf(file: string, named: RegExp): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8');
  const found = [...text.matchAll(named)].map(([, name = '', module = '']): [string, string] => [
    name,
    module.startsWith('./') ? path.join(path.dirname(file), module) : module.replace(/^#/, 'src/'),
  ]);
  if (found.length === 0) throw new Error(`No screens are named in ${file}`);
  return new Map(found);
}

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
  const takeAway = (isFree: (name: string) => boolean): void => {
    for (let free = [...left.keys()].filter(isFree); free.length > 0; free = [...left.keys()].filter(isFree))
      for (const name of free) left.delete(name);
  };
  takeAway(name => ![...(left.get(name) ?? [])].some(one => left.has(one)));
  // Whoever only leans on the ring is no part of it.
  takeAway(name => ![...left.values()].some(imports => imports.has(name)));
  if (left.size > 0)
    throw new Error(`These files import one another in a ring: ${[...left.keys()].join(', ')}`);
}
