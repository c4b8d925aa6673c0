import type { Segment } from '#domain/program-reader/work/text/draft.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';

const loads = ['weight', 'percent', 'rpe'] as const;

/** `4x5 @65/75/85%`: a load for each set is one for each of them, else no set would have any that can be worked out. */
export function leaveUnequalLists({ draft, leftovers }: Reader): void {
  for (const segment of draft.segments) {
    const count = countOf(segment);
    for (const key of loads) {
      const texts = segment.load[key];
      if (count === null || !texts || texts.length < 2 || texts.length === count) continue;
      const at = segment.load.at ?? { from: 0, to: 0, text: texts.join('/') };
      const sets = count === 1 ? 'one set' : `${count} sets`;
      leftovers.push({ ...at, why: `“${at.text}” are ${texts.length} loads for ${sets}: say one for each.` });
      delete segment.load[key];
    }
  }
}

const countOf = ({ sets, reps }: Segment): number | null => {
  if (sets !== null) return /^\d+$/.test(sets) ? Number(sets) : null;
  return reps.length > 1 ? reps.length : null;
};
