import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import type { Weekday } from '#domain/plain-date.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import type { ExerciseIndex } from '#domain/shorthand/match-exercise.ts';

/** How a text is read: by whose library, in whose units, and with which answers to what was asked of it before. */
export type ReadOptions = {
  library: ExerciseIndex;
  /** What a bare number of weight or distance is in: the writer's own. */
  weightUnit: WeightUnit;
  distanceUnit: DistanceUnit;
  /** By the id of the question; where none is given the proposal holds. */
  answers?: Readonly<Record<string, string>>;
  /** Where lines begin that stand under no heading. */
  startsAt?: { week: number; day: Weekday };
};

/** An exercise as it was read, its prescription as one would type it. */
export type ReadExercise = WrittenPrescription & {
  /** As it was written; the library's own where it was found. */
  exerciseName: string;
  exerciseId: string | null;
  /** As a file says it, or the library; null where neither does. */
  category: ExerciseCategory | null;
  /** What may be done in its place, by name; those that the library has are in `alternateExerciseIds` too. */
  alternateNames: string[];
  /** What its percent is of. */
  percentOf: 'one-rep-max' | 'training-max';
  /** The lines of the text that it was read from. */
  lines: number[];
};

export type ReadDay = { dayOfWeek: Weekday; dayName: string; notes: string; exercises: ReadExercise[] };

export type ReadWeek = { weekNumber: number; notes: string; days: ReadDay[] };

/** What a question is about; one stands for all lines of its kind. */
export const questionKinds = [
  'unit',
  'weight-or-sets',
  'date-or-reps',
  'rest-unit',
  'column',
  'weekdays',
  'week-range',
  'exercise',
  'training-max',
  'repeated',
  'time-or-reps',
  'other',
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** Asked once for all lines that it concerns; until it is answered the reading goes by what is proposed. */
export type Question = {
  /** The same for the same text, so that an answer finds it again. */
  id: string;
  kind: QuestionKind;
  text: string;
  lines: number[];
  choices: { value: string; label: string }[];
  proposed: string;
};

/** What is in no prescription, and why: nothing is left out in silence. */
export type NotTaken = { line: number; text: string; why: string };

/** What became of a line: shown beside it. */
export type ReadLine = {
  line: number;
  text: string;
  became: 'exercise' | 'sets' | 'heading' | 'head' | 'note' | 'group' | 'total' | 'blank' | 'not-taken';
  /** In words or shorthand, as it will stand in the program; empty for a blank. */
  read: string;
};

export type ProgramReading = {
  /** More than a program holds are the blocks of a path. */
  weeks: ReadWeek[];
  questions: Question[];
  notTaken: NotTaken[];
  lines: ReadLine[];
  /** What was taken for granted, as 'Bare weights are read as kg.': said once above the preview. */
  statements: string[];
  /** Why nothing of the text is read at all; null where it is. */
  refused: string | null;
};
