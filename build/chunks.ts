import path from 'node:path';
import type { Rolldown } from 'vite';
import {
  circles,
  entries,
  exceptions,
  type FolderRule,
  icons,
  notEverywhere,
  packages,
  ruleOfFile,
} from './chunk-folders.ts';
import {
  type GetModule,
  groupedBy,
  isIcon,
  isPackage,
  type ModuleGraph,
  moduleGraph,
} from './module-graph.ts';

const source = `${process.cwd()}/src/`;
const at = (file: string) => source + file;

/** A module's path below `src`; empty for those of packages. */
const pathOf = (id: string): string =>
  id.startsWith(source) ? (id.slice(source.length).split('?')[0] ?? '') : '';

/** What at least so many screens need comes with the app itself. */
const common = 8;

/**
 * Names the chunk that a module goes into, by who opens it: `app` for what every signed-in page needs and most screens do,
 * `member`, `console` and `entrance` for what several screens of one place share, `shared` for what those of two places
 * do; what only some screens show is named by what its folder is about (`chunk-folders.ts`). What one screen needs alone
 * stays in that screen's own chunk (null).
 */
export function chunks(): Rolldown.CodeSplittingNameFunction {
  let chunkOf: ((id: string) => string | null) | undefined;
  return (id, modules) => {
    const getModule: GetModule = module => modules.getModuleInfo(module);
    const always = ofPackage(id) ?? ruleOf(id).always;
    if (always !== undefined) return always;
    if (isOfFields(id, getModule)) return 'schemas';
    chunkOf ??= chunksByScreen(getModule);
    return chunkOf(id);
  };
}

const inverted = (chunks: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(chunks).flatMap(([chunk, names]) => names.map(name => [name, chunk] as const)));

const chunkOfPackage = inverted(packages);
const chunkOfIcon = inverted(icons);

/** The build's own few lines, on which every chunk leans, are with the packages that come first. */
function ofPackage(id: string): string | undefined {
  if (/rolldown\/runtime|vite\/preload-helper/.test(id)) return 'vendor';
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  return name && (chunkOfPackage.get(name) ?? chunkOfPackage.get(name.split('/')[0] ?? ''));
}

const ruleOf = (id: string): FolderRule => (isIcon(id) ? ruleOfIcon(id) : ruleOfFile(pathOf(id)));

function ruleOfIcon(id: string): FolderRule {
  const chunk = chunkOfIcon.get(/([\w-]+)\.\w+$/.exec(id)?.[1] ?? '');
  return chunk === undefined ? {} : { shown: chunk };
}

const isWithin = (folders: readonly string[], id: string): boolean =>
  folders.some(folder => pathOf(id).startsWith(`${folder}/`));

/** What endpoints are checked with: a module of the contract without an endpoint. */
const isOfFields = (id: string, getModule: GetModule): boolean =>
  /^contract\/(?!endpoint\.)/.test(pathOf(id)) &&
  !(getModule(id)?.importedIds ?? []).some(next => pathOf(next) === 'contract/endpoint.ts');

/** Chunks that the player needs most of, or that are there before. What else it shares with others is in one, `sessions`. */
const withPlayer = new Set(['app', 'member', 'shared', 'training', 'loads', 'controls', 'carried']);

const areas = Object.entries(entries.areas).map(([name, file]) => ({ name, area: at(file) }));
const isArea = (id: string) => areas.some(({ area }) => area === id);
const borrowers: readonly string[] = entries.borrowers.map(at);

/**
 * A module never names a chunk that is loaded after its own: whoever imports something is needed by fewer screens, and
 * leans on no fewer packages.
 */
