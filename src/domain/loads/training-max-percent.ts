/** What of the max a training max is until a coach says otherwise, in percent. */
export const usualTrainingMaxPercent = 90;

export const trainingMaxRange = { least: 50, most: 100 } as const;

/** Whole or halves: nobody programs by finer ones. */
export const isTrainingMaxPercent = (percent: number): boolean =>
  percent >= trainingMaxRange.least && percent <= trainingMaxRange.most && Number.isInteger(percent * 2);
