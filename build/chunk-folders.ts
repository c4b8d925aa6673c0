/** What a folder's modules, and those of its rooms, go into; the nearest folder that is named decides. */
export type FolderRule = {
  /** Whoever shows them: nobody needs them before what they stand on is wanted. */
  always?: string;
  /** Where only few screens begin with them. */
  shown?: string;
  /** Where several screens open them as one part. */
  opened?: string;
  /** Each stays in a chunk of its own part, as hardly anybody opens it. */
  apart?: true;
};

/** Paths below `src`. A capability of the contract is one file, with rooms beside it or none: it is named as a folder is. */
export const folders: Readonly<Record<string, FolderRule>> = {
  // Of no use without the packages of the same chunk.
  'web/data/forms': { always: 'forms' },
  'web/ui/tabs': { always: 'tabs' },
  'web/ui/dialogs/menu': { always: 'menus' },
  'web/ui/dialogs/box': { always: 'dialogs' },
  // Whoever chooses a file fetches what sends it.
  'web/outbox/files/sending': { always: 'pieces' },
  'web/attachments/prepare': { always: 'pieces' },
  // Screens with a list fetch what orders it; the one that a coach begins with has none.
  'web/lists': { always: 'lists' },
  // A video and what is told beside it: a post shows one, and an exercise when it is opened.
  'web/ui/video': { always: 'videos' },
  'web/parts/how-it-is-done': { always: 'videos' },
  'domain/videos': { always: 'videos' },
  // A picture of a body, looked at in an exercise that is opened, and over the library.
  'web/parts/exercise-picker/muscles': { always: 'muscles' },
  // What reads programs from text: nobody has it before a sheet is pasted or imported.
  'domain/program-reader': { always: 'program-text' },
  'domain/program-text': { always: 'program-text' },
  'domain/program-files': { always: 'program-text' },
  'domain/csv': { always: 'program-text' },
  // Names in other languages: a text that is read asks for them, and a search that finds nothing.
  'domain/exercises/foreign-names': { always: 'foreign-names' },
  // What a line that is typed leans on, and a text that is read: the grid begins with it.
  'domain/shorthand': { always: 'grid' },
  // A program that is being written: Edit, Create and the grid begin with it. To undo and to merge is fetched by the first touch.
  'domain/programs/document': { always: 'ProgramsScreen' },
  'domain/programs/document/merge': { always: 'program-undo' },
  // The home page's texts: a page before the app has them, and the form in which a coach changes them.
  'domain/fellowship/home-page': { always: 'home-page' },
  // Names and no more: who gives them and who asks for them are in chunks far from each other.
  'web/features/training-sessions': { always: 'shared' },
  'web/features/training-sessions/device': {},
  'web/features/training-sessions/player': {},
  'web/parts/training-day/words': { always: 'shared' },

  // Notices, and the search for anything, are opened by a press; whoever has the newest version sees no card; a check-in waits
  // once a week at most.
  'web/features/notices/sheet': { apart: true },
  'web/features/finding': { apart: true },
  'web/install/cards': { apart: true },
  'web/outbox/check-ins/sending': { apart: true },
  'web/parts/pending/check-ins': { apart: true },

  // Widgets that some screens begin with, and dialogs of others have.
  'web/ui/controls': { shown: 'controls' },
  'web/ui/calendar': { shown: 'training' },
  'web/ui/figures': { opened: 'weeks' },
  'web/ui/figures/plot': { shown: 'lifts' },
  'web/ui/figures/trend': { shown: 'trend' },
  'web/ui/pictures': { shown: 'pictures' },
  'web/data/pictures': { shown: 'pictures' },
  'contract/pictures': { shown: 'pictures' },
  'web/brand-marks': { shown: 'crest' },
  'web/session': { shown: 'profile' },
  'web/parts/time-zone': { shown: 'profile' },
  'web/parts/security-events': { shown: 'security-log' },
  'contract/security-events': { shown: 'security-log' },
  'domain/devices': { shown: 'security-log' },

  'web/features/challenges': { shown: 'challenges' },
  'domain/challenges': { shown: 'challenges' },
  'contract/challenges': { shown: 'challenges' },
  'contract/leaderboard': { shown: 'challenges' },

  // What is planned for a day and logged of it: no coach sees it before opening something.
  'web/features/training': { shown: 'training' },
  'web/features/training/overview': { shown: 'training', opened: 'weeks' },
  'web/parts/training-day': { shown: 'training' },
  'web/parts/pending': { shown: 'training' },
  'web/parts/move-session': { shown: 'training', opened: 'moving' },
  // A member's way is on both sides, where there is one.
  'web/parts/paths': { opened: 'ways' },
  'web/outbox': { shown: 'training' },
  'web/outbox/check-ins': {},
  'web/outbox/files': { opened: 'attachments' },
  'web/outbox/messages': { shown: 'conversations' },

  'web/parts/loads': { shown: 'loads', opened: 'loads' },
  'web/parts/loads/card': { shown: 'loading' },
  'domain/loads': { shown: 'loads', opened: 'loads' },
  'web/parts/lifts': { shown: 'lifts' },
  'web/parts/lifts/change': { shown: 'trend' },
  'contract/training/strength': { shown: 'lifts' },
  'web/features/records': { shown: 'records', opened: 'exercise-history' },
  'web/parts/records': { shown: 'records', opened: 'exercise-history' },
  // A name in the Workout Log leads there.
  'web/parts/records/link': {},
  'contract/training/records': { shown: 'records' },
  'web/parts/tested-maxes': { opened: 'tested-maxes' },

  'web/features/conversations': { shown: 'conversations' },
  'web/parts/conversation': { shown: 'conversations', opened: 'conversations' },
  'web/parts/conversation/attachments': { shown: 'conversations', opened: 'attachments' },
  // Members have none.
  'web/parts/conversation/replies': { shown: 'replies' },
  'web/parts/conversation/to-many': {},
  'web/attachments': { opened: 'attachments' },
  'contract/conversations': { shown: 'conversations' },
  'domain/conversations': { shown: 'conversations' },

  'web/features/check-ins': { shown: 'check-ins' },
  'web/features/check-ins/console': {},
  'web/features/check-ins/member': { shown: 'checking-in' },
  'contract/coaching/check-ins': { shown: 'check-ins' },
  'domain/check-ins': { shown: 'check-ins' },

  // Opened from a session's end and from new records, and a section of its own in both areas.
  'web/features/feed': { shown: 'feed' },
  'web/features/feed/mine': { shown: 'feed', opened: 'feed' },
  // Whether one has shared anything is asked where there is no feed too.
  'web/features/feed/my-shared': {},
  'web/features/feed/sharing': {},
  'web/parts/share': { shown: 'feed' },
  'contract/fellowship/feed': { shown: 'feed' },
  'domain/feed': { shown: 'feed' },

  'web/features/members': { shown: 'people' },
  'web/parts/people': { shown: 'people' },
  // Names that lead to a person are on members' screens too.
  'web/parts/people/name': {},
  'contract/members': { shown: 'people' },
  // More of a coach's lists are narrowed to a group.
  'contract/members/groups': {},

  // Members pick exercises as well, who prescribe nothing.
  'web/parts/exercise-picker': { shown: 'picker' },
  'web/parts/exercise-picker/chosen': { shown: 'prescribing' },
  'domain/exercises': { shown: 'picker' },
  'web/parts/prescriptions/fields': { shown: 'prescribing' },
  'web/features/programs/draft': { shown: 'prescribing' },
};

