import * as ownDays from '#contract/training/own-days.ts';
import * as contract from '#contract/training/training-days.ts';
import { addDays, dateIn } from '#domain/plain-date.ts';
import { dayStatus } from '#domain/training/status/day-status.ts';
import { ownerFor, scopeOf, refuseUnreachable } from '#server/accounts/owner.ts';
import { findUser } from '#server/accounts/queries.ts';
import type { Database } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { isStillOpen } from '#server/training-days/events/open-session.ts';
import {
  type DayFacts,
  type DayRecord,
  dayWithOthers,
  daysBackward,
  daysForward,
  daysOfDate,
} from './day-records.ts';
import { daysOfMember } from './list-days.ts';
import { recordOf } from './record-of.ts';
import { marksOf, summaryOf } from './what-happened.ts';

/** Training days as planned and as done: a member's own, for a coach everyone's. */
export function trainingDayRoutes(route: Route): void {
  route(contract.getTrainingDay, async ({ db, viewer, params, now }) => {
    const [day, ...beside] = await dayWithOthers(db, { id: params.id, ...scopeOf(ownerFor(viewer)) });
    return {
      ...asRecord(requireFound(day, 'Training day'), now),
      beside: beside.map(one => asRecord(one, now)),
    };
  });

  route(contract.listTrainingDaysOfDate, async ({ db, viewer, params, now }) => {
    const { userId: memberId, date } = params;
    refuseUnreachable(viewer, memberId);
    const days = await daysOfDate(db, { memberId, date });
    if (days.length === 0) await requireMember(db, memberId);
    return days.map(day => asRecord(day, now));
  });

  route(contract.listLastTrainingDays, async ({ db, viewer, params, query, now }) => {
    const { userId: memberId } = params;
    refuseUnreachable(viewer, memberId);
    const { timeZone } = viewer.id === memberId ? viewer : await requireMember(db, memberId);
    const today = dateIn(timeZone, now);
    const days = await daysBackward(db, { memberId, from: addDays(today, 1 - query.days), until: today });
    return days.map(day => asRecord(day, now));
  });

  route(ownDays.listComingTrainingDays, async ({ db, viewer, params, query, now }) => {
    const { userId: memberId } = params;
    refuseUnreachable(viewer, memberId);
    const { timeZone } = viewer.id === memberId ? viewer : await requireMember(db, memberId);
    const today = dateIn(timeZone, now);
    const days = await daysForward(db, { memberId, from: today, until: addDays(today, query.days - 1) });
    return days.map(day => asRecord(day, now));
  });

  route(contract.listTrainingDays, async ({ db, viewer, params, query, now }) => {
    const { userId: memberId } = params;
    refuseUnreachable(viewer, memberId);
    const { timeZone } = viewer.id === memberId ? viewer : await requireMember(db, memberId);
    const { assignmentId = null, from, limit } = query;
    const today = dateIn(timeZone, now);
    const days = await daysOfMember(db, { memberId, assignmentId, from, limit, today });
    return days.map(day => {
      const told = summaryOf(day);
      return { ...day, status: statusOf(day, now), session: told && marksOf(told) };
    });
  });
}

const requireMember = async (db: Database, id: string) => requireFound(await findUser(db, id), 'Member');

/** On the member's own date; what does not count, or is not prescribed, is a rest day. */
function statusOf(day: DayFacts, now: Date) {
  const { kind, state, date, timeZone, exerciseCount, loggedCount, dateOpenUntil } = day;
  if (state !== 'scheduled' || kind === 'own') return 'rest';
  const isOpen = isStillOpen(dateOpenUntil, now);
  const today = dateIn(timeZone, now);
  return dayStatus({ date, today, exercises: exerciseCount, logged: loggedCount, isOpen });
}

/** A day as it is answered. */
export const asRecord = (day: DayRecord, now: Date) => ({ ...recordOf(day), status: statusOf(day, now) });
