import { lastSetOrEach } from '#domain/program-reader/work/text/askings.ts';
import type { Segment } from '#domain/program-reader/work/text/draft.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import { maxSets } from './entries/sets.ts';

/** `5x3+`: by custom only the last set is open-ended. The coach is asked, unless the text says so itself. */
export function settleLastSetOpen(reader: Reader): void {
  const { draft } = reader;
  const segment = draft.segments.findLast(({ kind }) => kind === 'work');
  const open = segment && openSets(segment);
  if (!open) return;
  const isSaid = draft.last.reps !== undefined || draft.last.kind === 'failure';
  const text = `${open.sets}x${open.reps}+`;
  if (!isSaid && reader.decideOfAll(lastSetOrEach, text, 'last') === 'each') return;
  delete draft.last.reps;
  segment.reps = [...Array.from({ length: open.sets - 1 }, () => open.reps), `${open.reps}+`];
}

/** More sets than one, all with the same open number of reps. */
function openSets({ sets, reps, time, distance }: Segment) {
  const count = Number(sets ?? '');
  const [only = '', second] = reps;
  const isOpen = only.endsWith('+') && second === undefined && time === null && distance === null;
  if (!isOpen || !Number.isInteger(count) || count < 2 || count > maxSets) return null;
  return { sets: count, reps: only.slice(0, -1) };
}
