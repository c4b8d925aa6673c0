import type { Asking } from './reader.ts';

/** Questions about work: each once for all the lines that raise it. */

export const weightOrSets: Asking<'weight' | 'sets'> = {
  id: 'weight-or-sets',
  kind: 'weight-or-sets',
  choices: [
    { value: 'weight', label: 'The weight, then reps' },
    { value: 'sets', label: 'The number of sets, then reps' },
  ],
};

export const dateOrReps: Asking<'reps' | 'text'> = {
  id: 'date-or-reps',
  kind: 'date-or-reps',
  choices: [
    { value: 'reps', label: 'A range that the spreadsheet took for a date' },
    { value: 'text', label: 'As it stands' },
  ],
};

export const restUnit: Asking<'min' | 's'> = {
  id: 'rest-unit',
  kind: 'rest-unit',
  choices: [
    { value: 'min', label: 'Minutes' },
    { value: 's', label: 'Seconds' },
  ],
};

/** `1:30:00`. */
export const restClock: Asking<'min' | 'h'> = {
  id: 'rest-clock',
  kind: 'rest-unit',
  choices: [
    { value: 'min', label: 'Minutes and seconds' },
    { value: 'h', label: 'Hours and minutes' },
  ],
};

/** So few of a hold. */
export const secondsOrReps: Asking<'time' | 'reps'> = {
  id: 'time-or-reps',
  kind: 'time-or-reps',
  choices: [
    { value: 'time', label: 'Seconds' },
    { value: 'reps', label: 'Reps' },
  ],
};

const runChoices = [
  { value: 'min', label: 'Minutes' },
  { value: 's', label: 'Seconds' },
  { value: 'm', label: 'Meters' },
  { value: 'reps', label: 'Reps' },
] as const;

export const runMinutes: Asking<'min' | 's' | 'm' | 'reps'> = {
  id: 'run-minutes',
  kind: 'time-or-reps',
  choices: runChoices,
};

/** A run of few metres is unlikely: `3 m run`. */
export const fewMetres: Asking<'mi' | 'min' | 'm'> = {
  id: 'few-metres',
  kind: 'unit',
  choices: [
    { value: 'mi', label: 'Miles' },
    { value: 'min', label: 'Minutes' },
    { value: 'm', label: 'Meters' },
  ],
};

export const runMeters: Asking<'min' | 's' | 'm' | 'reps'> = {
  id: 'run-meters',
  kind: 'time-or-reps',
  choices: runChoices,
};

/** `60x3` of a hold, `400x8` of a run. */
export const amountOrSets: Asking<'amount' | 'sets'> = {
  id: 'amount-or-sets',
  kind: 'other',
  choices: [
    { value: 'amount', label: 'How long or far each set is, then sets' },
    { value: 'sets', label: 'The number of sets first' },
  ],
};

/** `5x100kg`. */
export const repsOrSets: Asking<'reps' | 'sets'> = {
  id: 'reps-or-sets',
  kind: 'other',
  choices: [
    { value: 'reps', label: 'Reps at that weight' },
    { value: 'sets', label: 'Sets at that weight' },
  ],
};

/** `3x8 90s`. */
export const restOrTime: Asking<'rest' | 'time'> = {
  id: 'rest-or-time',
  kind: 'other',
  choices: [
    { value: 'rest', label: 'The rest between sets' },
    { value: 'time', label: 'How long each set is' },
  ],
};

const loneChoices = [
  { value: 'reps', label: 'Reps' },
  { value: 'weight', label: 'A weight' },
  { value: 'sets', label: 'Sets' },
] as const;

/** `Squat 5`. */
export const loneReps: Asking<'reps' | 'weight' | 'sets'> = {
  id: 'lone-reps',
  kind: 'other',
  choices: loneChoices,
};
/** `Squat 100`. */
export const loneWeight: Asking<'reps' | 'weight' | 'sets'> = {
  id: 'lone-weight',
  kind: 'other',
  choices: loneChoices,
};

/** `0.75` under a weight. */
export const shareOrWeight: Asking<'percent' | 'weight'> = {
  id: 'share-or-weight',
  kind: 'other',
  choices: [
    { value: 'percent', label: 'A share of the max' },
    { value: 'weight', label: 'A weight' },
  ],
};

/** `3,5,100`. */
export const rowOrReps: Asking<'row' | 'reps'> = {
  id: 'row-or-reps',
  kind: 'other',
  choices: [
    { value: 'row', label: 'Sets, reps and weight' },
    { value: 'reps', label: 'The reps of each set' },
  ],
};

/** `5x3+`. */
export const lastSetOrEach: Asking<'last' | 'each'> = {
  id: 'last-set-or-each',
  kind: 'other',
  choices: [
    { value: 'last', label: 'As many as possible in the last set' },
    { value: 'each', label: 'As many as possible in every set' },
  ],
};

const orders = [
  { value: 'reps', label: 'Reps, then sets' },
  { value: 'sets', label: 'Sets, then reps' },
] as const;

/** `50% 5x1`. */
export const orderOfPercents: Asking<'reps' | 'sets'> = {
  id: 'order-of-percents',
  kind: 'other',
  choices: orders,
};

/** `10x5` in the same text. */
export const orderOfOthers: Asking<'reps' | 'sets'> = {
  id: 'order-of-others',
  kind: 'other',
  choices: orders,
};