/** Modules that go elsewhere than their folder says, with what keeps each from a folder of its own. */
export const exceptions: Readonly<Record<string, FolderRule & { why: string }>> = {
  'domain/exercises/muscles.ts': {
    always: 'muscles',
    why: 'Only the map needs it; it leans on the words of exercises, and what hurts where leans on it.',
  },
  'domain/prescriptions/written-prescription.ts': {
    always: 'grid',
    why: 'The shorthand leans on it, and the rules of prescriptions, the server’s too, are told of it here.',
  },
  'domain/training/status/shown-day-status.ts': {
    shown: 'training',
    why: 'A calendar’s alone; the other states of a day are everywhere.',
  },
  'domain/measures/entered.ts': {
    shown: 'training',
    why: 'A log’s alone; the other measures are everywhere.',
  },
  'domain/strength/tested-max.ts': { shown: 'lifts', why: 'Of lifts; percents beside it are everywhere.' },
  'domain/strength/strength-status.ts': {
    shown: 'lifts',
    why: 'Of lifts; percents beside it are everywhere.',
  },
  'web/parts/share/ShareButton.tsx': {
    always: 'shared',
    why: 'A button and no more, at the end of a session and on a day: the dialog it opens brings the feed.',
  },
  'web/parts/records/link/exercise-address.ts': {
    always: 'shared',
    why: 'An address and no more: the player, on both sides, would fetch the members’ chunk for it.',
  },
  'web/data/LoadEarlier.tsx': {
    shown: 'conversations',
    why: 'With messages comes the way to earlier ones: whoever shows pages of anything else has them too.',
  },
  'web/parts/conversation/attachments/attach-file.ts': {
    always: 'pieces',
    why: 'Sends what is chosen; it is a state of the attached files, which open it.',
  },
  'web/attachments/prepare/prepare-clip.ts': {
    always: 'clips',
    why: 'Of no use without its package; it prepares as its neighbours do, which open it.',
  },
  'web/outbox/messages/take-sent.ts': {
    apart: true,
    why: 'A message that waited is put in its place when it is sent, which is rare; the others of its folder send it.',
  },
  'web/features/check-ins/member/DueCheckIn.tsx': {
    why: 'A member’s Command Center asks whether one is due, and no more: what it is made of comes where one is.',
  },
  'web/features/challenges/member/weekly/WeeklyChallenge.tsx': {
    opened: 'challenge-cards',
    why: 'Both cards are on a page where the coach has set both.',
  },
  'web/features/challenges/member/five-day/MultiDayChallenge.tsx': {
    opened: 'challenge-cards',
    why: 'Both cards are on a page where the coach has set both.',
  },
};

