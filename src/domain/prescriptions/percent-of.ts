/** The base of a prescription's percent: the lift's max itself, or the training max, which is a share of it. */
export const percentBases = ['one-rep-max', 'training-max'] as const;
export type PercentOf = (typeof percentBases)[number];

/** 'percent of …'. */
export const percentBaseText: Readonly<Record<PercentOf, string>> = {
  'one-rep-max': 'the max',
  'training-max': 'the training max',
};

export const usualPercentOf: PercentOf = 'one-rep-max';

/** A percent with what it is of, where that is the training max: '85% TM'. What the text itself says of its base gives way. */
export function withTrainingMax(percent: string, percentOf: PercentOf | undefined): string {
  if (percentOf !== 'training-max') return percent;
  return `${percent.replace(/(?<!\s)\s*(?:of\s+)?(?:the\s+|my\s+|your\s+)?(?:1\s*-?RM|TM|training[\s-]*max)\s*$/i, '')} TM`;
}
