import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { importProgram } from '#contract/programs/program-files.ts';
import { exerciseCategories, type ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';

export type Unknown = Pick<ResponseOf<typeof importProgram>['unknown'][number], 'name' | 'category'> & {
  nearest: readonly { id: string; name: string }[];
  /** Whether it may be a remark of a text. */
  canBeNote?: boolean;
};

/** The choice for a name: an exercise of the library, a new one, or none. */
export type Choice = { id: string; name: string } | { category: ExerciseCategory } | { isNote: true };

/** By the names of the file. */
export type Choices = Readonly<Record<string, Choice>>;

type Chosen = Required<Pick<RequestOf<typeof importProgram>['body'], 'exercises' | 'create'>>;

/** The choices as the server takes them. */
export function chosenOf(choices: Choices): Chosen {
  const told: { exercises: Record<string, string>; create: Record<string, ExerciseCategory> } = {
    exercises: {},
    create: {},
  };
  for (const [name, choice] of Object.entries(choices)) {
    if ('id' in choice) told.exercises[name] = choice.id;
    else if ('category' in choice) told.create[name] = choice.category;
  }
  return told;
}

export const another = 'another';
const note = 'note';

type Option = { value: string; label: string };

/** The options for a name: the likeliest exercises, the one picked from the library, any other, or a new one. */
export function optionsFor({ category, nearest, canBeNote }: Unknown, choice: Choice | undefined): Option[] {
  const picked = choice && 'id' in choice && !nearest.some(({ id }) => id === choice.id) ? [choice] : [];
  const known = [...nearest, ...picked].map(({ id, name }) => ({ value: id, label: name }));
  const made = category ? [category] : exerciseCategories;
  return [
    ...known,
    { value: another, label: 'Another exercise…' },
    ...made.map(one => ({ value: one, label: `New: put it into the library (${one})` })),
    ...(canBeNote ? [{ value: note, label: 'No exercise: into the notes' }] : []),
  ];
}

/** The value of an option for a choice; empty for none. */
export const valueOf = (choice: Choice | undefined): string =>
  choice === undefined ? '' : 'id' in choice ? choice.id : 'category' in choice ? choice.category : note;

/** The choice that a value stands for; undefined for none, and where another one is to be picked. */
export function choiceOf(
  value: string,
  { nearest }: Unknown,
  before: Choice | undefined,
): Choice | undefined {
  if (value === note) return { isNote: true };
  const category = exerciseCategories.find(one => one === value);
  if (category) return { category };
  const known = nearest.find(({ id }) => id === value);
  if (known) return { id: known.id, name: known.name };
  return before && valueOf(before) === value ? before : undefined;
}

/** Names without a choice become new exercises; those without a category are strength exercises, as most are. */
export function restIsNew(unknown: readonly Unknown[], choices: Choices): Choices {
  const rest = unknown.filter(({ name }) => !choices[name]);
  return {
    ...choices,
    ...Object.fromEntries(rest.map(({ name, category }) => [name, { category: category ?? 'Strength' }])),
  };
}
