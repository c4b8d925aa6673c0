import { Medal } from 'lucide-react';
import { newRecordWords, type HeldRecord } from './record-words.ts';
import { useViewerUnits } from './viewer-units.ts';

/**
 * New records, told calmly: it rises into place once, or is just there where motion is not wanted. It stands in a box that is
 * `role="status"` from before, so that it is read out when it comes.
 * `<div role="status">{newRecords.length > 0 && <NewRecords records={newRecords} />}</div>`
 */
export function NewRecords({ records }: { records: readonly HeldRecord[] }) {
  const units = useViewerUnits();
  if (records.length === 0) return null;
  return (
    <div className="flex animate-rise-in gap-3 rounded-md border border-accent/45 bg-accent-soft px-4 py-3">
      <Medal aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-6 shrink-0 text-accent" />
      <div className="min-w-0">
        <p className="font-serif text-lg">
          {records.length === 1 ? 'A new record' : `${records.length} new records`}
        </p>
        <ul className="mt-0.5 grid gap-0.5 text-sm">
          {records.map(record => (
            <li key={`${record.exerciseId} ${record.kind} ${record.at}`} className="wrap-anywhere">
              {newRecordWords(record, units)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
