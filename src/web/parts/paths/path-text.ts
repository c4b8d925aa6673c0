import { formatDate } from '#domain/plain-date.ts';
import { counted } from '#web/ui/text/words.ts';
import { blockOf } from './block-of.ts';

/** '36 weeks in 10 blocks' */
export const lengthOfPath = (weeks: number, blocks: number): string =>
  `${counted(weeks, 'week')} in ${counted(blocks, 'block')}`;

type Standing = {
  state: 'ahead' | 'now' | 'paused' | 'done';
  /** Number of blocks; the current one, null when all are done. */
  blocks: number;
  block: { position: number; startDate: string } | null;
};

/** The progress of someone on a path: 'Paused in block 3 of 10'. */
export function standingOf({ state, blocks, block }: Standing): string {
  if (block === null) return blocks === 1 ? 'Done' : `All ${blocks} blocks done`;
  const place = blockOf(block.position, blocks);
  switch (state) {
    case 'ahead':
      return `${place} begins ${formatDate(block.startDate)}`;
    case 'paused':
      return `Paused in ${place.toLowerCase()}`;
    default:
      return place;
  }
}
