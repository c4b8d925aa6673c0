import { formatDate, isPlainDate } from '#domain/plain-date.ts';
import { blockDates } from '#domain/training/schedule/path-blocks.ts';
import { lengthOfPath } from '#web/parts/paths/path-text.ts';
import type { Path, Run } from '#web/parts/paths/path.ts';

export type PathAudience = { gets: number; skipped: number };

/** Numbers of members who get the path, and who are on it already. */
export function pathAudience(runs: readonly Run[], memberIds: readonly string[]): PathAudience {
  const onIt = new Set(runs.filter(({ state }) => state !== 'done').map(({ memberId }) => memberId));
  const skipped = memberIds.filter(id => onIt.has(id)).length;
  return { gets: memberIds.length - skipped, skipped };
}

/** Said before it is sent. */
export function audienceText({ gets, skipped }: PathAudience): string {
  const has =
    skipped === 1
      ? '1 is on it already and is skipped.'
      : `${count(skipped)} are on it already and are skipped.`;
  if (gets === 0) return skipped === 0 ? 'Choose at least one member.' : `Nobody will get it: ${has}`;
  const get = `${count(gets)} ${gets === 1 ? 'member' : 'members'} will get it.`;
  return skipped === 0 ? get : `${get} ${has}`;
}

/** Said after it is done. */
export function doneText({ count: given, skipped }: { count: number; skipped: number }): string {
  const assigned = `Path assigned to ${count(given)} ${given === 1 ? 'member' : 'members'}`;
  if (skipped === 0) return assigned;
  return `${assigned}. ${count(skipped)} ${skipped === 1 ? 'was' : 'were'} on it already and skipped.`;
}

/** The end of the last block: '36 weeks in 10 blocks, until Nov 22, 2026'; without a start its length alone. */
export function untilText({ blocks, weeks }: Pick<Path, 'blocks' | 'weeks'>, startDate: string): string {
  const length = lengthOfPath(weeks, blocks.length);
  if (!isPlainDate(startDate)) return `${length}.`;
  const last = blockDates(
    startDate,
    blocks.map(block => block.weeks),
  ).at(-1);
  return last ? `${length}, until ${formatDate(last.endDate)}.` : `${length}.`;
}

const count = (number: number) => number.toLocaleString('en-US');
