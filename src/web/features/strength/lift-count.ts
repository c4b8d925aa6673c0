import type { MemberStrength } from '#web/parts/lifts/change/strength-figures.ts';
import { counted } from '#web/ui/text/words.ts';

export const liftCount = (members: readonly MemberStrength[]): number =>
  members.reduce((sum, member) => sum + member.exercises.length, 0);

/** How many rows they take where each shows so many at most, and one that opens the rest. */
export const shownCount = (members: readonly MemberStrength[], most: number): number =>
  members.reduce((sum, { exercises }) => sum + Math.min(exercises.length, most + 1), 0);

/** How much of the table is there: '212 lifts of 50 members so far', or without the last two words when it is all. */
export function shownText(members: readonly MemberStrength[], isMore: boolean): string {
  const lifts = counted(liftCount(members), 'lift');
  return `${lifts} of ${counted(members.length, 'member')}${isMore ? ' so far' : ''}`;
}
