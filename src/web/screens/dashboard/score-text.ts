import type { getMemberScore } from '#contract/dashboard.ts';
import { monthOf, type PlainDate } from '#domain/plain-date.ts';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

type Score = Omit<ResponseOf<typeof getMemberScore>, 'challengePoints'>;

/** To one decimal; null while nothing is assigned, because then there is no rate. */
export const completionRateText = ({ completionRate, totalAssigned }: Score): string | null =>
  totalAssigned > 0 ? completionRate.toFixed(1) : null;

/** The base of the rate: completed of assigned units, whole. */
export const unitsText = ({ totalCompleted, totalAssigned }: Score): string =>
  totalAssigned > 0
    ? `${whole(totalCompleted)} of ${whole(totalAssigned)} reps, seconds and contacts`
    : 'Nothing to complete yet this month';

/** '11 of 14 training days this month': those over, and today's once it is begun. Null while there is none. */
export function daysText(
  statuses: Readonly<Record<PlainDate, ShownDayStatus>>,
  today: PlainDate,
): string | null {
  const due = Object.entries(statuses)
    .filter(([date]) => monthOf(date) === monthOf(today) && date <= today)
    .filter(([, status]) => status === 'complete' || status === 'incomplete' || status === 'missed');
  const done = due.filter(([, status]) => status === 'complete').length;
  if (due.length === 0) return null;
  return `${done} of ${due.length} training ${due.length === 1 ? 'day' : 'days'} this month`;
}

/** '#3', of '120'; for someone who is not on the board, as in an answer cached from before there was one, '–'. */
export const rankText = ({ rank, totalMembers }: Pick<Score, 'rank' | 'totalMembers'>) =>
  typeof rank === 'number'
    ? { place: `#${whole(rank)}`, of: `of ${whole(totalMembers)}` }
    : { place: '–', of: null };

const whole = (units: number) => Math.round(units).toLocaleString('en-US');
