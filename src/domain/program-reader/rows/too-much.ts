/** A year's sheet has 3,000 lines and 100,000 cells. */
const maxLines = 20_000;
const maxCharacters = 2_000_000;
/** Limit for text read on a screen or sent to the API. */
export const maxPastedText = 1_000_000;
export const maxPastedLines = 5_000;

/** Reason why a text is not read at all; null where it is. */
export function whyUnreadable(text: string): string | null {
  if (text.length > maxCharacters) return 'This is more than 2 MB of text: give a part of it.';
  if (text.trim() === '') return 'There is no line in it.';
  const count = lineCountOf(text);
  return count > maxLines ? tooManyLines(count) : null;
}

/** Reason why a text is not even put into a field, which would freeze for seconds; null where it is. */
export function whyTooMuch(text: string): string | null {
  if (text.length > maxPastedText) return 'This is more than 1 MB of text: paste a part of it.';
  const count = lineCountOf(text.trimEnd());
  return count > maxPastedLines ? tooManyLines(count, maxPastedLines) : null;
}

const tooManyLines = (count: number, most = maxLines): string =>
  `These are ${count.toLocaleString('en-US')} lines: paste at most ${most.toLocaleString('en-US')}.`;

function lineCountOf(text: string): number {
  let count = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 10 || (sign === 13 && text.charCodeAt(at + 1) !== 10)) count += 1;
  }
  return count;
}
