import { type Units, usualUnits } from '#domain/measures/measure.ts';
import type { DemoPerson } from './people.ts';

const inPounds = /^America\/(?!Halifax|Toronto|Mexico_City|Sao_Paulo)|^Pacific\/Honolulu/;

/** What people measure in where they live. */
export function unitsOf({ timeZone }: Pick<DemoPerson, 'timeZone'>): Units {
  if (inPounds.test(timeZone)) return usualUnits;
  return { weight: 'kg', distance: timeZone === 'Europe/London' ? 'mi' : 'km', length: 'cm' };
}
