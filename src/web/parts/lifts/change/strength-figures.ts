import type { ResponseOf } from '#contract/endpoint.ts';
import type { getStrengthMetrics } from '#contract/training/strength.ts';

export type MemberStrength = ResponseOf<typeof getStrengthMetrics>[number];
export type Lift = MemberStrength['exercises'][number];
export type StrengthStatus = Lift['status'];

/** The change in percent to one decimal, with its sign: '+3.4%', '−1.2%', '0.0%'. */
export const changeOf = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${percent.toFixed(1).replace('-', '−')}%`;
