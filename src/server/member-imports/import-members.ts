import type { FastifyRequest } from 'fastify';
import { maxGroups } from '#domain/groups.ts';
import { membershipOf } from '#domain/membership/membership.ts';
import type { MemberOfLine } from '#domain/member-import/read-members.ts';
import { foldText } from '#domain/names/fold-text.ts';
import { addDays, dateIn, daysBetween, type PlainDate, startOfDate } from '#domain/plain-date.ts';
import { storeInvitations } from '#server/accounts/pending-invitations.ts';
import { assignWorkout } from '#server/assignments/create-assignment.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import { holdLock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/database.ts';
import { allGroups, countGroups } from '#server/groups/queries.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import { recordEvents } from '#server/security-events/record-event.ts';
import { lockWorkouts } from '#server/training-days/versions/lock-workout.ts';
import { asCarriedOut, type Plan } from './plan-import.ts';
import * as queries from './queries.ts';

type By = {
  coach: { id: string; timeZone: string };
  invite: 'now' | 'later';
  now: Date;
  request: FastifyRequest;
};

/**
 * Makes the members of a plan, in a number of statements that does not grow with them. All of them, or none. Answers what has
 * become of it.
 */
export async function carryOut(tx: Database, plan: Plan, by: By): Promise<Plan> {
  if (plan.refused !== null) throw conflict(plan.refused);
  if (plan.isOpen)
    throw conflict('Answer the questions first: which program is meant, and how dates are read');
  const { coach, now } = by;
  const programs = new Map(plan.programs.map(({ name, workoutId }) => [foldText(name), workoutId]));
  await lockWorkouts(
    tx,
    [...programs.values()].flatMap(id => id ?? []),
  );
  const ids = await queries.insertPeople(tx, await peopleOf(tx, plan.people, by));
  const done = asCarriedOut(plan, new Set(ids.keys()));
  const people = done.people.map(person => ({
    ...person,
    id: requireFound(ids.get(person.email), 'Member'),
  }));
  await queries.insertPaidUntil(
    tx,
    people.flatMap(({ id, paidUntil }) =>
      paidUntil === null
        ? []
        : [
            {
              memberId: id,
              kind: 'earlier' as const,
              endsAt: endOf(paidUntil, coach.timeZone),
              enteredBy: coach.id,
              enteredAt: now,
            },
          ],
    ),
  );
  const newGroups = await joinGroups(tx, people, done.newGroups, now);
  for (const [folded, workoutId] of [...programs].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const starting = people.filter(({ program }) => program !== null && foldText(program) === folded);
    if (workoutId === null || starting.length === 0) continue;
    const today = dateIn(coach.timeZone, now);
    const given = starting.map(({ id, startDate }) => ({
      memberId: id,
      workoutId,
      startDate: startDate ?? today,
      status: 'active' as const,
    }));
    await assignWorkout(tx, workoutId, given, coach.id);
  }
  await recordOpened(tx, people, by);
  const made = people.map(({ id }) => id);
  await recordEvents(
    tx,
    { request: by.request, now },
    made.map(subjectId => ({
      kind: 'member-added' as const,
      actorId: coach.id,
      subjectId,
      details: { role: 'member' as const },
    })),
  );
  await storeInvitations(tx, made, { dueAt: by.invite === 'now' ? now : null, requestedBy: coach.id });
  return { ...done, newGroups };
}

/** In the history of each membership that the list opens. */
async function recordOpened(
  tx: Database,
  people: readonly (MemberOfLine & { id: string })[],
  { coach, now, request }: By,
): Promise<void> {
  const today = dateIn(coach.timeZone, now);
  const opened = people.flatMap(({ id, paidUntil }) => {
    const until = paidUntil && endOf(paidUntil, coach.timeZone);
    if (!paidUntil || !until || until <= now) return [];
    const details = { days: daysBetween(today, paidUntil) + 1, before: null, after: until.toISOString() };
    return [{ kind: 'membership-activated' as const, actorId: coach.id, subjectId: id, details }];
  });
  await recordEvents(tx, { request, now }, opened);
}

/** To the end of the day, where the coach lives: the member's own zone is known once they sign in. */
const endOf = (date: PlainDate, zone: string) => new Date(startOfDate(zone, addDays(date, 1)).getTime() - 1);

async function peopleOf(tx: Database, people: readonly MemberOfLine[], { coach, now }: By) {
  const { graceDays } = await fellowshipNow(tx);
  return people.map(({ email, firstName, lastName, paidUntil }): queries.NewPerson => {
    const person = {
      email,
      firstName,
      lastName,
      role: 'member' as const,
      timeZone: coach.timeZone,
      createdAt: now,
    };
    if (paidUntil === null) return person;
    const activatedUntil = endOf(paidUntil, coach.timeZone);
    const { status, expiresAt } = membershipOf({ events: [], activatedUntil, graceDays });
    return { ...person, activatedUntil, subscriptionStatus: status, subscriptionExpiresAt: expiresAt };
  });
}

type Joining = { id: string; groups: readonly string[] };

/** Answers the groups that were made for it. */
async function joinGroups(
  tx: Database,
  people: readonly Joining[],
  newGroups: readonly string[],
  createdAt: Date,
): Promise<string[]> {
  if (people.every(({ groups }) => groups.length === 0)) return [];
  await holdLock(tx, 'groups of members');
  // A coach may have made one of them since.
  const known = new Set((await allGroups(tx)).map(({ name }) => foldText(name)));
  const missing = newGroups.filter(name => !known.has(foldText(name)));
  const count = await countGroups(tx);
  if (count + missing.length > maxGroups)
    throw conflict(`There are at most ${maxGroups} groups: this list would make ${missing.length} more`);
  await queries.insertGroups(tx, missing, { from: count, createdAt });
  const groups = new Map((await allGroups(tx)).map(({ id, name }) => [foldText(name), id]));
  await queries.putIntoGroups(
    tx,
    people.flatMap(({ id, groups: names }) =>
      names.flatMap(name => {
        const groupId = groups.get(foldText(name));
        return groupId === undefined ? [] : [{ groupId, memberId: id }];
      }),
    ),
  );
  return missing;
}
