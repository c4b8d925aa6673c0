import { and, eq, ne, sql } from 'drizzle-orm';
import { isPlanned } from '#domain/training/assignment-kind.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { hasWork } from '#server/training-days/counts/has-work.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import { badInput, conflict, notFound } from '#server/http/problem.ts';
import type { Owner } from '#server/accounts/owner.ts';

/**
 * Moves a missed or coming training day to another free date of its assignment, or back again. A coach may do so for
 * anyone, a member only if the coach allows it.
 */
export async function moveTrainingDay(tx: Database, id: string, date: PlainDate, owner: Owner) {
  const [found] = await tx
    .select({ day: trainingDays, assignment: assignments, mayMove: users.mayMoveSessions })
    .from(trainingDays)
    .innerJoin(assignments, eq(assignments.id, trainingDays.assignmentId))
    .innerJoin(users, eq(users.id, trainingDays.memberId))
    .where(and(eq(trainingDays.id, id), 'all' in owner ? undefined : eq(trainingDays.memberId, owner.member)))
    .for('update', { of: trainingDays });
  if (!found || found.assignment.removedAt !== null || found.day.state !== 'scheduled') {
    throw notFound('Training day');
  }
  const { day, assignment, mayMove } = found;
  if ('member' in owner && !mayMove) throw conflict('Your coach has switched off moving sessions');
  if (!isPlanned(assignment.kind)) throw conflict('This exercise is for this day alone and stays there');
  if (assignment.status !== 'active') throw conflict('Only a program under way can be moved about');
  if (hasWork(day)) throw conflict('Something of this session is logged already, so it stays where it is');
  if (date < assignment.startDate || date > assignment.endDate) {
    const [first, last] = [formatDate(assignment.startDate), formatDate(assignment.endDate)];
    throw badInput('date', `Choose a date from ${first} to ${last}`);
  }
  await refuseTakenDate(tx, day, date);
  const plannedDate = day.movedFrom ?? day.date;
  const movedFrom = date === plannedDate ? null : plannedDate;
  await tx.update(trainingDays).set({ date, movedFrom }).where(eq(trainingDays.id, id));
  return { id, assignmentId: day.assignmentId, date, plannedDate };
}

async function refuseTakenDate(tx: Database, day: { id: string; assignmentId: string }, date: PlainDate) {
  const taken = await tx
    .select({ one: sql`1` })
    .from(trainingDays)
    .where(
      and(
        eq(trainingDays.assignmentId, day.assignmentId),
        eq(trainingDays.date, date),
        eq(trainingDays.state, 'scheduled'),
        ne(trainingDays.id, day.id),
      ),
    );
  if (taken.length > 0) throw conflict(`There is another session of this program on ${formatDate(date)}`);
}
