import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isPlanned } from '#domain/training/status/assignment-kind.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { hasWork } from '#server/training-days/counts/has-work.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import { badInput, conflict, notFound, type Problem } from '#server/http/problem.ts';
import type { Owner } from '#server/accounts/owner.ts';

type MoveTrainingDayInput = { id: string; date: PlainDate; owner: Owner; now: Date };

/**
 * Moves a missed or coming training day to another free date of its assignment, or back again. A coach may do so for
 * anyone, a member only if the coach allows it. One that was missed stays assigned on the date on which it was first missed.
 */
export async function moveTrainingDay(tx: Database, { id, date, owner, now }: MoveTrainingDayInput) {
  const theirs = 'all' in owner ? undefined : eq(trainingDays.memberId, owner.member);
  const [found] = await daysToMove(tx, and(eq(trainingDays.id, id), theirs));
  if (!found || found.assignment.removedAt !== null || found.day.state !== 'scheduled')
    throw notFound('Training day');
  if ('member' in owner && !found.mayMove) throw conflict('Your coach has switched off moving sessions');
  const { moved, refused } = await moveDays(tx, [found], date, now);
  const [refusal] = refused;
  if (refusal) throw refusal.problem;
  const [day] = moved;
  if (!day) throw notFound('Training day');
  return { id, assignmentId: day.assignmentId, date, plannedDate: day.movedFrom ?? day.date };
}

type Found = Awaited<ReturnType<typeof daysToMove>>[number];

/** Training days, held, with what decides whether they can be moved. */
export const daysToMove = (tx: Database, which: SQL | undefined) =>
  tx
    .select({
      day: trainingDays,
      assignment: assignments,
      mayMove: users.mayMoveSessions,
      timeZone: users.timeZone,
    })
    .from(trainingDays)
    .innerJoin(assignments, eq(assignments.id, trainingDays.assignmentId))
    .innerJoin(users, eq(users.id, trainingDays.memberId))
    .where(which)
    .orderBy(asc(trainingDays.id))
    .for('update', { of: trainingDays });

/** Puts those that can be on the date, in one statement; answers the others, each with its reason. */
export async function moveDays(tx: Database, found: readonly Found[], date: PlainDate, now: Date) {
  const taken = await takenBy(tx, found, date);
  const moved: Found['day'][] = [];
  const refused: { found: Found; problem: Problem }[] = [];
  for (const one of found) {
    const problem = refusalOf(one, date, taken);
    if (problem) {
      refused.push({ found: one, problem });
      continue;
    }
    taken.set(one.day.assignmentId, one.day.id);
    moved.push(one.day);
  }
  await putOn(
    tx,
    moved.map(({ id }) => id),
    date,
    now,
  );
  return { moved, refused };
}

function refusalOf(
  { day, assignment }: Found,
  date: PlainDate,
  taken: ReadonlyMap<string, string>,
): Problem | null {
  if (!isPlanned(assignment.kind)) return conflict('This exercise is only for this day and stays there');
  if (assignment.status !== 'active') return conflict('Only days of an active program can be moved');
  if (hasWork(day)) return conflict('Part of this session is already logged, so it stays where it is');
  if (date < assignment.startDate || date > assignment.endDate) {
    const [first, last] = [formatDate(assignment.startDate), formatDate(assignment.endDate)];
    return badInput('date', `Choose a date from ${first} to ${last}`);
  }
  const other = taken.get(day.assignmentId);
  return other === undefined || other === day.id
    ? null
    : conflict(`There is another session of this program on ${formatDate(date)}`);
}

/** By assignment, the day that it has on the date. */
async function takenBy(tx: Database, found: readonly Found[], date: PlainDate): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: trainingDays.id, assignmentId: trainingDays.assignmentId })
    .from(trainingDays)
    .where(
      and(
        inArray(
          trainingDays.assignmentId,
          found.map(({ assignment }) => assignment.id),
        ),
        eq(trainingDays.date, date),
        eq(trainingDays.state, 'scheduled'),
      ),
    );
  return new Map(rows.map(({ id, assignmentId }) => [assignmentId, id]));
}

async function putOn(tx: Database, ids: readonly string[], date: PlainDate, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update training_days d set date = ${date}::date,
      moved_from = nullif(coalesce(d.moved_from, d.date), ${date}::date),
      missed_on = nullif(coalesce(d.missed_on, case
        when d.date < (${now.toISOString()}::timestamptz at time zone u.time_zone)::date then d.date end), ${date}::date)
    from users u where u.id = d.member_id and d.id = any(${sql.param([...ids])}::uuid[])`);
}
