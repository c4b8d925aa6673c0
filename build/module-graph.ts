import type { Rolldown } from 'vite';

export type GetModule = Parameters<Rolldown.CodeSplittingNameFunction>[1]['getModuleInfo'];

export const isIcon = (id: string) => id.includes('/node_modules/lucide-react/');
export const isPackage = (id: string) => id.includes('/node_modules/') && !isIcon(id);

/** Who has a thing, by the thing. */
export function groupedBy(owners: readonly string[], thingsOf: (owner: string) => Iterable<string>) {
  const owned = new Map<string, string[]>();
  for (const owner of owners) {
    for (const thing of new Set(thingsOf(owner))) owned.set(thing, [...(owned.get(thing) ?? []), owner]);
  }
  return owned;
}

/** A module's imports and theirs, packages not counted: these export far more than a page takes from them. */
export type ModuleGraph = ReturnType<typeof moduleGraph>;

/** `isApart` are imports that are named in the source and gone in the browser. */
export function moduleGraph(getModule: GetModule, isApart: (from: string, to: string) => boolean) {
  /** A module and what comes with it. */
  function loadedWith(id: string, found = new Set<string>()): Set<string> {
    if (found.has(id)) return found;
    found.add(id);
    for (const next of getModule(id)?.importedIds ?? []) {
      if (!isPackage(next) && !isApart(id, next)) loadedWith(next, found);
    }
    return found;
  }

  const importedBy = (id: string): readonly string[] => getModule(id)?.importedIds ?? [];

  /** What a module itself fetches when it is shown. */
  const openedBy = (id: string): readonly string[] => getModule(id)?.dynamicallyImportedIds ?? [];

  /** What a module and those loaded with it fetch when it is shown: screens and dialogs. */
  const laterFrom = (from: string): Set<string> =>
    new Set([...loadedWith(from)].flatMap(openedBy).filter(id => !id.includes('/node_modules/')));

  /** And what these fetch, to the last. */
  function allLaterFrom(from: readonly string[], known: ReadonlySet<string> = new Set()): Set<string> {
    const found = new Set<string>();
    const waiting = [...from];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const later of laterFrom(next)) {
        if (known.has(later) || found.has(later)) continue;
        found.add(later);
        waiting.push(later);
      }
    }
    return found;
  }

  /** All that is ever fetched from there. */
  const allFrom = (id: string): Set<string> =>
    new Set([id, ...allLaterFrom([id])].flatMap(one => [...everyImport(one)]));

  /** With what is gone in the browser. */
  function everyImport(id: string, found = new Set<string>()): Set<string> {
    if (found.has(id)) return found;
    found.add(id);
    for (const next of importedBy(id)) if (!isPackage(next)) everyImport(next, found);
    return found;
  }

  const isOpened = (id: string): boolean => (getModule(id)?.dynamicImporters.length ?? 0) > 0;

  return { loadedWith, openedBy, laterFrom, allLaterFrom, allFrom, isOpened, importedBy };
}
