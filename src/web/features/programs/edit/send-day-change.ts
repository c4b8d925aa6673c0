import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';
import {
  addDayExercise,
  createProgramDay,
  removeDayExercise,
  reorderDayExercises,
  updateDayExercise,
} from '#contract/programs/days.ts';
import type { Headers } from '#web/data/call.ts';
import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import { exerciseBody } from '#web/features/programs/draft/program-body.ts';
import { changedBody } from './changed-body.ts';
import { changeDay, type DayChange, type EditedDay } from './edited-weeks.ts';
import type { ExerciseRows } from './exercise-rows.ts';

export type Ask = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  headers?: Headers,
) => Promise<ResponseOf<E>>;

export const madeOn = (revision: number): Headers => ({ 'if-match': String(revision) });

/** Sends one change of a day as it stands on the server; the day after it, as answered. */
export async function sendDayChange(ask: Ask, rows: ExerciseRows, day: EditedDay, change: DayChange) {
  const headers = madeOn(day.revision);
  const after = (revision: number): EditedDay => ({ ...changeDay(day, change), revision });
  switch (change.type) {
    case 'add-exercise': {
      const body = exerciseBody(change.exercise);
      const row = await ask(addDayExercise, { params: { dayId: day.id }, body }, headers);
      return withExercise(after(row.dayRevision), rows.exerciseOf(row, change.key));
    }
    case 'change-exercise': {
      const before = there(rows.rowOf(change.key));
      const body = changedBody(before, change.exercise);
      const row = await ask(updateDayExercise, { params: { id: before.id }, body }, headers);
      return withExercise(after(row.dayRevision), rows.exerciseOf(row, change.key));
    }
    case 'remove-exercise': {
      const { id } = there(rows.rowOf(change.key));
      const { dayRevision, membersToday } = await ask(removeDayExercise, { params: { id } }, headers);
      return { ...after(dayRevision), membersToday };
    }
    case 'reorder-exercises': {
      const inOrder = changeDay(day, change).exercises ?? [];
      const ids = inOrder.flatMap(({ key }) => rows.rowOf(key)?.id ?? []);
      const updates = ids.map((id, orderIndex) => ({ id, orderIndex }));
      return after((await ask(reorderDayExercises, { body: { updates } }, headers)).dayRevision);
    }
    case 'use-workout': {
      const body = { dayOfWeek: day.weekday, assignedWorkoutId: change.workoutId };
      const saved = await ask(createProgramDay, { params: { weekId: day.weekId }, body }, headers);
      const { assignedWorkoutId, membersToday } = saved;
      return { ...after(saved.revision), assignedWorkoutId, membersToday };
    }
    default: {
      const { dayName, notes } = change;
      const body = { dayOfWeek: day.weekday, dayName, notes };
      const saved = await ask(createProgramDay, { params: { weekId: day.weekId }, body }, headers);
      return { ...after(saved.revision), dayName: saved.dayName, notes: saved.notes };
    }
  }
}

const withExercise = (day: EditedDay, exercise: DraftExercise): EditedDay => ({
  ...day,
  exercises: day.exercises?.map(other => (other.key === exercise.key ? exercise : other)) ?? null,
});

/** A row whose own creation failed can't be changed either. */
function there<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('This exercise was not added');
  return row;
}
