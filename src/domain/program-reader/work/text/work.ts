import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import type { ExerciseIndex, FoundExercise } from '#domain/shorthand/match-exercise.ts';
import type { QuestionKind } from '#domain/program-reader/program-reading.ts';

/** The fields of a prescription that a text says; the others are not there. `weightUnit` stands wherever a weight does. */
export type WorkFields = Partial<WrittenPrescription>;

/** Of a text whose lists of percents say reps before sets: what its other lines likely say first. */
export type RepsFirst = { plain: 'reps' | 'sets' } | null;

/** Options for reading a text of work. */
export type WorkOptions = {
  /** Of the exercise, where it is known: it decides what a bare number, `1m`, `60"` are. */
  category?: ExerciseCategory | null;
  /** Unit of a bare weight or distance: the column's own unit or the writer's. */
  weightUnit: WeightUnit;
  distanceUnit: DistanceUnit;
  /** Decides where a name ends, and the category where none is given. */
  library?: ExerciseIndex | null;
  /** Answers to doubts, by their `id`; without one the proposal holds. */
  answers?: WorkAnswers;
  /** The line is one of a group above it: a number before its name says how often. */
  isCounted?: boolean;
  /** The text has lists of percents with the reps before the sets, `50% 5x1, 60% 4x2`; what its other lines likely say first. */
  repsFirst?: RepsFirst;
};

export type WorkAnswers = Readonly<Record<string, string>>;

/** A stretch of the text; `cell` says of which of several cells. */
export type Stretch = { from: number; to: number; cell?: number };

/**
 * A question about a stretch, and what the text reads as under each choice; it is read as proposed (or answered). Its
 * labels hold for every line that asks the same.
 */
type Doubt = Stretch & {
  /** The exact subject of a doubt, narrower than its kind: `answers` are looked up by it. */
  id: string;
  kind: QuestionKind;
  text: string;
  choices: { value: string; label: string; fields: WorkFields }[];
  proposed: string;
};

/** A stretch that is in nothing, and why. */
export type Leftover = Stretch & { text: string; why: string };

/** A stretch of a text and its use: all of the text but blanks and separators is in one of these. */
export type Part = Stretch & { as: 'name' | 'group' | 'field' | 'note' | 'leftover' };

/** The meaning of a text of work. */
export type Work = {
  fields: WorkFields;
  doubts: Doubt[];
  leftovers: Leftover[];
  parts: Part[];
  /** A number stood as a weight or distance without its unit, and was read in the writer's. */
  isUnitAssumed: boolean;
};

/** An exercise of a line: several where it holds a group. */
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
  /** Text that is in no exercise of the line. */
  leftovers: Leftover[];
  parts: Part[];
};

/** Columns of a sheet that hold work. */
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
