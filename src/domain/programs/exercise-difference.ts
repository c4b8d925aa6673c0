import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { percentBaseText } from '#domain/prescriptions/percent-of.ts';
import { prescribedWeightText } from '#domain/prescriptions/with-unit.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import type { PlannedExercise } from './program-tree.ts';
import { isSame } from './document/merge/same.ts';

/** The names of exercises and workouts; null for unknown ones. */
export type Names = {
  exercise: (id: string) => { name: string; category: ExerciseCategory } | null;
  workout: (id: string) => string | null;
};

/** Exercises of a day that came, went and changed, a sentence each. */
export function exerciseDifference(
  before: readonly PlannedExercise[],
  after: readonly PlannedExercise[],
  names: Names,
): string[] {
  const [former, present] = [numbered(before), numbered(after)];
  const gone = [...former].filter(([key]) => !present.has(key));
  const come = [...present].filter(([key]) => !former.has(key));
  const changed = [...present].flatMap(([key, exercise]) => {
    const was = former.get(key);
    return was && !isSame(was, exercise)
      ? [`${nameOf(exercise, names)}: ${change(was, exercise, names)}`]
      : [];
  });
  const isMoved = !isSame(stayed(former.keys(), present), stayed(present.keys(), former));
  return [
    ...gone.map(([, exercise]) => `Removed: ${nameOf(exercise, names)}`),
    ...come.map(([, exercise]) => `New: ${exerciseText(exercise, names)}`),
    ...changed,
    ...(isMoved ? ['Reordered'] : []),
  ];
}

const stayed = (keys: Iterable<string>, other: ReadonlyMap<string, unknown>) =>
  [...keys].filter(key => other.has(key));

/** An exercise in one line, as a member reads it: 'Back Squat, 4 × 8 · 185 lb · 75%'. */
export const exerciseText = (exercise: PlannedExercise, names: Names): string =>
  [nameOf(exercise, names), lineOf(exercise, names)].filter(Boolean).join(', ');

/** An exercise that comes twice in a day is told apart by its number. */
function numbered(exercises: readonly PlannedExercise[]): Map<string, PlannedExercise> {
  const turns = new Map<string, number>();
  return new Map(
    exercises.map(exercise => {
      const turn = (turns.get(exercise.exerciseId) ?? 0) + 1;
      turns.set(exercise.exerciseId, turn);
      return [`${exercise.exerciseId} ${turn}`, exercise];
    }),
  );
}

const nameOf = ({ exerciseId }: PlannedExercise, names: Names) =>
  names.exercise(exerciseId)?.name ?? 'An exercise';

function lineOf(exercise: PlannedExercise, names: Names): string {
  const { category = 'Strength' } = names.exercise(exercise.exerciseId) ?? {};
  // The reader is one of many: each text stays as it was typed.
  return prescriptionLine(exercise, category, null);
}

function change(before: PlannedExercise, after: PlannedExercise, names: Names): string {
  const [was, is] = [lineOf(before, names), lineOf(after, names)];
  const line = was === is ? [] : [beside(is, was)];
  // The line of named sets leaves out the weight of them all.
  const weighs: readonly Field[] =
    before.setTargets === null && after.setTargets === null ? ['weight', 'weightUnit'] : [];
  const said = sayings
    .filter(({ fields }) => fields.some(field => !isSame(before[field], after[field])))
    .filter(({ fields }) => !fields.some(field => weighs.includes(field)))
    .map(({ words }) => words(before, after));
  return [...line, ...said].join('; ') || 'written differently';
}

type Field = keyof PlannedExercise;
type Saying = {
  fields: readonly Field[];
  words: (before: PlannedExercise, after: PlannedExercise) => string;
};

const beside = (is: string | null, was: string | null) => `${is || 'not set'}, was ${was || 'not set'}`;

const typed = (field: Field, label: string): Saying => ({
  fields: [field],
  words: (before, after) => `${label} ${beside(textOf(after[field]), textOf(before[field]))}`,
});

const textOf = (value: PlannedExercise[Field]) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const weightOf = ({ weight, weightUnit }: PlannedExercise) =>
  weight && prescribedWeightText(weight, weightUnit);

/** The parts that are not in the line itself. */
const sayings: readonly Saying[] = [
  {
    fields: ['weight', 'weightUnit'],
    words: (before, after) => `weight ${beside(weightOf(after), weightOf(before))}`,
  },
  {
    fields: ['percentOf'],
    words: (before, after) =>
      `percent of ${percentBaseText[after.percentOf]}, was of ${percentBaseText[before.percentOf]}`,
  },
  typed('restTimerSeconds', 'rest timer'),
  { fields: ['notes'], words: () => 'notes changed' },
  { fields: ['alternateExerciseIds'], words: () => 'alternates changed' },
  {
    fields: ['groupLabel', 'groupFormat'],
    words: (before, after) =>
      before.groupLabel === after.groupLabel
        ? 'group format changed'
        : `group ${beside(after.groupLabel, before.groupLabel)}`,
  },
];
