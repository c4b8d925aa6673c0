import type { getMemberScore } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

type Score = Omit<ResponseOf<typeof getMemberScore>, 'challengePoints'>;

/** To one decimal; null while nothing is assigned, because then there is no rate. */
export const completionRateText = ({ completionRate, totalAssigned }: Score): string | null =>
  totalAssigned > 0 ? completionRate.toFixed(1) : null;

/** Completed of assigned units, whole. */
export const unitsText = ({ totalCompleted, totalAssigned }: Score): string =>
  totalAssigned > 0
    ? `${whole(totalCompleted)} of ${whole(totalAssigned)} units this month`
    : 'Nothing to complete yet this month';

/** '#3', of '120'; for someone who is not on the board, as in an answer that was kept from before there was one, '–'. */
export const rankText = ({ rank, totalMembers }: Pick<Score, 'rank' | 'totalMembers'>) =>
  typeof rank === 'number'
    ? { place: `#${whole(rank)}`, of: `of ${whole(totalMembers)}` }
    : { place: '–', of: null };

const whole = (units: number) => Math.round(units).toLocaleString('en-US');
