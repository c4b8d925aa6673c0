/** The training max as a percent of the max, until a coach says otherwise. */
export const usualTrainingMaxPercent = 90;

export const trainingMaxRange = { least: 50, most: 100 } as const;

/** Whole or halves: nobody programs by finer ones. */
export const isTrainingMaxPercent = (percent: number): boolean =>
  percent >= trainingMaxRange.least && percent <= trainingMaxRange.most && Number.isInteger(percent * 2);
