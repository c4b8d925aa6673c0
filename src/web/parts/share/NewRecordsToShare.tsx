import { NewRecords } from '#web/parts/records/NewRecords.tsx';
import type { HeldRecord } from '#web/parts/records/record-text.ts';
import { sourceOfRecord } from './share-source.ts';
import { ShareButton } from './ShareButton.tsx';

type NewRecordsToShareProps = { records: readonly HeldRecord[]; mayShare?: boolean };

/** New records, each with the way to share it where the fellowship has one. */
export function NewRecordsToShare({ records, mayShare = true }: NewRecordsToShareProps) {
  return (
    <NewRecords
      records={records}
      action={record =>
        mayShare && (
          <ShareButton
            source={sourceOfRecord(record)}
            of={`the record in ${record.exerciseName}`}
            className="my-1 ml-1"
          />
        )
      }
    />
  );
}
