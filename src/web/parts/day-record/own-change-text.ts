import type { Units } from '#domain/measures/measure.ts';
import { dateIn, formatDate, type PlainDate } from '#domain/plain-date.ts';
import { foldOwnChanges, type Made } from '#domain/training/own/own-change.ts';
import { loadChangeText, loadsBeforeText } from '#domain/training/own/own-change-text.ts';
import type { DayRecord } from './day-record.ts';

type Reader = { today: PlainDate; zone: string; units: Units | null };

/**
 * Changes to a day for its member alone, a line each: '10% lighter since Nov 25, by Mara Voss · from 87.5%', 'Leg Press
 * for Back Squat since today, by Mara Voss'.
 */
export function ownChangeLines(changes: DayRecord['ownChanges'], reader: Reader): string[] {
  const { exercises, load, swaps } = foldOwnChanges(changes);
  return [
    ...(exercises ? [`Other exercises ${madeText(exercises, reader)}`] : []),
    ...(load ? [loadLine(load, reader)] : []),
    ...swaps.map(swap => `${swap.to} for ${swap.from} ${madeText(swap, reader)}`),
  ];
}

type Load = NonNullable<ReturnType<typeof foldOwnChanges>['load']>;

function loadLine(load: Load, reader: Reader): string {
  const { percent, times, before } = load;
  const steps = times > 1 ? ` in ${times} steps` : '';
  const from = loadsBeforeText(before, reader.units);
  return `${loadChangeText(percent)}${steps} ${madeText(load, reader)}${from && ` · from ${from}`}`;
}

/** 'since Nov 25, by Mara Voss'; the year where it is another. */
export function madeText({ at, by }: Made, { today, zone }: Omit<Reader, 'units'>): string {
  const date = dateIn(zone, Date.parse(at));
  const day =
    date.slice(0, 4) === today.slice(0, 4) ? formatDate(date).replace(/, \d+$/, '') : formatDate(date);
  return `since ${date === today ? 'today' : day}${by === null ? '' : `, by ${by}`}`;
}
