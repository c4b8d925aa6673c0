import type { DifficultyLevel } from '#domain/prescriptions/exercise-category.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';

/** A program of the demonstration fellowship, written as a coach would type it: every field is text. */
export type DemoProgram = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel;
  weeks: DemoWeek[];
};

export type DemoWeek = { weekNumber: number; notes: string; days: DemoDay[] };

export const daysOfWeek = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type DayOfWeek = (typeof daysOfWeek)[number];

/** A rest day has no exercises. */
export type DemoDay = {
  dayOfWeek: DayOfWeek;
  dayName: string;
  notes: string;
  exercises: DemoPrescription[];
};

export type DemoPrescription = {
  /** A name in the seed library. */
  exercise: string;
  sets?: string;
  reps?: string;
  percent1RM?: string;
  restSeconds?: string;
  restTimerSeconds?: string;
  time?: string;
  distance?: string;
  rpe?: string;
  targetHeartRate?: string;
  volume?: string;
  contactTime?: string;
  groundContactTime?: string;
  notes?: string;
  setTargets?: SetTarget[];
  tempo?: string;
  groupLabel?: string;
  groupFormat?: GroupFormat;
};

export function trainingDay(
  dayOfWeek: DayOfWeek,
  dayName: string,
  notes: string,
  exercises: DemoPrescription[],
): DemoDay {
  return { dayOfWeek, dayName, notes, exercises };
}

export function restDay(dayOfWeek: DayOfWeek, notes: string): DemoDay {
  return { dayOfWeek, dayName: 'Rest Day', notes, exercises: [] };
}

/** One week for each note; each day list is put in order, Sunday first. */
export function weeksOf(notes: string[], daysOf: (week: number) => DemoDay[]): DemoWeek[] {
  return notes.map((note, index) => ({
    weekNumber: index + 1,
    notes: note,
    days: daysOf(index + 1).toSorted(
      (a, b) => daysOfWeek.indexOf(a.dayOfWeek) - daysOfWeek.indexOf(b.dayOfWeek),
    ),
  }));
}
