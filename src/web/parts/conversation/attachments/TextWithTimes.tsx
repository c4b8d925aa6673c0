import { withClipTimes } from '#domain/conversations/attachment.ts';
import { goToPosition } from './clip-position.ts';
import type { ReferencedClip } from './referenced-clips.ts';

/** A message's words, as text that is never anything but text; a time in the clip it is about leads there. */
export function TextWithTimes({ text, clip }: { text: string; clip: ReferencedClip | undefined }) {
  if (clip === undefined) return text;
  return withClipTimes(text, clip.seconds).map(({ text: part, seconds }, place) =>
    seconds === null ? (
      part
    ) : (
      <button
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        key={place}
        type="button"
        aria-label={`Show the clip at ${part}`}
        onClick={() => goToPosition(clip.id, seconds)}
        className="rounded-xs font-medium text-accent underline decoration-dotted underline-offset-4 hover:decoration-solid"
      >
        {part}
      </button>
    ),
  );
}
