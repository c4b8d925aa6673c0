/** From when on each reason holds, as a coach can set it: the least, the most, the step between two values, the usual. */
export const attentionThresholds = {
  /** A pain of so much, of 10, or more. */
  painLevel: { least: 1, most: 10, step: 1, usual: 3 },
  /** A membership that nothing renews, so many days before its end. */
  membershipDays: { least: 1, most: 30, step: 1, usual: 7 },
  /** So many training days missed, */
  missedDays: { least: 1, most: 7, step: 1, usual: 2 },
  /** in so many days, */
  missedWithinDays: { least: 2, most: 28, step: 1, usual: 7 },
  /** No training day within so many days. */
  noProgramDays: { least: 1, most: 28, step: 1, usual: 7 },
  /** The last training day is so many days away, or fewer, and nothing follows. */
  endsSoonDays: { least: 1, most: 60, step: 1, usual: 10 },
  /** Harder than prescribed by so much RPE, or more. */
  harderBy: { least: 0.5, most: 5, step: 0.5, usual: 1.5 },
  /** No contact for so many days. */
  quietDays: { least: 3, most: 90, step: 1, usual: 14 },
} as const;

export type AttentionThreshold = keyof typeof attentionThresholds;

export type AttentionSettings = Record<AttentionThreshold, number>;

export const thresholdNames = Object.keys(attentionThresholds) as AttentionThreshold[];

export const usualAttention = Object.fromEntries(
  thresholdNames.map(name => [name, attentionThresholds[name].usual]),
) as AttentionSettings;

/** The days back in which days with both an effort and a prescribed one are looked for, and how many of the last are compared. */
export const effortWithinDays = 28;
export const effortDays = 3;
export const leastHardDays = 2;

/** A pain that nobody has reviewed counts for so many days, */
export const painWithinDays = 90;

/** and a record for so many. */
export const recordWithinDays = 14;

/** A state that a review has seen calls again after so many days if it still holds. */
export const stateCallsAgainAfterDays = 7;
