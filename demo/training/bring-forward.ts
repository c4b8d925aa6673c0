import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { moveTrainingDay } from '#server/training-days/move-training-day.ts';
import type { Enrolled } from './assign-programs.ts';

/** Who is in the middle of a session whenever one looks does the next one on a rest day. */
export async function bringForward(
  tx: Database,
  enrolled: readonly Enrolled[],
  assignmentIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const { person, memberId } of enrolled.filter(({ person: { isTrainingNow } }) => isTrainingNow)) {
    const today = dateIn(person.timeZone, now);
    const [next] = await tx
      .select({ id: trainingDays.id, date: trainingDays.date })
      .from(trainingDays)
      .where(
        and(
          eq(trainingDays.memberId, memberId),
          inArray(trainingDays.assignmentId, [...assignmentIds]),
          eq(trainingDays.state, 'scheduled'),
          gte(trainingDays.date, today),
        ),
      )
      .orderBy(asc(trainingDays.date))
      .limit(1);
    if (next && next.date !== today)
      await moveTrainingDay(tx, { id: next.id, date: today, owner: { all: true }, now });
  }
}
