import type { SpokenField } from './spoken-fields.ts';
import { clockValue, countRange, countValue, numberValue, rangeValue } from './values.ts';

/** The name of a field whose text has no sign of its own: `reps:"8 each leg"`. */
export const fieldNames: Record<Exclude<SpokenField, 'notes' | 'groupLabel'>, string> = {
  sets: 'sets',
  reps: 'reps',
  weight: 'load',
  percent1RM: 'percent',
  rpe: 'rpe',
  time: 'time',
  distance: 'distance',
  restSeconds: 'rest',
  tempo: 'tempo',
  targetHeartRate: 'hr',
  volume: 'contacts',
  contactTime: 'contact',
  groundContactTime: 'ground',
};

/** The pattern of each field's text that can stand in a line by its sign alone. */
export const plain = {
  sets: /^[1-9]\d{0,2}$/,
  /** Not a time or a distance, which stand in the same place, and nothing that ends a word. */
  reps: new RegExp(
    String.raw`^(?:(?:${countRange}\+?|AMRAP|max|${countValue}(?:,${countValue})+)(?:/[a-z]+| cal)?|\d+/\d+ cal)$`,
  ),
  /** Below zero it is help. */
  weight: new RegExp(`^(?:${rangeValue}|-${numberValue})$`),
  percent1RM: new RegExp(`^${rangeValue}$`),
  rpe: /^(?:10|[1-9](?:[.,]\d)?)(?:-(?:10|[1-9](?:[.,]\d)?))?$/,
  /** '45 s', '2 min', '2:30'. */
  time: new RegExp(`^(?:${rangeValue} (?:s|min|h)|${clockValue})$`),
  /** Miles are a number alone; '400 m', '5 km', '40 yd'. */
  distance: new RegExp(`^${rangeValue}(?: (?:km|m|yd))?$`),
  restSeconds: /^\d{1,5}$/,
  tempo: /^[\dX]{4}$/,
  targetHeartRate: /^\d{2,3}(?:-\d{2,3})?$/,
  volume: /^\d{1,4}$/,
};

/** `12 cal` stands as `12cal` in a line; reps as they are. */
export const repsSign = (text: string): string => text.replace(/ (?=cal$)/, '');
/** `45 s` stands as `45s` in a line. */
export const timeSign = (text: string): string => text.replace(' ', '');
/** `400 m` as `400m`, and miles, `3`, as `3mi`. */
export const distanceSign = (text: string): string =>
  /[a-z]/.test(text) ? text.replace(' ', '') : `${text}mi`;

/** Text in quotes, on one line: what is in it may be anything. */
export const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/g, sign => `\\${sign}`).replaceAll('\n', String.raw`\n`)}"`;

export const unquoted = (text: string): string =>
  text.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
