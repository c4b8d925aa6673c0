import type { Assignment } from '#web/parts/assign/assignment-text.ts';

type BlocksAfterInput = Pick<Assignment, 'path'>;

/** Whether it is a block of a path with others after it. */
export const hasBlocksAfter = ({ path }: BlocksAfterInput): boolean =>
  path !== null && path.position < path.blocks;

/** The ways for the blocks after one that ends before its time. */
export const followingOptions = [
  {
    value: 'stay',
    label: 'They keep their dates',
    explained: 'There may be days without training in between.',
  },
  {
    value: 'move-up',
    label: 'They move up',
    explained: 'By whole weeks, to the days that are free now; each session keeps its weekday.',
  },
] as const;

type Change = { isPaused: boolean; isTakenUp: boolean; isOtherPlan: boolean };

/** The effects of a change of one block on those after it; none where there are none. */
export function ofBlocksAfter(
  before: BlocksAfterInput,
  { isPaused, isTakenUp, isOtherPlan }: Change,
): string[] {
  if (!hasBlocksAfter(before)) return [];
  const those = `The blocks after it in ${before.path?.name}`;
  if (isPaused) return [`${those} wait too, until it is resumed.`];
  if (isTakenUp) return [`${those} resume with it, and move as far as its end does.`];
  return isOtherPlan ? [`${those} move as far as its end does.`] : [];
}
