/**
 * Help of an assisted exercise (a band, a counterweight) is a weight below zero: `-20` is 20 taken off. So a set alone
 * says what it is, the greater weight is the harder set as ever, and less help is more. Typed in an assisted exercise,
 * 20 and -20 are both 20 of help.
 */
export const isHelp = (weight: number | null | undefined): boolean => (weight ?? 0) < 0;

/** The stored form of a weight that was typed. */
export const storedWeight = (typed: number, isAssisted: boolean | undefined): number =>
  isAssisted && typed !== 0 ? -Math.abs(typed) : typed;

/** The typed form of a stored weight, for a field. */
export const typedHelp = (kept: number, isAssisted: boolean | undefined): number =>
  isAssisted ? Math.abs(kept) : kept;

/** '20 kg of help' of '-20 kg'. */
export const withHelp = (weight: number, wordsOf: (weight: number) => string): string =>
  weight < 0 ? `${wordsOf(-weight)} of help` : wordsOf(weight);

/** No machine gives more, in lb. */
export const maxHelp = 1_000;
