import type { Assignment } from '#web/assignments/assign/assignment-words.ts';

type Given = Pick<Assignment, 'path'>;

/** Whether it is a block of a path with others after it. */
export const hasBlocksAfter = ({ path }: Given): boolean => path !== null && path.position < path.blocks;

/** The ways for the blocks after one that ends before its time. */
export const followingOptions = [
  { value: 'stay', label: 'They keep their dates', explained: 'Days without training may lie between.' },
  {
    value: 'move-up',
    label: 'They move up',
    explained: 'By whole weeks, to the days that are free now; each session keeps its weekday.',
  },
] as const;

type Change = { isPaused: boolean; isTakenUp: boolean; isOtherPlan: boolean };

/** What a change of one block brings to those after it; nothing is said where none are. */
export function ofBlocksAfter(before: Given, { isPaused, isTakenUp, isOtherPlan }: Change): string[] {
  if (!hasBlocksAfter(before)) return [];
  const those = `The blocks after it in ${before.path?.name}`;
  if (isPaused) return [`${those} wait as well, until it is resumed.`];
  if (isTakenUp) return [`${those} go on with it, and move as far as its end does.`];
  return isOtherPlan ? [`${those} move as far as its end does.`] : [];
}
