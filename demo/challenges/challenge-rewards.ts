import { challengePoints as pointsFor, challengeWeekdays } from '#domain/challenges/challenge.ts';
import { dateIn, firstOfMonth, mondayOf } from '#domain/plain-date.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { Database } from '#server/database/database.ts';
import { challengePoints, challengeWeeks } from '#server/database/tables/challenges.ts';
import type { Submission } from './challenge-week.ts';

type Points = typeof challengePoints.$inferInsert;

export const pointsOf = ({ challengeId, memberId, part, submittedAt }: Submission): Points => ({
  challengeId,
  memberId,
  reason: part,
  points: part === 'whole' ? pointsFor.submission : pointsFor.day,
  month: firstOfMonth(dateIn('UTC', submittedAt)),
  earnedAt: submittedAt,
});

/** Everyone's progress in the 5-day challenges, and the points of those who did all five. */
export async function writeWeeks(tx: Database, submissions: readonly Submission[]): Promise<void> {
  const weeks = groupedBy(submissions.filter(({ part }) => part !== 'whole'));
  const rows = [...weeks.values()].flatMap(days => {
    const [first] = days.toSorted((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime());
    const last = days.toSorted((one, other) => other.submittedAt.getTime() - one.submittedAt.getTime())[0];
    return first && last ? [{ first, last, days }] : [];
  });
  if (rows.length === 0) return;
  await tx.insert(challengeWeeks).values(
    rows.map(({ first, days }) => ({
      challengeId: first.challengeId,
      memberId: first.memberId,
      weekStartDate: mondayOf(dateIn('UTC', first.submittedAt)),
      daysCompleted: days.length,
      completionPercentage: days.length * 20,
      totalScore: toTwoDecimals(days.reduce((sum, { score }) => sum + score, 0)),
    })),
  );
  const all = rows.filter(({ days }) => days.length === challengeWeekdays.length);
  if (all.length === 0) return;
  await tx.insert(challengePoints).values(
    all.map(({ last }) => ({
      ...pointsOf(last),
      reason: 'all-days' as const,
      points: pointsFor.allDays,
    })),
  );
}

/** By challenge and member. */
function groupedBy(submissions: readonly Submission[]): Map<string, Submission[]> {
  const groups = new Map<string, Submission[]>();
  for (const submission of submissions) {
    const key = `${submission.challengeId} ${submission.memberId}`;
    groups.set(key, [...(groups.get(key) ?? []), submission]);
  }
  return groups;
}
