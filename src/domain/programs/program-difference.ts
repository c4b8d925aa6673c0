import type { Weekday } from '#domain/plain-date.ts';
import { exerciseDifference, type Names } from './exercise-difference.ts';
import type { KeptTree, PlannedDay, PlannedWeek } from './program-tree.ts';
import { isSame } from './same.ts';

/** One thing that differs, in words. `part` is what it is a part of: a day, a week as a whole, or a detail. */
export type Difference = {
  part: string;
  weekNumber: number | null;
  dayOfWeek: Weekday | null;
  text: string;
};

/** What parts of a program are called, so that what differs can be told from what stays. */
export const partOfDay = (weekNumber: number, dayOfWeek: Weekday): string => `${weekNumber} ${dayOfWeek}`;
export const partOfWeek = (weekNumber: number): string => `week ${weekNumber}`;
export const partOfNotes = (weekNumber: number): string => `notes ${weekNumber}`;

/** How one state of a program differs from the one before, in sentences by week and day. */
export function programDifference(before: KeptTree, after: KeptTree, names: Names): Difference[] {
  const last = Math.max(before.numWeeks, after.numWeeks);
  return [
    ...detailDifference(before, after),
    ...exerciseDifference(before.attached, after.attached, names).map(text =>
      ofProgram('attached', `On every training day: ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
    ),
    ...Array.from({ length: last }, (_, index) =>
      weekDifference(before.weeks[index], after.weeks[index], names),
    ).flat(),
  ];
}

const ofProgram = (part: string, text: string): Difference => ({
  part,
  weekNumber: null,
  dayOfWeek: null,
  text,
});

const level = (tree: KeptTree) => tree.difficultyLevel ?? 'none';

function detailDifference(before: KeptTree, after: KeptTree): Difference[] {
  return [
    before.name !== after.name && ofProgram('name', `Name: ${after.name}, before ${before.name}`),
    before.description !== after.description &&
      ofProgram('description', textChange('Description', before.description, after.description)),
    level(before) !== level(after) &&
      ofProgram('difficultyLevel', `Level: ${level(after)}, before ${level(before)}`),
    before.numWeeks !== after.numWeeks &&
      ofProgram('numWeeks', `Weeks: ${after.numWeeks}, before ${before.numWeeks}`),
    before.trainingMaxPercent !== after.trainingMaxPercent &&
      ofProgram(
        'trainingMaxPercent',
        `Training max: ${after.trainingMaxPercent}% of the max, before ${before.trainingMaxPercent}%`,
      ),
  ].filter(one => one !== false);
}

function weekDifference(
  before: PlannedWeek | undefined,
  after: PlannedWeek | undefined,
  names: Names,
): Difference[] {
  const { weekNumber } = after ?? before ?? { weekNumber: 0 };
  const ofWeek = (part: string, text: string) => ({ part, weekNumber, dayOfWeek: null, text });
  if (!before || !after) {
    const trained = countTraining(after ?? before);
    const days = `${trained} training ${trained === 1 ? 'day' : 'days'}`;
    return [ofWeek(partOfWeek(weekNumber), `${after ? 'A new week' : 'The week is gone'}, with ${days}`)];
  }
  const notes =
    before.notes === after.notes
      ? []
      : [ofWeek(partOfNotes(weekNumber), textChange('Notes of the week', before.notes, after.notes))];
  const days = after.days.flatMap((day, index) => {
    const { dayOfWeek } = day;
    const was = before.days[index] ?? day;
    const part = partOfDay(weekNumber, dayOfWeek);
    return dayDifference(was, day, names).map(text => ({ part, weekNumber, dayOfWeek, text }));
  });
  return [...notes, ...days];
}

const countTraining = (week: PlannedWeek | undefined) =>
  (week?.days ?? []).filter(day => day.exercises.length > 0 || day.assignedWorkoutId !== null).length;

function dayDifference(before: PlannedDay, after: PlannedDay, names: Names): string[] {
  if (isSame(before, after)) return [];
  return [
    ...(before.dayName === after.dayName ? [] : [`Called ${after.dayName}, before ${before.dayName}`]),
    ...workoutDifference(before.assignedWorkoutId, after.assignedWorkoutId, names),
    ...exerciseDifference(before.exercises, after.exercises, names),
    ...(before.notes === after.notes ? [] : [textChange('Notes', before.notes, after.notes)]),
  ];
}

function workoutDifference(before: string | null, after: string | null, names: Names): string[] {
  if (before === after) return [];
  const name = (id: string) => names.workout(id) ?? 'a workout';
  if (after === null) return before === null ? [] : [`Without the workout ${name(before)}`];
  return [`With the workout ${name(after)}${before === null ? '' : `, before ${name(before)}`}`];
}

function textChange(what: string, before: string, after: string): string {
  if (before === '') return `${what} added`;
  return after === '' ? `${what} taken away` : `${what} changed`;
}

/** Where something differs, in front of what does: 'Week 2, Monday: New: Back Squat, 5 × 5'. */
export function placedText({ weekNumber, dayOfWeek, text }: Omit<Difference, 'part'>): string {
  const day = dayOfWeek && dayOfWeek.charAt(0).toUpperCase() + dayOfWeek.slice(1);
  const place = [weekNumber !== null && `Week ${weekNumber}`, day].filter(Boolean).join(', ');
  return place === '' ? text : `${place}: ${text}`;
}
