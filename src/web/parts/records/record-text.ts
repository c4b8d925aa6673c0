import type { heldRecord } from '#contract/progress-fields.ts';
import type * as z from 'zod/mini';
import {
  fromMiles,
  fromPounds,
  kilometersOfMile,
  type Units,
  pounds,
  miles,
} from '#domain/measures/measure.ts';
import { carriedKinds, type RecordKind } from '#domain/records/record-kind.ts';
import { shortIn } from '#domain/measures/short-distance.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import {
  formatDistance,
  formatOneRepMax,
  shortDistanceText,
  weightText,
} from '#web/measures/measure-text.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';

export type HeldRecord = z.output<typeof heldRecord>;

type RecordFigures = Pick<HeldRecord, 'kind' | 'value' | 'at'>;

const numberText = (value: number, digits = 2) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits });

/** The title of a record: 'Heaviest', 'Most reps at 225 lb', 'Least help for 8 reps'. */
export function recordTitle({ kind, at }: Pick<RecordFigures, 'kind' | 'at'>, units: Units): string {
  const place = carriedLabel(kind, at ?? 0, units);
  if (place !== null) return place;
  if (kind === 'help-at') return at === null ? 'Least help' : `Least help for ${counted(at, 'rep')}`;
  return kind === 'reps-at'
    ? `Most reps at ${weightText(pounds(at ?? 0), units.weight)}`
    : titles[kind as keyof typeof titles];
}

/** 'Heaviest for 40 yd', 'Longest at 50 lb', 'Longest without a weight'; null of what is neither carried nor held. */
function carriedLabel(kind: RecordKind, at: number, units: Units): string | null {
  const weight = at > 0 ? `at ${weightText(pounds(at), units.weight)}` : 'without a weight';
  switch (kind) {
    case 'weight-for-distance':
      return `Heaviest for ${shortDistanceText(miles(at), units.distance)}`;
    case 'weight-for-time':
      return `Heaviest for ${formatSeconds(at)}`;
    case 'distance-at':
      return `Farthest ${weight}`;
    case 'hold-at':
      return `Longest ${weight}`;
    default:
      return null;
  }
}

const titles: Record<Exclude<RecordKind, 'reps-at' | 'help-at' | (typeof carriedKinds)[number]>, string> = {
  weight: 'Heaviest',
  e1rm: 'Best estimated 1RM',
  'reps-set': 'Most reps in a set',
  'reps-day': 'Most reps in a day',
  hold: 'Longest hold',
  distance: 'Farthest',
  pace: 'Best pace',
  'contacts-day': 'Most contacts in a day',
  'calories-set': 'Most calories in a set',
};

const inOrder = Object.keys(titles);

const isCarried = (kind: RecordKind) => carriedKinds.some(one => one === kind);

/** The two that say most of an exercise. */
export const mainRecords = (records: readonly HeldRecord[]): HeldRecord[] => {
  const main = records
    .filter(({ kind }) => kind !== 'reps-at' && kind !== 'help-at' && !isCarried(kind))
    .toSorted((a, b) => inOrder.indexOf(a.kind) - inOrder.indexOf(b.kind))
    .slice(0, 2);
  const help = records.filter(({ kind }) => kind === 'help-at').toSorted((a, b) => a.value - b.value);
  const carried = records.filter(({ kind }) => isCarried(kind));
  return [main, help.slice(0, 1), carried.slice(0, 2)].find(some => some.length > 0) ?? [];
};

/** A value of this kind in the viewer's own unit, as its line is drawn. */
export function valueIn(kind: RecordKind, value: number, { weight, distance }: Units): number {
  if (kind === 'weight' || kind === 'e1rm' || kind === 'help-at') return fromPounds(pounds(value), weight);
  if (kind === 'weight-for-distance' || kind === 'weight-for-time') return fromPounds(pounds(value), weight);
  if (kind === 'distance-at') return shortIn(miles(value), distance);
  if (kind === 'distance') return fromMiles(miles(value), distance);
  return value;
}

/** '225 lb', '12 reps', '1:30', '3.1 mi', '8:04 /mi'. An estimate is shown as everywhere. */
export function valueText(kind: RecordKind, value: number, units: Units): string {
  switch (kind) {
    case 'weight':
    case 'help-at':
    case 'weight-for-distance':
    case 'weight-for-time':
      return weightText(pounds(value), units.weight);
    case 'e1rm':
      return formatOneRepMax(pounds(value), units.weight);
    case 'distance-at':
      return shortDistanceText(miles(value), units.distance);
    case 'hold-at':
    case 'hold':
      return formatSeconds(value);
    case 'distance':
      return formatDistance(miles(value), units.distance);
    case 'pace':
      return `${formatSeconds(units.distance === 'km' ? value / kilometersOfMile : value)} /${units.distance}`;
    case 'contacts-day':
      return counted(value, 'contact');
    case 'calories-set':
      return `${numberText(value)} cal`;
    default:
      return counted(value, 'rep');
  }
}

const counted = (count: number, what: string) => `${numberText(count)} ${what}${count === 1 ? '' : 's'}`;

/** 'Heaviest, 225 lb (was 220 lb)'; the previous value is left out where it would read the same. */
export function recordText(record: RecordFigures & { previous: number | null }, units: Units): string {
  const { kind, value, previous } = record;
  const now = valueText(kind, value, units);
  const before = previous === null ? now : valueText(kind, previous, units);
  return `${recordTitle(record, units)}, ${now}${before === now ? '' : ` (was ${before})`}`;
}

/** 'Back Squat: heaviest, 225 lb (was 220 lb)' */
export function newRecordText(record: HeldRecord, units: Units): string {
  const words = recordText(record, units);
  return `${record.exerciseName}: ${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
}

/** Titles of the lines, by kind of record. */
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
  'calories-set': 'Most calories in a set',
  'help-at': 'Least help',
  'weight-for-distance': 'Heaviest carried',
  'weight-for-time': 'Heaviest held',
  'distance-at': 'Farthest carried',
  'hold-at': 'Longest hold',
};

/** Steps of the drawing's lines: miles are few, a hold or a weight is not. */
export const leastStepOf = (kind: RecordKind): number =>
  kind === 'distance' ? 0.1 : kind.startsWith('reps') || kind === 'calories-set' ? 1 : 5;

/** '12,500 lb', '48 reps', '12.4 mi', '6:30'. */
export function volumeText(category: ExerciseCategory, volume: number, units: Units): string {
  switch (category) {
    case 'Strength':
      return `${numberText(fromPounds(pounds(volume), units.weight), 0)} ${units.weight}`;
    case 'Calisthenics':
      return counted(volume, 'rep');
    case 'Plyometric':
      return counted(volume, 'contact');
    case 'Aerobic':
      return formatDistance(miles(volume), units.distance);
    default:
      return formatSeconds(volume);
  }
}

/** The meaning of volume in each category. */
export const volumeMeaning: Record<ExerciseCategory, string> = {
  Strength: 'Weight × reps of all sets except warm-ups. Carries, holds and calories are left out.',
  Calisthenics: 'All reps except warm-ups. Holds and calories are left out.',
  Plyometric: 'All contacts.',
  Aerobic: 'The distance covered. Calories are left out.',
  Isometric: 'The time held.',
  Mobility: 'The time spent.',
};
