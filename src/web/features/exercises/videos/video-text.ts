import { counted } from '#web/ui/text/words.ts';

type Checked = { last: { answers: boolean } | null };

/** Videos that need the coach come first, then those never checked; each group in its order. */
export const troubledFirst = <Video extends Checked>(videos: readonly Video[]): Video[] =>
  videos.toSorted((a, b) => placeOf(a) - placeOf(b));

function placeOf({ last }: Checked): number {
  if (last === null) return 1;
  return last.answers ? 2 : 0;
}

/** '1 of 12 videos does not answer'. */
export function summaryOf(videos: readonly Checked[]): string {
  if (videos.length === 0) return 'No exercise of the library has a video.';
  const [silent, unasked] = [0, 1].map(place => videos.filter(video => placeOf(video) === place).length);
  const all = counted(videos.length, 'video');
  if (unasked === videos.length) return `${all}, not checked yet.`;
  if (silent === 0)
    return unasked === 0 ? `All working: ${all}.` : `${all}, ${unasked} of them not checked yet.`;
  return `${silent} of ${all} ${silent === 1 ? 'is' : 'are'} not working.`;
}
