import type { NumberInText } from './numbers-in-text.ts';

/** The text with other numbers in the places of these, each written as the one before: '62,5' keeps its comma. */
export function withNumbers<Found extends NumberInText>(
  text: string,
  numbers: readonly Found[],
  change: (number: Found) => number,
): string {
  let at = 0;
  const parts = numbers.map(number => {
    const before = text.slice(at, number.from);
    at = number.to;
    return before + writtenLike(text.slice(number.from, number.to), number.value, change(number));
  });
  return [...parts, text.slice(at)].join('');
}

function writtenLike(written: string, before: number, after: number): string {
  if (after === before) return written;
  const digits = String(Math.round(after * 1e6) / 1e6);
  const isDecimalComma = /,\d+$/.test(written) && !Number.isInteger(before);
  return isDecimalComma ? digits.replace('.', ',') : digits;
}
