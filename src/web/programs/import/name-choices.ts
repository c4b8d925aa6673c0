import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { importProgram } from '#contract/programs/program-files.ts';
import { exerciseCategories, type ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';

export type Unknown = ResponseOf<typeof importProgram>['unknown'][number];

/** What a name is said to be: an exercise of the library, or a new one. */
export type Choice = { id: string; name: string } | { category: ExerciseCategory };

/** By the names of the file. */
export type Choices = Readonly<Record<string, Choice>>;

type Chosen = Required<Pick<RequestOf<typeof importProgram>['body'], 'exercises' | 'create'>>;

/** As the server is told. */
export function toldWith(choices: Choices): Chosen {
  const told: { exercises: Record<string, string>; create: Record<string, ExerciseCategory> } = {
    exercises: {},
    create: {},
  };
  for (const [name, choice] of Object.entries(choices)) {
    if ('id' in choice) told.exercises[name] = choice.id;
    else told.create[name] = choice.category;
  }
  return told;
}

export const another = 'another';

type Option = { value: string; label: string };

/** What can be said of a name: the likeliest, what was picked besides, any other, or that it is new. */
export function optionsFor({ category, nearest }: Unknown, choice: Choice | undefined): Option[] {
  const picked = choice && 'id' in choice && !nearest.some(({ id }) => id === choice.id) ? [choice] : [];
  const known = [...nearest, ...picked].map(({ id, name }) => ({ value: id, label: name }));
  const made = category ? [category] : exerciseCategories;
  return [
    ...known,
    { value: another, label: 'Another exercise…' },
    ...made.map(one => ({ value: one, label: `New: put it into the library (${one})` })),
  ];
}

/** The value of an option for what was chosen; empty for nothing. */
export const valueOf = (choice: Choice | undefined): string =>
  choice === undefined ? '' : 'id' in choice ? choice.id : choice.category;

/** What a value stands for; undefined for none, and where another one is to be picked. */
export function choiceOf(
  value: string,
  { nearest }: Unknown,
  before: Choice | undefined,
): Choice | undefined {
  const category = exerciseCategories.find(one => one === value);
  if (category) return { category };
  const known = nearest.find(({ id }) => id === value);
  if (known) return { id: known.id, name: known.name };
  return before && valueOf(before) === value ? before : undefined;
}

/** All names of which nothing was said are new; those without a category are strength exercises, as most are. */
export function restIsNew(unknown: readonly Unknown[], choices: Choices): Choices {
  const rest = unknown.filter(({ name }) => !choices[name]);
  return {
    ...choices,
    ...Object.fromEntries(rest.map(({ name, category }) => [name, { category: category ?? 'Strength' }])),
  };
}
