import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import type { DifficultyLevel } from '#domain/prescriptions/exercise-category.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';

/** A prescription of a day, its exercise named by its id. */
export type PlannedExercise = WrittenPrescription & { exerciseId: string };

/** A line that was typed into a draft's day and is not understood yet. */
type UnreadLine = { position: number; text: string };

export type PlannedDay = {
  dayOfWeek: Weekday;
  dayName: string;
  notes: string;
  assignedWorkoutId: string | null;
  exercises: PlannedExercise[];
  unread?: UnreadLine[];
};

export type PlannedWeek = { weekNumber: number; notes: string; days: PlannedDay[] };

/** A whole program. In its one form it has every week up to `numWeeks`, each with its seven days, Sunday first. */
export type ProgramTree = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel | null;
  numWeeks: number;
  /** The training max as a share of the max, where nobody has set it for the member alone. */
  trainingMaxPercent: number;
  weeks: PlannedWeek[];
};

/** A program as it is stored: `attached` are the exercises that every training day of it has. */
export type StoredTree = ProgramTree & { attached: PlannedExercise[] };

type LooseDay = { dayOfWeek: Weekday } & { [Key in keyof PlannedDay]?: PlannedDay[Key] | undefined };
type LooseWeek = { weekNumber: number; notes?: string | undefined; days: readonly LooseDay[] };
type LooseTree = Omit<ProgramTree, 'weeks' | 'difficultyLevel' | 'trainingMaxPercent'> & {
  trainingMaxPercent?: number | undefined;
  difficultyLevel?: DifficultyLevel | null | undefined;
  weeks: readonly LooseWeek[];
};

/** A tree in its one form: what is left out is there, empty, and a day without a name has its weekday's. */
export function completeTree({
  name,
  description,
  difficultyLevel,
  numWeeks,
  trainingMaxPercent = usualTrainingMaxPercent,
  weeks,
}: LooseTree): ProgramTree {
  const given = new Map(weeks.map(week => [week.weekNumber, week]));
  return {
    name,
    description,
    difficultyLevel: difficultyLevel ?? null,
    numWeeks,
    trainingMaxPercent,
    weeks: Array.from({ length: numWeeks }, (_, index) => completeWeek(index + 1, given.get(index + 1))),
  };
}

export function completeWeek(weekNumber: number, week?: LooseWeek): PlannedWeek {
  const given = new Map(week?.days.map(day => [day.dayOfWeek, day]));
  return {
    weekNumber,
    notes: week?.notes ?? '',
    days: weekdays.map(dayOfWeek => completeDay(dayOfWeek, given.get(dayOfWeek))),
  };
}

function completeDay(dayOfWeek: Weekday, day?: LooseDay): PlannedDay {
  const unread = day?.unread ?? [];
  return {
    dayOfWeek,
    dayName: day?.dayName || nameOfDay(dayOfWeek),
    notes: day?.notes ?? '',
    assignedWorkoutId: day?.assignedWorkoutId ?? null,
    exercises: day?.exercises ?? [],
    ...(unread.length > 0 && { unread }),
  };
}

/** The name of a day until its coach gives it one: 'Monday'. */
const nameOfDay = (dayOfWeek: Weekday): string => dayOfWeek.charAt(0).toUpperCase() + dayOfWeek.slice(1);

type Asking = Pick<ProgramTree, 'weeks'> & { attached?: readonly PlannedExercise[] };

/** Every exercise that a tree asks for, also those that may be done in its place; each once. */
export function exercisesOf({ weeks, attached = [] }: Asking): Set<string> {
  const asked = [...weeks.flatMap(week => week.days.flatMap(day => day.exercises)), ...attached];
  return new Set(asked.flatMap(one => [one.exerciseId, ...one.alternateExerciseIds]));
}

/** Every workout that a day of it uses, each once. */
export const workoutsOf = ({ weeks }: Pick<ProgramTree, 'weeks'>): Set<string> =>
  new Set(weeks.flatMap(week => week.days.flatMap(day => day.assignedWorkoutId ?? [])));
