import { inArray } from 'drizzle-orm';
import { timeText } from '#domain/challenges/challenge.ts';
import { addDays, dateIn, mondayOf } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { challengePoints, challengeSubmissions } from '#server/database/tables/challenges.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { chanceOf } from '../founding/chance.ts';
import { scoreOf } from './challenge-results.ts';
import { pointsOf, writeWeeks } from './challenge-rewards.ts';
import { handedInAt, insertChallenge, type Making, type Submission, type Week } from './challenge-week.ts';
import { fiveDays } from './five-day-challenge.ts';
import { type SingleChallenge, singleChallenges } from './single-challenges.ts';
import { writeFiveDays } from './five-mornings.ts';

/** A single challenge for each week up to this one, and a 5-day challenge this week and every other week before. */
export async function writeChallenges(tx: Database, making: Making): Promise<void> {
  const library = await libraryOf(tx);
  const monday = mondayOf(dateIn('UTC', making.now));
  const submissions: Submission[] = [];
  for (const [weeksAgo, challenge] of singleChallenges.entries()) {
    const start = addDays(monday, -7 * weeksAgo);
    submissions.push(...(await writeSingle(tx, challenge, { ...making, library, start, weeksAgo })));
  }
  for (const weeksAgo of [0, 2, 4, 6, 8]) {
    const start = addDays(monday, -7 * weeksAgo);
    submissions.push(...(await writeFiveDays(tx, { ...making, library, start, weeksAgo })));
  }
  for (const chunk of inChunks(submissions)) await tx.insert(challengeSubmissions).values(chunk);
  for (const chunk of inChunks(submissions.map(pointsOf))) await tx.insert(challengePoints).values(chunk);
  await writeWeeks(tx, submissions);
}

const names = [
  ...singleChallenges.map(({ exercise }) => exercise),
  ...fiveDays.flatMap(day => day.exercises.map(({ exercise }) => exercise)),
];

async function libraryOf(tx: Database): Promise<Week['library']> {
  const found = await tx
    .select({ id: exercises.id, name: exercises.name, category: exercises.category })
    .from(exercises)
    .where(inArray(exercises.name, names));
  return new Map(found.map(({ name, ...exercise }) => [name, exercise]));
}

async function writeSingle(tx: Database, challenge: SingleChallenge, week: Week): Promise<Submission[]> {
  const { exercise, usual: _, ...details } = challenge;
  const exerciseId = week.library.get(exercise)?.id ?? null;
  const challengeId = await insertChallenge(tx, week, { ...details, exerciseId });
  return week.enrolled.flatMap(({ person, memberId }) => {
    const submittedAt = handedInAt(
      person,
      week,
      chanceOf(`${person.email} ${challenge.name} day`).whole(1, 6),
    );
    const score = scoreOf(person, challenge, week.weeksAgo);
    if (submittedAt === null || score === null || person.joinedDaysAgo < 7 * week.weeksAgo + 3) return [];
    const { scoringType } = challenge;
    return {
      challengeId,
      memberId,
      part: 'whole' as const,
      score,
      reps: scoringType === 'reps' ? score : null,
      weight: scoringType === 'weight' ? score : null,
      completionTime: scoringType === 'time' ? timeText(score) : null,
      submittedAt,
    };
  });
}
