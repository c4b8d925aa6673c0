import type { Units } from '#domain/measures/measure.ts';
import { type HeldRecord, newRecordText } from '#web/parts/records/record-text.ts';

/** More would be too much for a message that goes by itself; Records has them all. */
const maxNamed = 2;

/** What is said when logs that waited have arrived, with the records that they are, which nobody has heard of yet. */
export function sentText(logs: number, records: readonly HeldRecord[], units: Units): string {
  const sent = logs === 1 ? 'Progress logged successfully' : `${logs} logs are sent`;
  if (records.length === 0) return sent;
  const told = records.slice(0, maxNamed).map(record => newRecordText(record, units));
  const more = records.length - told.length;
  const title = records.length === 1 ? 'A new record' : `${records.length} new records`;
  return `${sent}. ${title}: ${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
