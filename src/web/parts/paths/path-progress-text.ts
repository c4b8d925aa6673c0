import { type BlockState, blockState } from '#domain/training/status/block-state.ts';
import { daysBetween, formatDate, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { asBlock } from '#web/parts/training-day/blocks.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { standingOf } from './path-text.ts';
import { placeOf, type Way } from '#web/parts/training-day/ways.ts';

export const stateOf = (assignment: Assignment, today: PlainDate): BlockState =>
  blockState(asBlock(assignment), today);

/** The badge of a path, and in words where its member is. */
export function standingOfPath(
  { inHand, blockCount }: Pick<Way, 'inHand' | 'blockCount'>,
  today: PlainDate,
): { status: Assignment['status']; text: string } {
  if (!inHand)
    return { status: 'completed', text: standingOf({ state: 'done', blocks: blockCount, block: null }) };
  const isNow = stateOf(inHand, today) === 'now';
  const state = inHand.status === 'paused' ? 'paused' : isNow ? 'now' : 'ahead';
  const block = { position: placeOf(inHand), startDate: inHand.startDate };
  return { status: inHand.status, text: standingOf({ state, blocks: blockCount, block }) };
}

/** Of the exercises of all blocks, as one assignment would have them. */
export function completionOf(blocks: readonly Assignment[]) {
  const sum = (of: 'completedExercises' | 'totalExercises') =>
    blocks.reduce((total, block) => total + block[of], 0);
  const [completedExercises, totalExercises] = [sum('completedExercises'), sum('totalExercises')];
  const completionPercentage = totalExercises === 0 ? 0 : (100 * completedExercises) / totalExercises;
  return { completedExercises, totalExercises, completionPercentage };
}

export const daysOf = ({ startDate, endDate }: Assignment): number =>
  daysBetween(parsePlainDate(startDate) ?? startDate, parsePlainDate(endDate) ?? endDate) + 1;

/** From the first day of the first to the last of the last. */
export const spanOf = (blocks: readonly Assignment[]): string =>
  `${formatDate(blocks[0]?.startDate ?? '')} – ${formatDate(blocks.at(-1)?.endDate ?? '')}`;
