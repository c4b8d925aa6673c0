import type { PlainDate } from '#domain/plain-date.ts';
import type { AssignmentStanding } from './assignment-kind.ts';

/** The parts of a path's block that say where its member is. */
export type Block = {
  status: 'active' | 'paused' | 'completed';
  startDate: PlainDate;
  endDate: PlainDate;
  /** The date from which its days do not count; null unless it is paused. */
  pausedOn: PlainDate | null;
};

export type BlockState = 'done' | 'now' | 'ahead';

/** Whether a block has begun; while it is paused, no time passes for it. */
export const hasBegun = ({ startDate, pausedOn }: Pick<Block, 'startDate' | 'pausedOn'>, today: PlainDate) =>
  startDate <= (pausedOn !== null && pausedOn < today ? pausedOn : today);

export function blockState(block: Block, today: PlainDate): BlockState {
  if (block.status === 'completed' || (block.status === 'active' && block.endDate < today)) return 'done';
  return hasBegun(block, today) ? 'now' : 'ahead';
}

/** The block of a path that is being trained, else the next one; undefined when all are done. Given in order. */
export const currentBlock = <B extends Block>(blocks: readonly B[], today: PlainDate): B | undefined =>
  blocks.find(block => blockState(block, today) === 'now') ??
  blocks.find(block => blockState(block, today) === 'ahead');

/** By the member's own `today`; held against the SQL of `server/assignments/standing.ts` by a test. */
export const assignmentStanding = (
  given: Pick<Block, 'status' | 'startDate' | 'pausedOn'> & { isOfPath: boolean },
  today: PlainDate,
): AssignmentStanding =>
  given.status === 'active' && given.isOfPath && !hasBegun(given, today) ? 'to-come' : given.status;
