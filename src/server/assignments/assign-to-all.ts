import type * as z from 'zod/mini';
import { assignToAll as endpoint } from '#contract/assignments.ts';
import { dateIn } from '#domain/plain-date.ts';
import { type Database, statement, transaction } from '#server/database/database.ts';
import { requireFound, notFound } from '#server/http/problem.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';
import { notifyOfPrograms } from '#server/notices/notify/notify-of-program.ts';
import type { Route } from '#server/route/route.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';
import { assignWorkout } from './create-assignment.ts';

export function assignToAllRoutes(route: Route): void {
  route.changing(
    endpoint,
    ({ body }) => body.workoutId,
    ({ db, viewer, body, now }) => transaction(db, tx => assignToAll(tx, body, viewer.id, now)),
  );
}

type Body = z.output<typeof endpoint.body>;

/** Every member, or those chosen, gets the workout, unless they have it already; all of them, or none. */
async function assignToAll(tx: Database, body: Body, assignedBy: string, now: Date) {
  const { workoutId, status, startDate, memberIds } = body;
  // Of two coaches who do this at once, the second waits here and finds that everyone has it.
  requireFound(await lockWorkout(tx, workoutId), 'Workout');
  const members = await membersOf(tx, memberIds ?? null, workoutId);
  const given = members
    .filter(member => !member.hasIt)
    .map(member => ({
      memberId: member.id,
      workoutId,
      startDate: startDate ?? dateIn(member.timeZone, now),
      status,
    }));
  if (given.length > 0) {
    const made = await assignWorkout(tx, workoutId, given, assignedBy);
    const ids = made.map(({ id }) => id);
    if (status !== 'completed') await notifyOfPrograms(tx, 'given', ids, now);
  }
  return { count: given.length, skipped: members.length - given.length };
}

type Person = { id: string; role: 'admin' | 'member'; timeZone: string; hasIt: boolean };

/** All members, or those chosen. */
const peopleFor = statement<Person, { workoutId: string; everyone: boolean; ids: string[] }>(
  'people_to_assign_to',
  `select u.id, u.role, u.time_zone as "timeZone",
     u.id in (
       select a.member_id from assignments a join workouts w on w.id = a.workout_id
       where :workoutId in (w.id, w.copied_from_id) and a.removed_at is null and a.status in ('active', 'paused')) as "hasIt"
   from users u
   where case when :everyone::boolean then u.role = 'member' else u.id = any(:ids::uuid[]) end`,
);

async function membersOf(tx: Database, chosen: readonly string[] | null, workoutId: string) {
  const ids = [...new Set(chosen)];
  const people = await peopleFor(tx, { workoutId, everyone: chosen === null, ids });
  if (chosen !== null && people.length < ids.length) throw notFound('Member');
  for (const person of people) refuseCoach(person, 'Programs');
  return people;
}
