import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { ExerciseIndex, FoundExercise } from '#domain/shorthand/match-exercise.ts';
import type { QuestionKind } from '#domain/program-reader/program-reading.ts';

/** The fields of a prescription that a text says; the others are not there. `weightUnit` stands wherever a weight does. */
export type WorkFields = Partial<WrittenPrescription>;

/** How a text of work is read. */
export type WorkOptions = {
  /** Of the exercise, where it is known: it decides what a bare number, `1m`, `60"` are. */
  category?: ExerciseCategory | null;
  /** What a bare number of weight or distance is in: the column's own unit or the writer's. */
  weightUnit: WeightUnit;
  distanceUnit: DistanceUnit;
  /** Decides where a name ends, and the category where none is given. */
  library?: ExerciseIndex | null;
  /** What was answered to doubts, by their `id`; where none is, the proposal holds. */
  answers?: WorkAnswers;
};

export type WorkAnswers = Readonly<Record<string, string>>;

/** A stretch of the text; `cell` says of which of several cells. */
export type Stretch = { from: number; to: number; cell?: number };

/**
 * What has to be asked of a stretch, and what the text reads as under each choice; it is read as proposed (or answered). Its labels
 * hold for every line that asks the same.
 */
type Doubt = Stretch & {
  /** What it is about, more closely than by its kind: `answers` go by it. */
  id: string;
  kind: QuestionKind;
  text: string;
  choices: { value: string; label: string; fields: WorkFields }[];
  proposed: string;
};

/** A stretch that is in nothing, and why. */
export type Leftover = Stretch & { text: string; why: string };

/** Where each stretch of a text went: all of it but blanks and separators is in one of these. */
export type Part = Stretch & { as: 'name' | 'group' | 'field' | 'note' | 'leftover' };

/** What a text of work says. */
export type Work = {
  fields: WorkFields;
  doubts: Doubt[];
  leftovers: Leftover[];
  parts: Part[];
  /** A number stood as a weight or distance without its unit, and was read in the writer's. */
  isUnitAssumed: boolean;
};

/** One exercise of a line: several where it holds a group. */
export type WorkOfExercise = Work & {
  /** The words that name it; empty where the line goes on with the exercise above. */
  name: string;
  /** By the library; null where it has none of that name, or none was given. */
  found: FoundExercise | null;
};

/** A line as people write it. */
export type WorkLine = {
  /** `A1) …` or a line that holds a group itself; the fields of its exercises say the same. */
  groupLabel: string | null;
  /** The whole mark, as `A1`; null where the line has none. */
  mark: string | null;
  groupFormat: GroupFormat | null;
  /** `EMOM 10:` alone says a group whose exercises follow on the next lines: then there are none here. */
  exercises: WorkOfExercise[];
  /** What is in no exercise of the line. */
  leftovers: Leftover[];
  parts: Part[];
};

/** What a column of a sheet holds. */
export const workColumns = [
  'sets',
  'reps',
  'sets-and-reps',
  'warm-up-sets',
  'load',
  'percent',
  'rpe',
  'rir',
  'last-set-rpe',
  'rest',
  'time',
  'distance',
  'tempo',
  'heart-rate',
  'contacts',
  'notes',
] as const;

export type WorkColumn = (typeof workColumns)[number];

/** A cell under a head, in the unit that the head says. */
export type WorkCell = {
  column: WorkColumn;
  text: string;
  unit?: 'lb' | 'kg' | 's' | 'min' | 'h' | 'm' | 'km' | 'mi' | 'yd' | null;
  /** The percent's head says `% TM`. */
  percentOf?: PercentOf;
};

/** A prescription with what was read: what was not is empty, the unit the writer's own. */
export function prescriptionOf(
  fields: WorkFields,
  { weightUnit }: Pick<WorkOptions, 'weightUnit'>,
): WrittenPrescription {
  const unit = weightUnit === 'kg' ? 'kg' : 'lbs';
  return { ...emptyPrescription, weightUnit: unit, ...withoutWarmUpsAlone(fields) };
}

/** A prescription needs a set that is no warm-up: where a text names none, its warm-ups are sets with a note. */
function withoutWarmUpsAlone(fields: WorkFields): WorkFields {
  const { setTargets, ...rest } = fields;
  if (!setTargets || setTargets.some(({ kind }) => countsAsWork({ setKind: kind }))) return fields;
  const only = (read: (target: SetTarget) => string | null) => {
    const texts = [...new Set(setTargets.map(read))];
    return texts.length === 1 ? (texts[0] ?? null) : texts.map(text => text ?? '-').join(', ');
  };
  return {
    ...rest,
    sets: String(setTargets.length),
    reps: only(({ reps }) => reps),
    weight: only(({ weight }) => weight),
    percent1RM: only(({ percent1RM }) => percent1RM),
    rpe: only(({ rpe }) => rpe),
    notes: rest.notes ? `warm-up; ${rest.notes}` : 'warm-up',
  };
}
