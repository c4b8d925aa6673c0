import type { Weekday } from '#domain/plain-date.ts';
import { exerciseDifference, type Names } from './exercise-difference.ts';
import type { StoredTree, PlannedDay, PlannedWeek } from './program-tree.ts';
import { isSame } from './document/merge/same.ts';

/** A difference in words. `part` is what it is a part of: a day, a week as a whole, or a detail. */
export type Difference = {
  part: string;
  weekNumber: number | null;
  dayOfWeek: Weekday | null;
  text: string;
};

/** The keys of a program's parts, so that changed ones can be told from the rest. */
export const partOfDay = (weekNumber: number, dayOfWeek: Weekday): string => `${weekNumber} ${dayOfWeek}`;
export const partOfWeek = (weekNumber: number): string => `week ${weekNumber}`;
export const partOfNotes = (weekNumber: number): string => `notes ${weekNumber}`;

/** The differences between two states of a program, in sentences by week and day. */
export function programDifference(before: StoredTree, after: StoredTree, names: Names): Difference[] {
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

const level = (tree: StoredTree) => tree.difficultyLevel ?? 'none';

function detailDifference(before: StoredTree, after: StoredTree): Difference[] {
  return [
    before.name !== after.name && ofProgram('name', `Name: ${after.name}, was ${before.name}`),
    before.description !== after.description &&
      ofProgram('description', textChange('Description', before.description, after.description)),
    level(before) !== level(after) &&
      ofProgram('difficultyLevel', `Level: ${level(after)}, was ${level(before)}`),
    before.numWeeks !== after.numWeeks &&
      ofProgram('numWeeks', `Weeks: ${after.numWeeks}, was ${before.numWeeks}`),
    before.trainingMaxPercent !== after.trainingMaxPercent &&
      ofProgram(
        'trainingMaxPercent',
        `Training max: ${after.trainingMaxPercent}% of the max, was ${before.trainingMaxPercent}%`,
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
    return [ofWeek(partOfWeek(weekNumber), `${after ? 'Week added' : 'Week removed'}, with ${days}`)];
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
    ...(before.dayName === after.dayName ? [] : [`Renamed ${after.dayName}, was ${before.dayName}`]),
    ...workoutDifference(before.assignedWorkoutId, after.assignedWorkoutId, names),
    ...exerciseDifference(before.exercises, after.exercises, names),
    ...(before.notes === after.notes ? [] : [textChange('Notes', before.notes, after.notes)]),
  ];
}

function workoutDifference(before: string | null, after: string | null, names: Names): string[] {
  if (before === after) return [];
  const name = (id: string) => names.workout(id) ?? 'a workout';
  if (after === null) return before === null ? [] : [`Removed the workout ${name(before)}`];
  return [`With the workout ${name(after)}${before === null ? '' : `, was ${name(before)}`}`];
}

function textChange(what: string, before: string, after: string): string {
  if (before === '') return `${what} added`;
  return after === '' ? `${what} removed` : `${what} changed`;
}

/** A difference with its week and day in front: 'Week 2, Monday: New: Back Squat, 5 × 5'. */
export function positionedText({ weekNumber, dayOfWeek, text }: Omit<Difference, 'part'>): string {
  const day = dayOfWeek && dayOfWeek.charAt(0).toUpperCase() + dayOfWeek.slice(1);
  const place = [weekNumber !== null && `Week ${weekNumber}`, day].filter(Boolean).join(', ');
  return place === '' ? text : `${place}: ${text}`;
}
