import type { ResponseOf } from '#contract/endpoint.ts';
import type { getStrengthMetrics } from '#contract/strength.ts';

export type MemberStrength = ResponseOf<typeof getStrengthMetrics>[number];
export type Lift = MemberStrength['exercises'][number];
export type StrengthStatus = Lift['status'];

/** Pounds without decimals. */
export const poundsOf = (oneRepMax: number): string => Math.round(oneRepMax).toLocaleString('en-US');

/** The change in percent to one decimal, with its sign: '+3.4%', '-1.2%', '0.0%'. */
export const changeOf = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

type Wanted = { search: string; status: StrengthStatus | '' };

/**
 * Members whose name or e-mail holds the text, in the given order, with those of their lifts that have the
 * status asked for; whoever has none is left out.
 */
export function strengthFound(
  members: readonly MemberStrength[],
  { search, status }: Wanted,
): MemberStrength[] {
  const wanted = search.trim().toLowerCase();
  return members
    .filter(({ memberName, memberEmail }) =>
      [memberName, memberEmail].some(text => text.toLowerCase().includes(wanted)),
    )
    .map(member => ({
      ...member,
      exercises: member.exercises.filter(lift => !status || lift.status === status),
    }))
    .filter(member => member.exercises.length > 0);
}

export const liftCount = (members: readonly MemberStrength[]): number =>
  members.reduce((sum, member) => sum + member.exercises.length, 0);
