import { Medal } from 'lucide-react';
import type { ReactNode } from 'react';
import { newRecordText, type HeldRecord } from './record-text.ts';
import { useUnits } from '#web/measures/use-units.ts';

type NewRecordsProps = {
  records: readonly HeldRecord[];
  /** Action for one of them. */
  action?: (record: HeldRecord) => ReactNode;
};

/**
 * New records, shown calmly: the list rises into place once, or is just there where motion is not wanted. It stands in
 * a box that is `role="status"` from before, so that it is read out when it comes. `<div
 * role="status">{newRecords.length > 0 && <NewRecords records={newRecords} />}</div>`
 */
export function NewRecords({ records, action }: NewRecordsProps) {
  const units = useUnits();
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
              {newRecordText(record, units)} {action?.(record)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
