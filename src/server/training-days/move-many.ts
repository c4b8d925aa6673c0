import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ReadRequest } from '#contract/endpoint.ts';
import type { moveSessions } from '#contract/members/many.ts';
import { formatDate } from '#domain/plain-date.ts';
import { shownPerson } from '#server/accounts/display-name.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import { notFound } from '#server/http/problem.ts';
import { daysToMove, moveDays } from './move-training-day.ts';

type Body = ReadRequest<typeof moveSessions>['body'];

const movable = and(eq(trainingDays.state, 'scheduled'), isNull(assignments.removedAt));

/** Moves what some members have on a date, or puts days that were moved back; answers for whom it can't be done, and why. */
export async function moveMany(tx: Database, { of, to }: Body, now: Date) {
  const found = await daysToMove(
    tx,
    'trainingDayIds' in of
      ? and(movable, inArray(trainingDays.id, of.trainingDayIds))
      : and(movable, inArray(trainingDays.memberId, of.memberIds), eq(trainingDays.date, of.from)),
  );
  const memberIds = 'memberIds' in of ? of.memberIds : found.map(({ day }) => day.memberId);
  const people = await tx.select().from(users).where(inArray(users.id, memberIds));
  if ('memberIds' in of && people.length < of.memberIds.length) throw notFound('Member');
  // Exercises added to one date alone stay there, and are no session that anyone would miss.
  const sessions = found.filter(({ assignment }) => assignment.kind !== 'daily' && assignment.kind !== 'own');
  const { moved, refused } = await moveDays(tx, sessions, to, now);
  const nameOf = new Map(people.map(person => [person.id, shownPerson(person)]));
  const has = new Set(sessions.map(({ day }) => day.memberId));
  const without = 'memberIds' in of ? people.filter(({ id }) => !has.has(id)) : [];
  const date = 'memberIds' in of ? formatDate(of.from) : '';
  return {
    moved: moved.map(({ id, memberId }) => ({ id, memberId })),
    refused: [
      ...refused.map(({ found: { day }, problem }) => ({
        memberId: day.memberId,
        name: nameOf.get(day.memberId) ?? '',
        why: problem.message,
      })),
      ...without.map(person => ({
        memberId: person.id,
        name: shownPerson(person),
        why: `Nothing is planned on ${date}`,
      })),
    ],
  };
}
