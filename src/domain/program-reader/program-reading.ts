import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import type { Weekday } from '#domain/plain-date.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import type { ExerciseIndex } from '#domain/shorthand/match-exercise.ts';

/** Options of a reading: whose library, whose units, and the answers to earlier questions. */
export type ReadOptions = {
  library: ExerciseIndex;
  /** Units of bare weights and distances: the writer's own. */
  weightUnit: WeightUnit;
  distanceUnit: DistanceUnit;
  /** By the id of the question; where none is given the proposal holds. */
  answers?: Readonly<Record<string, string>>;
  /** Start of lines that stand under no heading. */
  startsAt?: { week: number; day: Weekday };
};

/** An exercise as it was read, its prescription as one would type it. */
export type ReadExercise = WrittenPrescription & {
  /** As it was written; the library's own where it was found. */
  exerciseName: string;
  exerciseId: string | null;
  /** As a file says it, or the library; null where neither does. */
  category: ExerciseCategory | null;
  /** Alternates by name; those that the library has are in `alternateExerciseIds` too. */
  alternateNames: string[];
  /** The lines of the text that it was read from. */
  lines: number[];
};

export type ReadDay = { dayOfWeek: Weekday; dayName: string; notes: string; exercises: ReadExercise[] };

export type ReadWeek = { weekNumber: number; notes: string; days: ReadDay[] };

/** Subjects of a question; a question covers all lines of its kind. */
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

/** A question, once for all lines that it concerns; until it is answered the reading follows the proposal. */
export type Question = {
  /** The same for the same text, so that an answer finds it again. */
  id: string;
  kind: QuestionKind;
  text: string;
  lines: number[];
  choices: { value: string; label: string }[];
  proposed: string;
};

/** Text that is in no prescription, and why: nothing is left out in silence. */
export type NotTaken = { line: number; text: string; why: string };

/** The result of a line, shown beside it. */
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
  /** Training max as a percent of the max; null where the text doesn't say. */
  trainingMaxPercent: number | null;
  questions: Question[];
  notTaken: NotTaken[];
  lines: ReadLine[];
  /** Assumptions, such as 'Bare weights are read as kg.': listed once above the preview. */
  statements: string[];
  /** Reason why none of the text is read; null where it is. */
  refused: string | null;
};
