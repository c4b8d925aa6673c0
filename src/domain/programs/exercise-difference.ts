import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import { percentBaseInWords } from '#domain/prescriptions/percent-of.ts';
import { unitWord } from '#domain/prescriptions/prescribed-weight.ts';
import { withUnit } from '#domain/prescriptions/with-unit.ts';
import { prescriptionText } from '#domain/prescriptions/prescription-line.ts';
import type { PlannedExercise } from './program-tree.ts';
import { isSame } from './same.ts';

/** What exercises and workouts are called; null for what is not known. */
export type Names = {
  exercise: (id: string) => { name: string; category: ExerciseCategory } | null;
  workout: (id: string) => string | null;
};

/** What came, went and changed among the exercises of a day, a sentence each. */
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
    ...gone.map(([, exercise]) => `Without ${nameOf(exercise, names)}`),
    ...come.map(([, exercise]) => `New: ${exerciseInWords(exercise, names)}`),
    ...changed,
    ...(isMoved ? ['In another order'] : []),
  ];
}

const stayed = (keys: Iterable<string>, other: ReadonlyMap<string, unknown>) =>
  [...keys].filter(key => other.has(key));

/** An exercise in one line, as a member reads it: 'Back Squat, 4 × 8 · 185 lb · 75% 1RM'. */
export const exerciseInWords = (exercise: PlannedExercise, names: Names): string =>
  [nameOf(exercise, names), lineOf(exercise, names)].filter(Boolean).join(', ');

/** One that comes twice in a day is told from itself by its turn. */
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
  return prescriptionText(category, exercise);
}

function change(before: PlannedExercise, after: PlannedExercise, names: Names): string {
  const [was, is] = [lineOf(before, names), lineOf(after, names)];
  const line = was === is ? [] : [beside(is, was)];
  const { category = 'Strength' } = names.exercise(after.exerciseId) ?? {};
  // Where sets are named the weight of all of them is in no line.
  const weighs = before.setTargets === null && after.setTargets === null ? ['weight', 'weightUnit'] : [];
  const inLine: readonly string[] = [...prescriptionFieldsOf(category), 'setTargets', 'tempo', ...weighs];
  const said = sayings
    .filter(({ fields }) => fields.some(field => !isSame(before[field], after[field])))
    .filter(({ fields }) => fields.includes('notes') || !fields.some(field => inLine.includes(field)))
    .map(({ words }) => words(before, after));
  return [...line, ...said].join('; ') || 'written otherwise';
}

type Field = keyof PlannedExercise;
type Saying = {
  fields: readonly Field[];
  words: (before: PlannedExercise, after: PlannedExercise) => string;
};

const beside = (is: string | null, was: string | null) =>
  `${is || 'nothing said'}, before ${was || 'nothing'}`;

const typed = (field: Field, label: string): Saying => ({
  fields: [field],
  words: (before, after) => `${label} ${beside(textOf(after[field]), textOf(before[field]))}`,
});

const textOf = (value: PlannedExercise[Field]) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const weightOf = ({ weight, weightUnit }: PlannedExercise) =>
  weight && withUnit(weight, ` ${unitWord(weightUnit)}`);

/** What is not in the line itself, or not of every category. */
const sayings: readonly Saying[] = [
  {
    fields: ['weight', 'weightUnit'],
    words: (before, after) => `weight ${beside(weightOf(after), weightOf(before))}`,
  },
  typed('sets', 'sets'),
  typed('reps', 'reps'),
  typed('percent1RM', 'percent of the max'),
  {
    fields: ['percentOf'],
    words: (before, after) =>
      `percent of ${percentBaseInWords[after.percentOf]}, before of ${percentBaseInWords[before.percentOf]}`,
  },
  typed('restSeconds', 'rest'),
  typed('restTimerSeconds', 'rest timer'),
  typed('time', 'time'),
  typed('distance', 'distance'),
  typed('rpe', 'RPE'),
  typed('targetHeartRate', 'heart rate'),
  typed('volume', 'contacts'),
  typed('contactTime', 'contact time'),
  typed('groundContactTime', 'ground contact time'),
  { fields: ['notes'], words: () => 'notes changed' },
  { fields: ['alternateExerciseIds'], words: () => 'alternates changed' },
  {
    fields: ['groupLabel', 'groupFormat'],
    words: (before, after) =>
      before.groupLabel === after.groupLabel
        ? 'group done otherwise'
        : `group ${beside(after.groupLabel, before.groupLabel)}`,
  },
];
