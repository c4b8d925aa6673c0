import { type PlainDate, parsePlainDate } from '#domain/plain-date.ts';
import {
  type Assignment,
  fromYourCoach,
  isOneOff,
  isLogged,
  isPending,
  isWritten,
  nextExercise,
  type ScheduledExercise,
  type TrainingDay,
} from '#web/parts/training-day/training-day.ts';

/** Today's work across programs. */
export type TodaysWork = {
  /** The names of its days: 'Lower Body', or the program's where the day has none. */
  title: string;
  /** 'Iron Foundation, Week 3' of each program. */
  programs: string[];
  exercises: ScheduledExercise[];
  done: number;
  /** Written down on this device, and not sent yet. */
  pending: number;
  /** The exercise to do now; null when all are written down. */
  next: ScheduledExercise | null;
  sessions: { trainingDayId: string; done: number; of: number }[];
};

/** A program's day, or what the coach gave for this one date. */
export type DayOfWork = { assignment: Pick<Assignment, 'kind'>; day: TrainingDay };

export function todaysWork(parts: readonly DayOfWork[]): TodaysWork {
  const exercises = parts.flatMap(({ day }) => day.exercises);
  const days = parts.filter(({ assignment }) => !isOneOff(assignment)).map(({ day }) => day);
  const oneOffs = parts.filter(({ assignment }) => isOneOff(assignment)).map(({ day }) => day);
  return {
    title: once(days.map(day => day.dayName || day.programName)).join(' and ') || fromYourCoach,
    programs: once([...days.map(programLine), ...(days.length > 0 ? oneOffs.map(oneOffLine) : [])]),
    exercises,
    done: exercises.filter(isLogged).length,
    pending: exercises.filter(isPending).length,
    next: nextExercise(exercises),
    sessions: parts.map(({ day }) => sessionOf(day)),
  };
}

const sessionOf = ({ trainingDayId, exercises }: TrainingDay): TodaysWork['sessions'][number] => ({
  trainingDayId,
  done: exercises.filter(isWritten).length,
  of: exercises.length,
});

/** Drops repeats: two programs may say the same. */
const once = (texts: readonly string[]): string[] => [...new Set(texts)].filter(text => text !== '');

/** The program is named where the title does not name it already. */
function programLine({ dayName, programName, weekNumber }: TrainingDay): string {
  return [dayName ? programName : null, weekNumber === null ? null : `Week ${weekNumber}`]
    .filter(Boolean)
    .join(', ');
}

/** Beside a program's day: '2 exercises from your coach'. */
const oneOffLine = ({ exercises }: TrainingDay): string => `${counted(exercises.length)} from your coach`;

/** Reasons why there is nothing to train today. */
export type Quiet =
  /** Nothing was ever assigned. */
  | 'unassigned'
  /** The first program has not begun. */
  | 'before-start'
  /** Between two training days. */
  | 'rest'
  /** Active, but no training day is left. */
  | 'nothing-left'
  | 'paused'
  /** Everything assigned is completed. */
  | 'finished';

type TodaysTrainingInput = Pick<Assignment, 'status' | 'startDate' | 'kind'>;

export function whyQuiet(
  assignments: readonly TodaysTrainingInput[],
  next: PlainDate | null,
  today: PlainDate,
): Quiet {
  const programs = assignments.filter(assignment => !isOneOff(assignment));
  const active = programs.filter(({ status }) => status === 'active');
  if (active.length === 0) {
    // Exercises of their own are still to come.
    if (next !== null) return 'rest';
    if (programs.length === 0) return 'unassigned';
    return programs.some(({ status }) => status === 'paused') ? 'paused' : 'finished';
  }
  if (next === null) return 'nothing-left';
  return active.every(({ startDate }) => (parsePlainDate(startDate) ?? today) > today)
    ? 'before-start'
    : 'rest';
}

/** More than this many exercises would push the rest of the screen away. */
const maxShown = 8;

export function exercisesToShow<Exercise>(exercises: readonly Exercise[]) {
  const shown = exercises.length <= maxShown + 1 ? exercises : exercises.slice(0, maxShown);
  return { shown, hidden: exercises.length - shown.length };
}

/** 'Upper Body · 5 exercises' */
export function nextTrainingText({ title, exercises }: Pick<TodaysWork, 'title' | 'exercises'>): string {
  return `${title} · ${counted(exercises.length)}`;
}

const counted = (exercises: number): string => (exercises === 1 ? '1 exercise' : `${exercises} exercises`);
