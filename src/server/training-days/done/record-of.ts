import { unplannedLogId } from '#server/training-days/events/event-rows.ts';
import type { DayRecord } from './day-records.ts';
import { happenedOf, sessionOf, type SessionSummary, summaryOf } from './what-happened.ts';

type Row = NonNullable<DayRecord['exercises']>[number];
type Happened = ReturnType<typeof happenedOf>;

/** A day as it is answered: each exercise with its log and what happened of it; last what nothing on the day asks for. */
export function recordOf(day: DayRecord) {
  const { events: _events, named: _named, older: _older, ...facts } = day;
  const told = summaryOf(day);
  const rows = day.exercises ?? [];
  const exercises = told
    ? withSession(day, rows, told)
    : rows.map(row => ({ ...row, happened: null as Happened }));
  const input = rows.flatMap(({ prescription }) => prescription ?? []);
  return { ...facts, session: told && sessionOf(told, input), exercises: exercises.map(withInstants) };
}

/**
 * A session logs sets that pay for no prescription by their exercise. Such a log stands with the exercise as which its
 * sets were done; where they were done before a swap, they are listed there.
 */
function withSession(
  day: DayRecord,
  rows: readonly Row[],
  told: SessionSummary,
): (Row & { happened: Happened })[] {
  const besides = rows.filter(({ log, exercise }) => log?.id === unplannedLogId(day.id, exercise.id));
  const logs = new Map(besides.map(({ exercise, log }) => [exercise.id, log]));
  const withWork = (row: Row, prescriptionId: string) => {
    const happened = happenedOf(told, prescriptionId);
    if (row.log || !happened?.sets.some(({ instead }) => instead === null)) return { ...row, happened };
    const doneId = happened.swappedTo?.id ?? row.exercise.id;
    const log = logs.get(doneId) ?? null;
    logs.delete(doneId);
    return { ...row, log, happened };
  };
  const others = rows.filter(row => !besides.includes(row));
  return [
    ...others.map(row =>
      row.prescription ? withWork(row, row.prescription.id) : { ...row, happened: null as Happened },
    ),
    ...(day.older ?? []).map(({ exercise, prescription }) =>
      withWork(unplannedRow(exercise), prescription.id),
    ),
    ...added(told).map(({ exercise, prescriptionId }) => withWork(unplannedRow(exercise), prescriptionId)),
  ];
}

const unplannedRow = (exercise: Row['exercise']): Row => ({ exercise, prescription: null, log: null });

/** The exercises that the member put into the session, by their own ids. */
const added = ({ state, exercises }: SessionSummary) =>
  state.exercises.flatMap(({ isAdded, prescriptionId, swappedFrom, exerciseId }) => {
    const exercise = isAdded ? exercises.get(swappedFrom ?? exerciseId) : undefined;
    return exercise ? [{ exercise, prescriptionId }] : [];
  });

const withInstants = ({ log, ...exercise }: Row & { happened: Happened }) => ({
  ...exercise,
  log: log && {
    ...log,
    loggedAt: new Date(log.loggedAt),
    correctedAt: log.correctedAt === null ? null : new Date(log.correctedAt),
  },
});
