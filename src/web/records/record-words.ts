import type { heldRecord } from '#contract/progress-fields.ts';
import type * as z from 'zod/mini';
import {
  fromMiles,
  fromPounds,
  kilometersOfMile,
  type Units,
  type Pounds,
  type Miles,
  pounds,
  miles,
} from '#domain/measures/measure.ts';
import type { RecordKind } from '#domain/records/record-kind.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';

export type HeldRecord = z.output<typeof heldRecord>;

type Told = Pick<HeldRecord, 'kind' | 'value' | 'at'>;

const numberText = (value: number, digits = 2) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits });

const weightWords = (pounds: Pounds, { weight }: Units): string =>
  `${numberText(fromPounds(pounds, weight))} ${weight}`;

const distanceWords = (miles: Miles, { distance }: Units): string =>
  `${numberText(fromMiles(miles, distance))} ${distance}`;

/** What a record is of: 'Heaviest', 'Most reps at 225 lb', 'Least help for 8 reps'. */
export function recordTitle({ kind, at }: Pick<Told, 'kind' | 'at'>, units: Units): string {
  if (kind === 'help-at') return at === null ? 'Least help' : `Least help for ${counted(at, 'rep')}`;
  return kind === 'reps-at' ? `Most reps at ${weightWords(pounds(at ?? 0), units)}` : titles[kind];
}

const titles: Record<Exclude<RecordKind, 'reps-at' | 'help-at'>, string> = {
  weight: 'Heaviest',
  e1rm: 'Best estimated 1RM',
  'reps-set': 'Most reps in a set',
  'reps-day': 'Most reps in a day',
  hold: 'Longest hold',
  distance: 'Farthest',
  pace: 'Best pace',
  'contacts-day': 'Most contacts in a day',
};

const inOrder = Object.keys(titles);

/** The two that say most of an exercise. */
export const mainRecords = (records: readonly HeldRecord[]): HeldRecord[] => {
  const main = records
    .filter(({ kind }) => kind !== 'reps-at' && kind !== 'help-at')
    .toSorted((a, b) => inOrder.indexOf(a.kind) - inOrder.indexOf(b.kind))
    .slice(0, 2);
  const help = records.filter(({ kind }) => kind === 'help-at').toSorted((a, b) => a.value - b.value);
  return main.length > 0 ? main : help.slice(0, 1);
};

/** The number of a value of this kind in the viewer's own unit, as a line is drawn of it. */
export function valueIn(kind: RecordKind, value: number, { weight, distance }: Units): number {
  if (kind === 'weight' || kind === 'e1rm' || kind === 'help-at') return fromPounds(pounds(value), weight);
  if (kind === 'distance') return fromMiles(miles(value), distance);
  return value;
}

/** '225 lb', '12 reps', '1:30', '3.1 mi', '8:04 /mi'. An estimate is shown in whole pounds or kilograms. */
export function valueWords(kind: RecordKind, value: number, units: Units): string {
  switch (kind) {
    case 'weight':
    case 'help-at':
      return weightWords(pounds(value), units);
    case 'e1rm':
      return `${numberText(fromPounds(pounds(value), units.weight), 0)} ${units.weight}`;
    case 'hold':
      return formatSeconds(value);
    case 'distance':
      return distanceWords(miles(value), units);
    case 'pace':
      return `${formatSeconds(units.distance === 'km' ? value / kilometersOfMile : value)} /${units.distance}`;
    case 'contacts-day':
      return counted(value, 'contact');
    default:
      return counted(value, 'rep');
  }
}

const counted = (count: number, what: string) => `${numberText(count)} ${what}${count === 1 ? '' : 's'}`;

/** 'Heaviest, 225 lb (was 220 lb)'; what was before is left out where it would be said in the same words. */
export function recordWords(record: Told & { previous: number | null }, units: Units): string {
  const { kind, value, previous } = record;
  const now = valueWords(kind, value, units);
  const before = previous === null ? now : valueWords(kind, previous, units);
  return `${recordTitle(record, units)}, ${now}${before === now ? '' : ` (was ${before})`}`;
}

/** 'Back Squat: heaviest, 225 lb (was 220 lb)' */
export function newRecordWords(record: HeldRecord, units: Units): string {
  const words = recordWords(record, units);
  return `${record.exerciseName}: ${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
}

/** What a line of this kind shows. */
export const lineTitle: Record<RecordKind, string> = {
  weight: 'Heaviest weight',
  e1rm: 'Estimated 1RM',
  'reps-at': 'Reps',
  'reps-set': 'Most reps in a set',
  'reps-day': 'Reps of a day',
  hold: 'Longest hold',
  distance: 'Distance',
  pace: 'Pace',
  'contacts-day': 'Contacts',
  'help-at': 'Least help',
};

/** Steps of the drawing's lines: miles are few, a hold or a weight is not. */
export const leastStepOf = (kind: RecordKind): number =>
  kind === 'distance' ? 0.1 : kind.startsWith('reps') ? 1 : 5;

/** '12,500 lb', '48 reps', '12.4 mi', '6:30'. */
export function volumeWords(category: ExerciseCategory, volume: number, units: Units): string {
  switch (category) {
    case 'Strength':
      return `${numberText(fromPounds(pounds(volume), units.weight), 0)} ${units.weight}`;
    case 'Calisthenics':
      return counted(volume, 'rep');
    case 'Plyometric':
      return counted(volume, 'contact');
    case 'Aerobic':
      return distanceWords(miles(volume), units);
    default:
      return formatSeconds(volume);
  }
}

/** What the volume of a category is. */
export const volumeMeaning: Record<ExerciseCategory, string> = {
  Strength: 'Weight × reps of all sets but warm-ups.',
  Calisthenics: 'All reps but those of warm-ups.',
  Plyometric: 'All contacts.',
  Aerobic: 'The distance covered.',
  Isometric: 'The time held.',
  Mobility: 'The time spent.',
};
