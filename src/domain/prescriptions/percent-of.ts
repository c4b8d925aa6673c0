/** What a prescription's percent is a percent of: the lift's max itself, or the training max, which is a share of it. */
export const percentBases = ['one-rep-max', 'training-max'] as const;
export type PercentOf = (typeof percentBases)[number];

/** 'percent of …'. */
export const percentBaseInWords: Readonly<Record<PercentOf, string>> = {
  'one-rep-max': 'the max',
  'training-max': 'the training max',
};

export const usualPercentOf: PercentOf = 'one-rep-max';
