import * as contract from '#contract/training/records.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { lineKindOf, lineOf, volumeByWeek } from '#domain/records/exercise-history.ts';
import { recordsOf } from '#domain/records/records.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { chosenMember } from '#server/accounts/owner.ts';
import { requireFound } from '#server/http/problem.ts';
import { findMember } from '#server/members/queries.ts';
import type { Route } from '#server/route/route.ts';
import { datesOf } from './exercise-dates.ts';
import type { HeldRecord } from './new-records.ts';
import { allLogged, type LoggedExercise, loggedOf } from './recorded-logs.ts';

/** Records and the history of an exercise: a member's own; a coach names whose. */
export function recordRoutes(route: Route): void {
  route(contract.listRecords, async ({ db, viewer, query }) => {
    const memberId = chosenMember(viewer, query.memberId);
    const exercises = await allLogged(db, memberId);
    if (exercises.length === 0) requireFound(await findMember(db, memberId), 'Member');
    return exercises.flatMap(held).toSorted(newestFirst);
  });

  route(contract.getExerciseHistory, async ({ db, viewer, params, query }) => {
    const { since = null, from, limit } = query;
    const memberId = chosenMember(viewer, query.memberId);
    const [found] = await loggedOf(db, memberId, [params.id]);
    const exercise = requireFound(found, 'Exercise');
    if (exercise.logs.length === 0) requireFound(await findMember(db, memberId), 'Member');
    const { exerciseId, exerciseName, category, ids: exerciseIds } = exercise;
    return {
      exerciseId,
      exerciseName,
      category,
      ...(await datesOf(db, category, { memberId, exerciseIds, since, from, limit })),
      ...(from === 0 ? ofAllDates(exercise, since) : { records: [], lineKind: null, line: [], weeks: [] }),
    };
  });
}

const held = ({ logs, ids: _ids, ...exercise }: LoggedExercise): HeldRecord[] =>
  recordsOf(exercise.category, logs).map(record => ({ ...exercise, ...record }));

function newestFirst(a: HeldRecord, b: HeldRecord): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return compareNames(a.exerciseName, b.exerciseName);
}

function ofAllDates(exercise: LoggedExercise, since: PlainDate | null) {
  const { category, logs } = exercise;
  const lineKind = lineKindOf(category, logs);
  const spanned = logs.filter(({ date }) => since === null || date >= since);
  const weeks = volumeByWeek(category, spanned);
  return {
    records: held(exercise),
    lineKind,
    line: lineOf(category, lineKind, spanned),
    weeks: weeks.map(({ date, value }) => ({ weekStart: date, volume: value })),
  };
}
