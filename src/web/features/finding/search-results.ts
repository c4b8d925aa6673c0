import type { listFindable } from '#contract/coaching/finding.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { searchNames } from '#domain/exercises/exercise-search.ts';
import { find, type Fit, type Folded, folded } from '#domain/finding/find.ts';
import { pushEntry } from '#web/navigation/history-entry.ts';
import { newDraftId } from '#web/parts/program/draft-id.ts';
import { type Act, askFor } from '#web/navigation/requested-act.ts';
import type { FindableSection } from './Finder.tsx';

type Everything = ResponseOf<typeof listFindable>;

const kinds = ['Members', 'Acts', 'Screens', 'Programs', 'Exercises'] as const;
export type Kind = (typeof kinds)[number];

/** One line of what is found, and where it leads. */
export type SearchResult = {
  key: string;
  name: string;
  also?: readonly string[];
  /** Beside its name. */
  detail?: string;
  picture?: string | null;
  go: () => void;
};

const home = '/admin';

function open(section: string, view?: object, address = home): void {
  pushEntry({ section, ...(view && { view }) }, address);
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}

const act = (name: string, section: string, act: Act, ...also: string[]): SearchResult => ({
  key: act,
  name,
  also,
  go: () => askFor(section, act),
});

const acts: readonly SearchResult[] = [
  act('Begin the round', 'command-center', 'begin-round', 'Review members'),
  act('Assign Program', 'assignments', 'assign', 'New assignment'),
  act('Add New Member', 'members', 'add-member', 'Invite'),
  act('Write to Many', 'messages', 'write-to-many', 'Message to a group'),
  act('Write a program in the grid', 'programs', 'write-in-grid', 'New program'),
  {
    key: 'create-program',
    name: 'Create 12-Week Program',
    also: ['New program'],
    go: () => open('programs', { name: 'create', draftId: newDraftId() }),
  },
  act('Add Exercise', 'exercises', 'add-exercise', 'New exercise'),
  {
    key: 'create-5-day',
    name: 'Create 5-Day Challenge',
    also: ['New challenge'],
    go: () => open('weekly-challenges', { name: 'create-5-day' }),
  },
  {
    key: 'improved',
    name: 'Who improved most',
    also: ['Lifts', 'Strength'],
    go: () => open('coach-dashboard', undefined, `${home}?section=coach-dashboard&sort=-change`),
  },
  act('Groups', 'members', 'groups', 'Members in groups'),
  act('Create Recipe', 'nutrition', 'new-recipe', 'New recipe'),
  act('New Post', 'blog', 'new-post', 'Write in the blog'),
];

/** What a screen is called at its head, or looked for as, where that is not its entry's name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'command-center': ['Dashboard', 'The Round', 'Home'],
  'coach-dashboard': ['Lifts', 'Strength'],
  members: ['Member Management', 'Members'],
  programs: ['Workout Programs'],
  exercises: ['Exercise Library'],
  nutrition: ['Recipes'],
  blog: ['Health and Habits', 'Posts'],
  promotions: ['Banner'],
  leaderboard: ['Leaderboard', 'Ranks'],
  fellowship: ['Brand', 'Colours', 'Price'],
  'daily-calendar': ['Days'],
};

const screensOf = (sections: readonly FindableSection[]): SearchResult[] =>
  sections
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ id, label, group }) => ({
      key: id,
      name: label,
      also: alsoCalled[id] ?? [],
      ...(group !== undefined && { detail: group }),
      go: () => open(id),
    }));

const memberResult = ({ id, name, email, profileImageUrl }: Everything['members'][number]): SearchResult => ({
  key: id,
  name,
  also: [email],
  picture: profileImageUrl,
  ...(email !== name && { detail: email }),
  go: () => open('members', { name: 'member', memberId: id }),
});

const views = {
  program: { words: 'Program', id: 'programId' },
  workout: { words: 'Single workout', id: 'workoutId' },
  path: { words: 'Path', id: 'pathId' },
} as const;

const programResult = ({ id, name, kind }: Everything['programs'][number]): SearchResult => ({
  key: id,
  name,
  detail: views[kind].words,
  go: () => open('programs', { name: kind, [views[kind].id]: id }),
});

const exerciseResult = ({ id, name, category }: Everything['exercises'][number]): SearchResult => ({
  key: id,
  name,
  detail: category,
  go: () => open('exercises', undefined, `${home}?${new URLSearchParams({ section: 'exercises', q: name })}`),
});

export type Index = Record<Exclude<Kind, 'Exercises'>, Folded<SearchResult>[]> & {
  exercises: readonly SearchedExercise[];
};

type SearchedExercise = Everything['exercises'][number] & { muscleGroups: string[]; equipment: string[] };

/** Made once for an answer: at a letter nothing is folded but what was typed. */
export function indexOf(all: Everything | undefined, sections: readonly FindableSection[]): Index {
  return {
    Members: folded(all?.members.map(memberResult) ?? []),
    Acts: folded(acts),
    Screens: folded(screensOf(sections)),
    Programs: folded(all?.programs.map(programResult) ?? []),
    exercises: (all?.exercises ?? []).map(one => ({ ...one, muscleGroups: [], equipment: [] })),
  };
}

export type Group = { kind: Kind; results: readonly SearchResult[] };

const maxPerGroup = 6;

/** What fits, in groups, the one with the best first. With nothing searched for all that can be done, and the screens. */
export function searchResults(index: Index, search: string): Group[] {
  if (search.trim() === '')
    return (['Acts', 'Screens'] as const).map(kind => ({ kind, results: index[kind].map(of => of.thing) }));
  return kinds
    .map(kind => (kind === 'Exercises' ? exercisesFound(index, search) : othersFound(index, kind, search)))
    .filter(({ results }) => results.length > 0)
    .toSorted((a, b) => a.best - b.best)
    .map(({ kind, results }) => ({ kind, results }));
}

function othersFound(index: Index, kind: Exclude<Kind, 'Exercises'>, search: string) {
  const found = find(index[kind], search, maxPerGroup);
  return { kind, results: found.map(({ thing }) => thing), best: found[0]?.fit ?? 9 };
}

/** As a picker finds them: by abbreviations and other names, too. */
function exercisesFound(index: Index, search: string) {
  const found = searchNames(index.exercises, search, false).slice(0, maxPerGroup).map(exerciseResult);
  const [first] = find(folded(found), search, 1);
  const best: Fit = first?.fit ?? 3;
  return { kind: 'Exercises' as const, results: found, best };
}