function chunksByScreen(getModule: GetModule) {
  const graph = moduleGraph(
    getModule,
    // The browser's contract has no schemas, though it still names what they are made of.
    (from, to) => isOfContract(from) && isOfFields(to, getModule),
  );
  const { loadedWith, openedBy, laterFrom, allLaterFrom, isOpened } = graph;
  const [start, player] = [at(entries.start), at(entries.player)];
  const atStart = loadedWith(start);
  const inAreas = areas.map(({ name, area }) => ({ name, ids: loadedWith(area) }));
  const areasWith = (id: string) => inAreas.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  const placesOf = placesOfScreens(openedBy);
  const screens = [...placesOf.keys()];
  const shownBy = groupedBy(screens, screen => loadedWith(screen));
  const openedByParts = (counts: (part: string) => boolean) =>
    groupedBy(screens, screen =>
      [...allLaterFrom([screen])].filter(counts).flatMap(part => [...loadedWith(part)]),
    );
  const openedFrom = openedByParts(part => !borrowers.includes(part));
  const borrowedFrom = openedByParts(part => borrowers.includes(part));
  const parts = [...allLaterFrom(screens)];
  const openedWith = groupedBy(parts, part => loadedWith(part));
  const openedFirst = loadedWithAll(screens.flatMap(screen => [...laterFrom(screen)]));
  /** What only a part of a part opens, such as the dialog of a card, is nothing that a page begins with. */
  const opened = (id: string) => (openedFirst.has(id) ? '-opened' : '-opened-later');
  const isOnlyOpenedBy = (id: string, isOne: (part: string) => boolean) =>
    openedWith.get(id)?.every(isOne) ?? false;
  const [inHeard, inEditor, inGrid, inPlayer] = [
    entries.heard,
    entries.editor,
    entries.grid,
    entries.player,
  ].map(file => loadedWith(at(file))) as [Set<string>, Set<string>, Set<string>, Set<string>];
  const gridFolder = path.dirname(at(entries.grid));
  const carriedWith = loadedWithAll(
    allLaterFrom(
      [start, ...areas.map(({ area }) => area)],
      new Set([...areas.map(({ area }) => area), ...screens, at(entries.finder)]),
    ),
  );
  /** Words that the fields of schemas are checked by: few, and of use before any schema is there. */
  const wordsOfFields = loadedWithAll(
    [...graph.allFrom(start)].filter(id => isOfFields(id, getModule)).flatMap(graph.importedBy),
  );
  const usersOf = (id: string) => {
    const users = [...(shownBy.get(id) ?? []), ...(openedFrom.get(id) ?? [])];
    return users.length > 0 ? users : (borrowedFrom.get(id) ?? []);
  };
  const isInApp = (id: string): boolean =>
    atStart.has(id) ||
    wordsOfFields.has(id) ||
    areasWith(id).length === 2 ||
    (areasWith(id).length === 1 &&
      usersOf(id).some(user => placesOf.get(user)?.some(place => !areasWith(id).includes(place))));
  const weigh = (id: string) => weightOf(id, graph, isInApp);
  const chunkOf = (id: string): string | null => {
    if (isPackage(id)) return null;
    if (isInApp(id) || id.endsWith('/index.html')) return 'app';
    const { shown: subject, opened: part, apart } = ruleOf(id);
    const [area] = areasWith(id);
    // Else whoever hears it would fetch the whole area.
    if (area !== undefined) return inHeard.has(id) ? 'shared' : area;
    const shown = shownBy.get(id) ?? [];
    if (shown.filter(screen => !isWithin(notEverywhere, screen)).length >= common)
      return commonWith[weigh(id)];
    if (apart) return null;
    if (inHeard.has(id) && shown.length === 0) return 'heard';
    const users = new Set(usersOf(id));
    const [only] = shown;
    if (only === undefined && isOnlyOpenedBy(id, one => one.startsWith(`${gridFolder}/`)))
      return inGrid.has(id) ? 'grid' : 'grid-opened';
    if (only === undefined && carriedWith.has(id)) return `carried${weigh(id)}`;
    if (only === undefined && inEditor.has(id) && (openedWith.get(id) ?? []).length > 1) return 'editing';
    if (only === undefined && isOnlyOpenedBy(id, one => one === player)) return null;
    const [user] = users;
    if (user !== undefined && users.size === 1 && !carriedWith.has(id)) {
      if (only !== undefined) return nameOf(only);
      const isShared = (openedWith.get(id) ?? []).length > 1 && !isOpened(id);
      return isShared ? `${nameOf(user)}${opened(id)}${weigh(id)}` : null;
    }
    if (only === undefined && isOpened(id)) return exceptions[pathOf(id)]?.opened ?? null;
    const places = new Set([...users].flatMap(screen => placesOf.get(screen) ?? []));
    const [place = 'shared'] = places.size === 1 ? places : [];
    // What leans on forms is apart: who only shows the subject fetches none.
    if (only === undefined) return `${part ?? `${place}${opened(id)}`}${weigh(id)}`;
    if (place === 'entrance' && carriedWith.has(id)) return `shared${weigh(id)}`;
    return `${subject ?? circleOf([...users]) ?? place}${weigh(id)}`;
  };
  return (id: string): string | null => {
    const chunk = chunkOf(id);
    // Else it would have the whole chunk of a screen for a few words of it.
    if (chunk === null || !inPlayer.has(id) || withPlayer.has(chunk)) return chunk;
    return ruleOf(id).shown === 'controls' ? 'controls' : 'sessions';
  };

  function loadedWithAll(ids: Iterable<string>): Set<string> {
    return new Set([...ids].flatMap(id => [...loadedWith(id)]));
  }
}

const isOfContract = (id: string): boolean => pathOf(id).startsWith('contract/') && !id.includes('?');

const circleOf = (users: readonly string[]) =>
  Object.keys(circles).find(circle => users.every(screen => isWithin(circles[circle] ?? [], screen)));

/** The pages and sections, and where they are: in the member area, on the console, or before both. */
function placesOfScreens(openedBy: (id: string) => readonly string[]): Map<string, string[]> {
  const pages = openedBy(at(entries.app)).filter(page => !isArea(page));
  const sections = areas.flatMap(({ name, area }) => openedBy(area).map(screen => ({ name, screen })));
  const placed = [...pages.map(screen => ({ name: 'entrance', screen })), ...sections];
  return new Map(
    placed.map(({ screen }) => [screen, placed.filter(one => one.screen === screen).map(({ name }) => name)]),
  );
}

/** In which chunk that is, by what it leans on. */
const commonWith = { '': 'app', '-tabs': 'tabs', '-forms': 'forms', '-sorting': 'sorting' };

const leaning = { sorting: ['@dnd-kit'], forms: ['zod', 'react-hook-form'], tabs: ['@radix-ui', 'radix-ui'] };

/** What a module cannot do without, besides what every page has. */
function weightOf(
  id: string,
  { loadedWith, importedBy }: ModuleGraph,
  isInApp: (part: string) => boolean,
): keyof typeof commonWith {
  const all = [...loadedWith(id)].filter(part => !isInApp(part));
  const parts = all.filter(part => !pathOf(part).startsWith('contract/'));
  const leansOn = (names: readonly string[]) =>
    parts.some(part =>
      importedBy(part).some(of => names.some(name => of.includes(`/node_modules/${name}/`))),
    );
  if (leansOn(leaning.sorting)) return '-sorting';
  if (leansOn(leaning.forms) || all.some(part => part.endsWith('?whole'))) return '-forms';
  return leansOn(leaning.tabs) ? '-tabs' : '';
}

const nameOf = (screen: string) => screen.slice(screen.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
