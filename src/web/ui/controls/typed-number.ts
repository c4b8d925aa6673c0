import { readNumber } from '#domain/numbers/read-number.ts';
import { toTwoDecimals } from '#domain/rounding.ts';

/** Limits of a field's number. */
export type NumberLimits = { decimal: boolean; least?: number | undefined; most?: number | undefined };

/** Typed text as a number: 0 for a blank, NaN where it is none. */
export const typedNumber = (text: string): number =>
  text.trim() === '' ? 0 : (readNumber(text) ?? Number.NaN);

/** Typed text as a number; text that is none stays as it is, to be refused. */
export const numberOrText = (text: string): number | string => readNumber(text) ?? text;

/** Reason why typed text is not a valid number here, in a sentence; null where it is, and for a blank. */
export function unreadText(text: string, { decimal, least, most }: NumberLimits): string | null {
  if (text.trim() === '') return null;
  const value = readNumber(text);
  if (value === null) return `${quoted(text)} is not a number.`;
  if (!decimal && !Number.isInteger(value)) return `${quoted(text)} is not a whole number.`;
  if (least !== undefined && value < least) return `Enter at least ${least.toLocaleString('en-US')}.`;
  if (most !== undefined && value > most) return `Enter at most ${most.toLocaleString('en-US')}.`;
  return null;
}

const longestQuote = 30;

/** Pasted text may be long, so it is cut. */
function quoted(text: string): string {
  const characters = Array.from(text.trim());
  return `“${characters.slice(0, longestQuote).join('')}${characters.length > longestQuote ? '…' : ''}”`;
}

type Steps = { step: number | 'any'; least?: number | undefined; most?: number | undefined };

/**
 * The number that an arrow key leads to, as a browser's own number field has it: the next multiple of the step, within
 * least and most. Null where there is none: the text is no number, or it ends there.
 */
export function steppedText(text: string, way: 'up' | 'down', { step, least, most }: Steps): string | null {
  const value = typedNumber(text);
  if (Number.isNaN(value)) return null;
  const next = toTwoDecimals(nextValue(value, way === 'up' ? 1 : -1, step, least ?? 0));
  if (least !== undefined && next < least) return way === 'up' ? String(least) : null;
  if (most !== undefined && next > most) return way === 'down' ? String(most) : null;
  return String(next);
}

/** Rounding errors are no steps. */
const hair = 1e-6;

function nextValue(value: number, sign: 1 | -1, step: number | 'any', from: number): number {
  if (step === 'any') return value + sign;
  const steps = (value - from) / step;
  return from + step * (sign === 1 ? Math.floor(steps + hair) + 1 : Math.ceil(steps - hair) - 1);
}
