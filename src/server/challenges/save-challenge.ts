import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { createChallenge, updateChallenge } from '#contract/challenges.ts';
import { daysBetween, firstOfMonth, type PlainDate } from '#domain/plain-date.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { challenges } from '#server/database/tables/challenges.ts';
import { refuseUnknownExercise } from '#server/exercises/refuse-unknown.ts';
import { badInput, conflict } from '#server/http/problem.ts';
import { editChallenge, type LockedChallenge } from './edit-challenge.ts';
import { replaceDays } from './write-days.ts';
import { longestChallengeDays } from '#domain/limits.ts';

type NewChallenge = z.output<typeof createChallenge.body>;
type Changes = z.output<typeof updateChallenge.body>;

/** Writes a challenge and, where given, its days with their exercises: all of it, or nothing. Answers its id. */
export async function makeChallenge(
  db: DatabasePool,
  given: NewChallenge,
  { createdBy, now }: { createdBy: string; now: Date },
): Promise<string> {
  const { days, ...details } = given;
  refuseOddDates(given.startDate, given.endDate);
  if (days && !given.isMultiDay) throw badInput('days', 'Only a 5-day challenge has days');
  return transaction(db, async tx => {
    const kind = given.isMultiDay ? multiDay : await singleOf(tx, given);
    const rows = await tx
      .insert(challenges)
      .values({ ...details, ...kind, createdBy, createdAt: now, updatedAt: now })
      .returning({ id: challenges.id });
    const id = rows[0]?.id ?? '';
    if (days && days.length > 0) await replaceDays(tx, id, days);
    return id;
  });
}

const multiDay = { scoringType: 'multi_day', exerciseId: null } as const;

async function singleOf(tx: Database, { exerciseId, scoringType }: NewChallenge) {
  if (exerciseId === null || exerciseId === undefined) throw badInput('exerciseId', 'Exercise is required');
  if (scoringType === undefined || scoringType === 'multi_day')
    throw badInput('scoringType', 'Scoring type is required');
  await refuseUnknownExercise(tx, exerciseId);
  return { exerciseId, scoringType };
}

/** Changes what is given of a challenge; its days, where given, take the place of those it has. */
export function changeChallenge(db: DatabasePool, id: string, given: Changes, now: Date): Promise<void> {
  const { days, revision, ...changes } = given;
  return editChallenge(db, id, now, async (tx, before) => {
    if (revision !== undefined && revision !== before.revision)
      throw conflict('This challenge was changed in the meantime. Open it again to see the changes.');
    if (days && !before.isMultiDay) throw badInput('days', 'Only a 5-day challenge has days');
    refuseOtherDates(before, changes);
    await refuseClosedMonth(tx, before, changes.endDate);
    await tx
      .update(challenges)
      .set({ ...changes, updatedAt: now })
      .where(eq(challenges.id, id));
    if (days) await replaceDays(tx, id, days);
  });
}

/** The places count in the month of the last day, whose board must still be open. */
async function refuseClosedMonth(
  tx: Database,
  before: LockedChallenge,
  endDate = before.endDate,
): Promise<void> {
  if (endDate === before.endDate) return;
  const { rows } = await tx.execute(sql`select 1 from closed_months where month = ${firstOfMonth(endDate)}`);
  if (rows.length > 0)
    throw conflict(
      'The Hall of Honor of that month is closed. Choose a last day in a month that is still open.',
    );
}

function refuseOtherDates(before: LockedChallenge, changes: Changes): void {
  const { startDate = before.startDate, endDate = before.endDate } = changes;
  if (startDate === before.startDate && endDate === before.endDate) return;
  if (before.placesAwardedAt !== null)
    throw conflict('The places of this challenge have been awarded, so its dates stay as they are');
  refuseOddDates(startDate, endDate);
}

function refuseOddDates(startDate: PlainDate, endDate: PlainDate): void {
  const nights = daysBetween(startDate, endDate);
  if (nights < 0) throw badInput('endDate', 'The end date cannot be before the start date');
  if (nights >= longestChallengeDays)
    throw badInput('endDate', `A challenge runs for at most ${longestChallengeDays} days`);
}
