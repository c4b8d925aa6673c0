import type { ResponseOf } from '#contract/endpoint.ts';
import type { getStrengthMetrics } from '#contract/strength.ts';
import { counted } from '#web/ui/text/words.ts';

export type MemberStrength = ResponseOf<typeof getStrengthMetrics>[number];
export type Lift = MemberStrength['exercises'][number];
export type StrengthStatus = Lift['status'];

/** Pounds without decimals. */
export const poundsOf = (oneRepMax: number): string => Math.round(oneRepMax).toLocaleString('en-US');

/** The change in percent to one decimal, with its sign: '+3.4%', '-1.2%', '0.0%'. */
export const changeOf = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

export const liftCount = (members: readonly MemberStrength[]): number =>
  members.reduce((sum, member) => sum + member.exercises.length, 0);

/** How much of the table is there: '212 lifts of 50 members so far', or without the last two words when it is all. */
export function shownWords(members: readonly MemberStrength[], isMore: boolean): string {
  const lifts = counted(liftCount(members), 'lift');
  return `${lifts} of ${counted(members.length, 'member')}${isMore ? ' so far' : ''}`;
}
