import type { DayExercise } from '#domain/challenges/challenge.ts';
import { addDays, dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { challenges, type challengeSubmissions } from '#server/database/tables/challenges.ts';
import type { Enrolled } from '../training/assign-programs.ts';
import { chanceOf } from '../founding/chance.ts';
import { singleChallenges } from './single-challenges.ts';
import { beginsAt } from '../training/time-of-day.ts';

export type Making = { enrolled: readonly Enrolled[]; coachId: string; now: Date };
export type Submission = typeof challengeSubmissions.$inferInsert;
type Library = Map<string, { id: string; category: DayExercise['category'] }>;
/** A challenge of one week, and everyone who might take part. */
export type Week = Making & { library: Library; start: PlainDate; weeksAgo: number };

export async function insertChallenge(
  tx: Database,
  { coachId, start, weeksAgo, now }: Week,
  given: Pick<typeof challenges.$inferInsert, 'name' | 'scoringType'> &
    Partial<typeof challenges.$inferInsert>,
): Promise<string> {
  const createdAt = new Date(Math.min(now.getTime(), Date.parse(`${addDays(start, -3)}T18:00:00Z`)));
  const [row] = await tx
    .insert(challenges)
    .values({
      ...given,
      startDate: start,
      endDate: addDays(start, 6),
      weekNumber: singleChallenges.length - weeksAgo,
      createdBy: coachId,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: challenges.id });
  return row?.id ?? '';
}

/** When a member trained on that day of the challenge; null while it is still to come. */
export function handedInAt(person: Enrolled['person'], { start, now }: Week, day: number): Date | null {
  const date = addDays(start, day);
  if (date > dateIn(person.timeZone, now)) return null;
  const at = beginsAt(person, date, now, chanceOf(`${person.email} ${date} challenge`));
  at.setMinutes(at.getMinutes() + 50);
  return at <= now ? at : null;
}
