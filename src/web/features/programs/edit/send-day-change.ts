import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';
import {
  addDayExercise,
  createProgramDay,
  removeDayExercise,
  reorderDayExercises,
  updateDayExercise,
} from '#contract/programs/days.ts';
import { dayIn } from '#domain/programs/document/program-document.ts';
import type { Headers } from '#web/data/call.ts';
import { placeOf } from '#web/features/programs/document/place.ts';
import { changeDocument, type DayChange } from '#web/features/programs/document/schedule-change.ts';
import { exerciseBody } from '#web/features/programs/draft/program-body.ts';
import { changedBody } from './changed-body.ts';
import type { EditedDay } from './edited-document.ts';
import type { EditedLine } from './edited-lines.ts';
import type { ProgramOnServer } from './program-on-server.ts';

export type Ask = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  headers?: Headers,
) => Promise<ResponseOf<E>>;

export const madeOn = (revision: number): Headers => ({ 'if-match': String(revision) });

type There = EditedDay & { saved: NonNullable<EditedDay['saved']> };

/** Sends one change of a day as it stands on the server; the day after it, as answered. */
export async function sendDayChange(
  server: ProgramOnServer,
  day: There,
  change: DayChange,
): Promise<EditedDay> {
  const { ask, lines } = server;
  const { id, weekId, revision } = day.saved;
  const headers = madeOn(revision);
  const changed = dayIn(changeDocument(server.document, change), placeOf(change.at)) ?? day;
  const after = (now: Partial<There['saved']> & { revision: number }): EditedDay => ({
    ...changed,
    saved: { ...day.saved, ...now },
  });
  const rowOf = (key: number) => there(day.lines.find(line => line.key === key)?.row);
  switch (change.type) {
    case 'add-exercise': {
      const body = exerciseBody(change.exercise);
      const row = await ask(addDayExercise, { params: { dayId: id }, body }, headers);
      return withLine(after({ revision: row.dayRevision }), lines.lineOf(row, change.key));
    }
    case 'change-exercise': {
      const before = rowOf(change.key);
      const body = changedBody(before, change.exercise);
      const row = await ask(updateDayExercise, { params: { id: before.id }, body }, headers);
      return withLine(after({ revision: row.dayRevision }), lines.lineOf(row, change.key));
    }
    case 'remove-exercise': {
      const { id: rowId } = rowOf(change.key);
      const { dayRevision, membersToday } = await ask(removeDayExercise, { params: { id: rowId } }, headers);
      return after({ revision: dayRevision, membersToday });
    }
    case 'reorder-exercises': {
      const ids = changed.lines.flatMap(({ row }) => row?.id ?? []);
      const updates = ids.map((rowId, orderIndex) => ({ id: rowId, orderIndex }));
      return after({
        revision: (await ask(reorderDayExercises, { body: { updates } }, headers)).dayRevision,
      });
    }
    case 'use-workout': {
      const body = { dayOfWeek: day.dayOfWeek, assignedWorkoutId: change.workoutId };
      const saved = await ask(createProgramDay, { params: { weekId }, body }, headers);
      const { revision: next, assignedWorkoutId, membersToday } = saved;
      return {
        ...after({ revision: next, ...(membersToday !== undefined && { membersToday }) }),
        assignedWorkoutId,
      };
    }
    default: {
      const { dayName, notes } = change;
      const body = { dayOfWeek: day.dayOfWeek, dayName, notes };
      const saved = await ask(createProgramDay, { params: { weekId }, body }, headers);
      return { ...after({ revision: saved.revision }), dayName: saved.dayName, notes: saved.notes };
    }
  }
}

const withLine = (day: EditedDay, line: EditedLine): EditedDay => ({
  ...day,
  lines: day.lines.map(other => (other.key === line.key ? line : other)),
});

/** A row whose own creation failed can't be changed either. */
function there<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('This exercise was not added');
  return row;
}