/** By the module itself, where it is an exception, or else by the nearest folder that has a rule. */
export const ruleOfFile = (file: string): FolderRule =>
  exceptions[file] ?? ruleOfFolder(file.replace(/\.tsx?$/, ''));

/** A capability of the contract is a file, and may have a folder beside it: both have the same name here. */
function ruleOfFolder(name: string): FolderRule {
  const [parent] = /.+(?=\/)/.exec(name) ?? [];
  return folders[name] ?? (parent === undefined ? {} : ruleOfFolder(parent));
}

/** Folders of screens that have much in common: what only they show, and no folder claims, is in the chunk of that name. */
export const circles: Readonly<Record<string, readonly string[]>> = {
  profile: [
    'web/screens/profile',
    'web/screens/subscribe',
    'web/session',
    'web/features/setup',
    'web/features/membership',
    'web/features/sign-out',
  ],
  reading: [
    'web/features/recipes',
    'web/features/health-habits',
    'web/features/exercises',
    'web/screens/nutrition',
  ],
  training: [
    'web/features/training',
    'web/screens/workout-log',
    'web/screens/daily-calendar',
    'web/screens/dashboard',
  ],
};

/** Screens that few fellowships have: what they share with some others is no reason for every page to carry it. */
export const notEverywhere: readonly string[] = ['web/features/feed', 'web/parts/share'];

/** Modules that are where a page, or a large part of one, begins: the chunks are counted from them. */
export const entries = {
  start: 'web/main.tsx',
  app: 'web/shell/App.tsx',
  areas: { member: 'web/shell/MemberArea.tsx', console: 'web/shell/Console.tsx' },
  /** Fetched behind all that a page shows, when it has come to rest. */
  heard: 'web/shell/follow.ts',
  /** The one part that an address opens and that shares most of what it is made of with others. */
  editor: 'web/features/programs/edit/EditProgram.tsx',
  /** What opens over it comes in one chunk, when the page is first touched. */
  grid: 'web/features/programs/grid/GridScreen.tsx',
  /** Finds anything of the console, so it leans on what many screens do: that comes when it is opened. */
  finder: 'web/features/finding/FindDialog.tsx',
  /** Opened from both areas, and large: what it alone needs is in its own chunk, wherever it is opened. */
  player: 'web/features/training-sessions/player/SessionPlayer.tsx',
  /** They show again what other screens are made of: that stays in the chunks of those, and comes when it is opened. */
  borrowers: [
    'web/screens/command-center/review/ReviewScreen.tsx',
    'web/screens/member-page/MemberPage.tsx',
    'web/parts/day-record/DayDialog.tsx',
    'web/screens/assignments/AssignmentSessions.tsx',
    'web/features/training-sessions/player/SessionPlayer.tsx',
  ],
} as const;

/** Chunks of packages, or of whole scopes of them. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  schemas: ['zod'],
  forms: ['react-hook-form'],
  calendar: ['react-day-picker', 'date-fns', '@date-fns'],
  sorting: ['@dnd-kit'],
  clips: ['mediabunny'],
  later: ['@radix-ui/react-toast'],
  carried: ['idb'],
  vendor: [
    'react',
    'react-dom',
    'scheduler',
    '@tanstack',
    'wouter',
    'regexparam',
    'use-sync-external-store',
    'clsx',
    'class-variance-authority',
    '@radix-ui/react-slot',
    '@radix-ui/react-compose-refs',
  ],
  menus: ['@floating-ui', ...radix('popper', 'arrow', 'use-rect', 'use-size', 'menu', 'dropdown-menu')],
  tabs: [
    '@radix-ui/primitive',
    ...radix('tabs', 'roving-focus', 'collection', 'context', 'direction', 'id', 'presence', 'primitive'),
    ...radix(
      'use-callback-ref',
      'use-controllable-state',
      'use-layout-effect',
      'use-is-hydrated',
      'use-effect-event',
    ),
  ],
  dialogs: [
    '@radix-ui',
    'aria-hidden',
    'react-remove-scroll',
    'react-remove-scroll-bar',
    'react-style-singleton',
    'use-callback-ref',
    'use-sidecar',
    'get-nonce',
    'tslib',
  ],
};

function radix(...names: string[]): string[] {
  return names.map(name => `@radix-ui/react-${name}`);
}

/** Icons that only few screens begin with, by who shows them: else every page of an area would have them. */
export const icons: Readonly<Record<string, readonly string[]>> = {
  videos: ['square-play'],
  pictures: ['image-up'],
  controls: ['heart-pulse', 'timer', 'rotate-ccw', 'skip-forward', 'volume-2'],
  training: ['cloud-upload'],
  replies: ['message-square-quote', 'bookmark-plus', 'settings-2'],
  conversations: ['send-horizontal', 'corner-up-left', 'mic', 'paperclip', 'send'],
  feed: ['user-x', 'quote', 'ban'],
};
