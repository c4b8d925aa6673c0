import type { Rolldown } from 'vite';

type NameFile = Rolldown.CodeSplittingNameFunction;
type GetModule = Parameters<NameFile>[1]['getModuleInfo'];

/** Packages, by what they are needed for; the first that names one has it. */
const ofPackages: readonly (readonly [group: string, packages: RegExp])[] = [
  ['schemas', /\/node_modules\/zod\//],
  ['forms', /\/node_modules\/react-hook-form\//],
  ['calendar', /\/node_modules\/(react-day-picker|date-fns|@date-fns)\//],
  ['sorting', /\/node_modules\/@dnd-kit\//],
  ['clips', /\/node_modules\/mediabunny\//],
  ['later', /\/node_modules\/@radix-ui\/react-toast\//],
  ['carried', /\/node_modules\/idb\//],
  ['vendor', /rolldown\/runtime|vite\/preload-helper/],
  [
    'vendor',
    /\/node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs))\//,
  ],
  [
    'menus',
    /\/node_modules\/(@floating-ui|@radix-ui\/react-(popper|arrow|use-rect|use-size|menu|dropdown-menu))\//,
  ],
  [
    'tabs',
    /\/node_modules\/@radix-ui\/(primitive|react-(tabs|roving-focus|collection|compose-refs|context|direction|id|presence|primitive|use-callback-ref|use-controllable-state|use-layout-effect|use-is-hydrated|use-effect-event))\//,
  ],
  [
    'dialogs',
    /\/node_modules\/(@radix-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)\//,
  ],
];

/** Our own that are of no use without these packages. */
const withPackages: readonly (readonly [group: string, modules: RegExp])[] = [
  ['schemas', /\/src\/contract\/(?:training\/)?(wire|\w+-fields)\.ts$/],
  ['forms', /\/src\/web\/data\/(contract-form|typed-numbers)\.ts$/],
  // Whoever chooses a file fetches what sends it, and what prepares a clip where it is one.
  ['clips', /\/src\/web\/parts\/conversation\/attachments\/prepare-clip\.ts$/],
  [
    'pieces',
    /\/src\/web\/(outbox\/files\/send-(?!file-later)|attachments\/prepared-picture-|parts\/conversation\/attachments\/(attach|prepare)-file)[\w-]*\.ts$/,
  ],
  // Screens with a list fetch what orders it; the one that a coach begins with has none.
  [
    'lists',
    /\/src\/web\/(place\/list-address|ui\/lists\/(in-order|selection|SelectRow|SortTh|SortSelect|ListTools))\.tsx?$/,
  ],
  ['tabs', /\/src\/web\/ui\/layout\/Tabs\.tsx$/],
  ['menus', /\/src\/web\/ui\/dialogs\/MenuBox\.tsx$/],
  ['dialogs', /\/src\/web\/ui\/dialogs\/(DialogBox|ConfirmBox|DialogParts|Sheet|return-focus)\.tsx?$/],
];

/** A video and what is told beside it: a post shows one, and an exercise when it is opened. */
const withVideos = [
  'videos',
  /\/src\/(web\/ui\/text\/VideoFrame|web\/parts\/exercise-picker\/HowItIsDone|domain\/video-embed)\.|\/square-play\./,
] as const;

/** A picture of a body, looked at in an exercise that is opened, and over the library. */
const withBody = [
  'muscles',
  /\/src\/(web\/parts\/exercise-picker\/muscles\/|domain\/exercises\/muscles\.)/,
] as const;

/** What reads programs from text: nobody has it before a sheet is pasted or imported. */
const withReading = [
  'program-text',
  /\/src\/domain\/(program-reader|program-text|program-files|csv)\//,
] as const;

/** Names in other languages: a text that is read asks for them, and a search that finds nothing. */
const withForeignNames = ['foreign-names', /\/src\/domain\/exercises\/foreign-names\./] as const;

/** What a line that is typed leans on, and a text that is read: the grid begins with it, so it stays there. */
const withShorthand = ['grid', /\/src\/domain\/(shorthand\/|prescriptions\/written-prescription\.)/] as const;

/**
 * A program that is being written: Edit, Create and the grid begin with it, none with a file of the others. What undoes
 * and merges is fetched when Edit and the grid are touched.
 */
const withPrograms = [
  'ProgramsScreen',
  /\/src\/domain\/programs\/document\/(program-document|commands|history)\./,
] as const;
const withUndo = [
  'program-undo',
  /\/src\/domain\/programs\/(document\/(undo|changed-days|sameness|merge-[a-z]+)|same)\./,
] as const;

/** The home page's texts: a page before the app has them, and the form in which a coach changes them. */
const withHomePage = ['home-page', /\/src\/domain\/fellowship\/landing-words\./] as const;

/** What at least so many screens need comes with the app itself. */
const common = 8;

/**
 * Names the file that a module goes into, by who opens it: `app` for what every signed-in page needs and most screens do,
 * `member`, `console` and `entrance` for what several screens of one place share, `shared` for what those of two places
 * do. What one screen needs alone stays in that screen's own file (null).
 */
export function fileGroups(): NameFile {
  let groupOf: ((id: string) => string | null) | undefined;
  return (id, modules) => {
    const group = [
      ...ofPackages,
      ...withPackages,
      withVideos,
      withBody,
      withReading,
      withForeignNames,
      withShorthand,
      withPrograms,
      withUndo,
      withHomePage,
    ].find(([, of]) => of.test(id))?.[0];
    if (group !== undefined) return group;
    groupOf ??= groupsByScreen(module => modules.getModuleInfo(module));
    return groupOf(id);
  };
}

/** Screens that few fellowships have: what they share with some others is no reason for every page to carry it. */
const notEverywhere = /\/src\/web\/(features\/feed|parts\/share)\//;

/** Words that the fields of schemas are checked by: few, and of use before any schema is there. */
const wordsOfFields =
  /\/src\/domain\/(records\/record-kind|prescriptions\/(set-kind|exercise-category)|measures\/measure|loads\/(loading|training-max-percent)|(numbers|names)\/[a-z-]+)\.ts$/;

/** Fetched behind all that a page shows, when it has come to rest. */
const heard =
  /\/src\/web\/(live\/hear-live|shell\/(follow|keys)|parts\/conversation\/follow-unread|features\/notices\/(follow-notices|open-notice)|ui\/look\/print-light)\.ts$/;

/**
 * Whoever has installed the app, or put it off, never needs it; notices, and the search for anything, are opened by a press; a message that waited is put in its
 * place when it is sent; a check-in waits once a week at most.
 */
const rarely =
  /\/src\/web\/(install\/(Install|Update)Card|features\/notices\/(NoticesSheet|NoticeRow|use-notices)|features\/finding\/(FindDialog|FoundList|places)|outbox\/(messages\/take-sent|check-ins\/(send-check-ins|post-check-in|check-in-store|earlier-check-ins))|parts\/pending\/flush-check-ins)\.tsx?$/;

const web = `${process.cwd()}/src/web/`;
const start = `${web}main.tsx`;
const app = `${web}shell/App.tsx`;
/** The one part that an address opens and that shares most of what it is made of with others. */
const editor = `${web}features/programs/edit/EditProgram.tsx`;
/** What opens over it comes in one file, when the page is first touched. */
const grid = `${web}features/programs/grid/GridScreen.tsx`;
/** Finds anything of the console, so it leans on what many screens do: that comes when it is opened. */
const finder = `${web}features/finding/FindDialog.tsx`;
/** Opened from both areas, and large: what it alone needs is in its own file, wherever it is opened. */
const player = `${web}features/training-sessions/player/SessionPlayer.tsx`;
/** Files that it needs most of, or that are there before. What else it shares with others is in one, `sessions`. */
const withPlayer = new Set(['app', 'member', 'shared', 'training', 'loads', 'controls', 'carried']);
/** A name and no more: who gives it and who asks for it are in files far from each other. */
const ofBoth =
  /\/src\/(domain\/training\/status\/block-state|web\/(features\/(training-sessions\/coached-member|finding\/finding)|parts\/(training-day\/(prescription-line|day-words|their-day)|records\/exercise-address|share\/ShareButton)))\.tsx?$/;
/** They show again what other screens are made of: that stays in the files of those, and comes when it is opened. */
const borrowers = [
  'screens/command-center/review/ReviewScreen',
  'screens/member-page/MemberPage',
  'parts/day-record/DayDialog',
  'screens/assignments/AssignmentSessions',
  'features/training-sessions/player/SessionPlayer',
].map(part => `${web}${part}.tsx`);
const areas: Readonly<Record<string, string>> = {
  member: `${web}shell/MemberArea.tsx`,
  console: `${web}shell/Console.tsx`,
};

/**
 * A module never names a file that is loaded after its own: whoever imports something is needed by fewer screens, and
 * leans on no fewer packages.
 */
function groupsByScreen(getModule: GetModule) {
  const atStart = loadedWith(start, getModule);
  const inAreas = Object.entries(areas).map(([name, area]) => ({ name, ids: loadedWith(area, getModule) }));
  const areasWith = (id: string) => inAreas.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  const placesOf = placesOfScreens(getModule);
  const screens = [...placesOf.keys()];
  const shownBy = groupedBy(screens, screen => loadedWith(screen, getModule));
  const openedByParts = (counts: (part: string) => boolean) =>
    groupedBy(screens, screen =>
      [...allLaterFrom([screen], getModule)].filter(counts).flatMap(part => [...loadedWith(part, getModule)]),
    );
  const openedFrom = openedByParts(part => !borrowers.includes(part));
  const borrowedFrom = openedByParts(part => borrowers.includes(part));
  const parts = [...allLaterFrom(screens, getModule)];
  const first = screens.flatMap(screen => [...laterFrom(screen, getModule)]);
  const openedFirst = new Set(first.flatMap(part => [...loadedWith(part, getModule)]));
  /** What only a part of a part opens, such as the dialog of a card, is nothing that a page begins with. */
  const opened = (id: string) => (openedFirst.has(id) ? '-opened' : '-opened-later');
  const inEditor = loadedWith(editor, getModule);
  const openedWith = groupedBy(parts, part => loadedWith(part, getModule));
  const inGrid = loadedWith(grid, getModule);
  const inPlayer = loadedWith(player, getModule);
  const isPlayersAlone = (id: string) => openedWith.get(id)?.every(part => part === player) ?? false;
  const isGridsAlone = (id: string) =>
    openedWith.get(id)?.every(part => part.startsWith(`${web}features/programs/grid/`)) ?? false;
  const carried = allLaterFrom(
    [start, ...Object.values(areas)],
    getModule,
    new Set([...Object.values(areas), ...screens, finder]),
  );
  const carriedWith = new Set([...carried].flatMap(part => [...loadedWith(part, getModule)]));
  const usersOf = (id: string) => {
    const users = [...(shownBy.get(id) ?? []), ...(openedFrom.get(id) ?? [])];
    return users.length > 0 ? users : (borrowedFrom.get(id) ?? []);
  };
  const isInApp = (id: string): boolean =>
    atStart.has(id) ||
    wordsOfFields.test(id) ||
    areasWith(id).length === 2 ||
    (areasWith(id).length === 1 &&
      usersOf(id).some(user => placesOf.get(user)?.some(place => !areasWith(id).includes(place))));
  const weigh = (id: string) => weightOf(id, getModule, isInApp);
  const fileOf = (id: string): string | null => {
    if (id.includes('/node_modules/') && !id.includes('/lucide-react/')) return null;
    if (isInApp(id) || id.endsWith('/index.html')) return 'app';
    const [area] = areasWith(id);
    if (area !== undefined) return area;
    const shown = shownBy.get(id) ?? [];
    if (shown.filter(screen => !notEverywhere.test(screen)).length >= common) return commonWith[weigh(id)];
    if (rarely.test(id)) return null;
    if (heard.test(id)) return 'heard';
    const users = new Set(usersOf(id));
    const [only] = shown;
    if (only === undefined && isGridsAlone(id)) return inGrid.has(id) ? 'grid' : 'grid-opened';
    if (only === undefined && carriedWith.has(id)) return `carried${weigh(id)}`;
    if (only === undefined && inEditor.has(id) && (openedWith.get(id) ?? []).length > 1) return 'editing';
    if (only === undefined && isPlayersAlone(id)) return null;
    const [user] = users;
    if (user !== undefined && users.size === 1 && !carriedWith.has(id)) {
      if (only !== undefined) return nameOf(only);
      const isShared = (openedWith.get(id) ?? []).length > 1 && !getModule(id)?.dynamicImporters.length;
      return isShared ? `${nameOf(user)}${opened(id)}${weigh(id)}` : null;
    }
    if (only === undefined && getModule(id)?.dynamicImporters.length)
      return challengeCards.test(id) ? 'challenge-cards' : null;
    const places = new Set([...users].flatMap(screen => placesOf.get(screen) ?? []));
    const [place = 'shared'] = places.size === 1 ? places : [];
    // What leans on forms is apart: who only shows the subject fetches none.
    if (only === undefined) return `${subjectOf(id, openedTogether) ?? `${place}${opened(id)}`}${weigh(id)}`;
    if (place === 'entrance' && carriedWith.has(id)) return `shared${weigh(id)}`;
    return `${subjectOf(id) ?? circleOf([...users]) ?? place}${weigh(id)}`;
  };
  return (id: string): string | null => {
    if (ofBoth.test(id)) return 'shared';
    const file = fileOf(id);
    // Else it would have the whole file of a screen for a few words of it.
    if (file === null || !inPlayer.has(id) || withPlayer.has(file)) return file;
    return subjectOf(id) === 'controls' ? 'controls' : 'sessions';
  };
}

/** Both are on a page where the coach has set both. */
const challengeCards =
  /\/src\/web\/features\/challenges\/member\/(weekly\/WeeklyChallenge|five-day\/MultiDayChallenge)\.tsx$/;

/** What only a few screens show, by what it is about. */
const subjects: readonly (readonly [subject: string, modules: RegExp])[] = [
  [
    'pictures',
    /\/src\/(web\/(ui\/fields\/(ChoosePicture|prepared-picture|fitted-size)|data\/(picture-upload|file-of))|contract\/pictures)|\/image-up\./,
  ],
  // Widgets that some screens begin with, and dialogs of others have. A heart is pain in a session, and health's mark.
  [
    'controls',
    /\/src\/web\/ui\/(lists\/(LongList|NextPage)|fields\/(Checkbox|Switch|NumberField|NumberValueField|typed-number)|loading\/screen-awake)\.|\/icons\/(heart-pulse|timer|rotate-ccw|skip-forward|volume-2)\./,
  ],
  ['crest', /\/src\/web\/brand-marks\/Crest\./],

  // A challenge says what is asked for in the words of any training.
  [
    'challenges',
    /\/src\/((contract|domain|web\/features)\/challenges[/.]|contract\/leaderboard|web\/parts\/training-day\/prescription-line)/,
  ],
  // What is planned for a day and logged of it: no coach sees it before opening something.
  [
    'training',
    /\/src\/(web\/(features\/training\/|parts\/(training-day|how-to|move-session|pending)\/|outbox\/(?!messages|files|check-ins|send-message)|screens\/workout-log\/|parts\/paths\/ways\.|ui\/figures\/DayStatusMark)|domain\/(training\/status\/shown-day-status|measures\/entered))|\/icons\/cloud-upload\./,
  ],
  ['loading', /\/src\/web\/parts\/loads\/LoadingCard\./],
  ['loads', /\/src\/(web\/parts|domain)\/loads\//],
  ['profile', /\/src\/web\/(screens\/profile|parts\/time-zone|session)\//],
  [
    'trend',
    /\/src\/web\/(ui\/figures\/(Sparkline|sparkline-points)|parts\/lifts\/(PercentChange|percent-change))\./,
  ],
  ['lifts', /\/src\/(contract\/training\/strength\.|domain\/strength\/(tested-max|strength-status)\.)/],
  ['lifts', /\/src\/web\/(parts\/lifts\/(Lift|lift-|YourLifts)|ui\/figures\/(LinePlot|line-scale))/],
  // A name in the Workout Log leads there.
  [
    'records',
    /\/src\/(web\/(features|parts)\/records\/(?!ExerciseLink|exercise-address)|contract\/training\/records)/,
  ],
  // Members have none.
  [
    'replies',
    /\/src\/web\/parts\/conversation\/replies\/|\/icons\/(message-square-quote|bookmark-plus|settings-2)\./,
  ],
  // With messages comes the way to earlier ones: whoever shows pages of anything else has them too.
  [
    'conversations',
    /\/src\/(web\/(data\/LoadEarlier\.|features\/conversations\/|parts\/conversation\/|outbox\/(messages\/|send-message\.))|(contract|domain)\/conversations[/.])|\/icons\/(send-horizontal|corner-up-left|mic|paperclip|send)\./,
  ],
  // A member's Command Center asks whether one is due, and no more: what it is made of comes where one is.
  ['checking-in', /\/src\/web\/features\/check-ins\/member\/(?!DueCheckIn)/],
  [
    'check-ins',
    /\/src\/(web\/features\/check-ins\/(?!console\/|member\/)|(contract\/coaching|domain)\/check-ins[/.])/,
  ],
  // Opened from a session's end and from new records, and a section of its own in both areas.
  // Whether one has shared anything is asked where there is no feed too.
  [
    'feed',
    /\/src\/(web\/(features\/feed\/(?!mine\/(?:Sharing|use-my-shared))|parts\/share\/)|(contract\/fellowship|domain)\/feed[/.])|\/icons\/(user-x|quote|ban)\./,
  ],
  // Profile has it, and of one member whoever asks what coaches changed.
  ['security-log', /\/src\/((web\/parts|contract)\/security-events|domain\/device-words)/],
  // Names that lead to a person are on members' screens too, and more of a coach's lists are narrowed to a group.
  [
    'people',
    /\/src\/(web\/(features\/members|parts\/(people|many-members)|screens\/member-page)|contract\/members)(\.|\/(?!MemberLink|PersonName|member-address|groups\.))/,
  ],
  // Members pick exercises as well, who prescribe nothing.
  [
    'picker',
    /\/src\/(domain\/exercises\/|web\/parts\/exercise-picker\/(ExercisePicker|exercise-groups|recent-exercises|use-foreign-found|use-library))/,
  ],
  [
    'exercises',
    /\/src\/web\/(features\/exercises\/|parts\/(exercise-picker\/|prescriptions\/fields\/ParameterFields))/,
  ],
  [
    'drafts',
    /\/src\/web\/(features\/programs\/draft\/|parts\/prescriptions\/fields\/draft|parts\/program\/draft-id)/,
  ],
  ['prescribing', /\/src\/web\/parts\/prescriptions\/fields\//],
  ['reading', /\/src\/(web\/features|contract)\/(recipes|health-habits)[/.]/],
];

/** What several screens open as one part. */
const openedTogether: typeof subjects = [
  // Both sides open a day with what was written about it.
  ['conversations', /\/src\/web\/parts\/conversation\/DayMessages/],
  // A member's way is on both sides, where there is one.
  ['ways', /\/src\/web\/parts\/paths\/(WayCard|OtherBlocks|PathStrip|way-words|path-words)\./],
  // A coach moves a session from the round.
  ['moving', /\/src\/web\/parts\/move-session\//],
  ['attachments', /\/src\/web\/((?:parts\/conversation\/)?attachments|outbox\/files)\//],
  ['feed', /\/src\/web\/features\/feed\/mine\/(Muted|SharedPosts)/],
  ['weeks', /\/src\/web\/(features\/training\/overview\/(Weekly|weekly-)|ui\/figures\/BarSeries)/],
  ['exercise-history', /\/src\/web\/(features|parts)\/records\//],
  ['tested-maxes', /\/src\/(web\/parts\/tested-maxes\/|contract\/strength\.ts\?whole)/],
  ['loads', /\/src\/(web\/parts|domain)\/loads\//],
];

const subjectOf = (id: string, all = subjects) => all.find(([, modules]) => modules.test(id))?.[0];

/** Screens that have much in common. */
const circles: readonly (readonly [circle: string, screens: RegExp])[] = [
  ['profile', /\/src\/web\/(screens\/(profile|subscribe)|session|features\/(setup|membership|sign-out))\//],
  ['reading', /\/src\/web\/(features\/(recipes|health-habits|exercises)|screens\/nutrition)\//],
  ['training', /\/src\/web\/(features\/training|screens\/(workout-log|daily-calendar|dashboard))\//],
];

const circleOf = (users: readonly string[]) =>
  circles.find(([, screens]) => users.every(screen => screens.test(screen)))?.[0];

/** The pages and sections, and where they are: in the member area, on the console, or before both. */
function placesOfScreens(getModule: GetModule): Map<string, string[]> {
  const pages = openedBy(app, getModule).filter(page => !Object.values(areas).includes(page));
  const sections = Object.entries(areas).flatMap(([name, area]) =>
    openedBy(area, getModule).map(screen => ({ name, screen })),
  );
  const placed = [...pages.map(screen => ({ name: 'entrance', screen })), ...sections];
  return new Map(
    placed.map(({ screen }) => [screen, placed.filter(one => one.screen === screen).map(({ name }) => name)]),
  );
}

/** In which file that is, by what it leans on. */
const commonWith = { '': 'app', '-tabs': 'tabs', '-forms': 'forms', '-sorting': 'sorting' };

const ofSchemas = /\/node_modules\/(zod|react-hook-form)\//;
const ofSorting = /\/node_modules\/@dnd-kit\//;
const ofTabs = /\/node_modules\/(@radix-ui|radix-ui)\//;

/** What a module cannot do without, besides what every page has. */
function weightOf(
  id: string,
  getModule: GetModule,
  isInApp: (part: string) => boolean,
): keyof typeof commonWith {
  const all = [...loadedWith(id, getModule)].filter(part => !isInApp(part));
  const parts = all.filter(part => !part.includes('/src/contract/'));
  const leansOn = (packages: RegExp) =>
    parts.some(part => getModule(part)?.importedIds.some(of => packages.test(of)));
  if (leansOn(ofSorting)) return '-sorting';
  if (leansOn(ofSchemas) || all.some(part => part.endsWith('?whole'))) return '-forms';
  return leansOn(ofTabs) ? '-tabs' : '';
}

/** Who has a thing, by the thing. */
function groupedBy(owners: readonly string[], thingsOf: (owner: string) => Iterable<string>) {
  const owned = new Map<string, string[]>();
  for (const owner of owners) {
    for (const thing of new Set(thingsOf(owner))) owned.set(thing, [...(owned.get(thing) ?? []), owner]);
  }
  return owned;
}

const nameOf = (screen: string) => screen.slice(screen.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');

/** What a module itself fetches when it is shown. */
const openedBy = (id: string, getModule: GetModule): readonly string[] =>
  getModule(id)?.dynamicallyImportedIds ?? [];

/** What a module and those loaded with it fetch when it is shown: screens and dialogs. */
function laterFrom(from: string, getModule: GetModule): Set<string> {
  const later = [...loadedWith(from, getModule)].flatMap(id => getModule(id)?.dynamicallyImportedIds ?? []);
  return new Set(later.filter(id => !id.includes('/node_modules/')));
}

function allLaterFrom(from: readonly string[], getModule: GetModule, known: ReadonlySet<string> = new Set()) {
  const found = new Set<string>();
  const waiting = [...from];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const later of laterFrom(next, getModule)) {
      if (known.has(later) || found.has(later)) continue;
      found.add(later);
      waiting.push(later);
    }
  }
  return found;
}

/** A module and what it imports, packages not counted: these export far more than a page takes from them. */
function loadedWith(id: string, getModule: GetModule, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of getModule(id)?.importedIds ?? []) {
    const isPackage = next.includes('/node_modules/') && !next.includes('/lucide-react/');
    // The browser's contract has no schemas, though it still names what they are made of.
    const isSchema =
      /\/src\/contract\/[^?]+$/.test(id) &&
      /\/src\/contract\/(?:training\/)?(wire|\w+-fields)\.ts$/.test(next);
    if (!isPackage && !isSchema) loadedWith(next, getModule, found);
  }
  return found;
}
