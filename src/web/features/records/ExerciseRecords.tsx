import { useState } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { type HeldRecord, recordTitle, valueText } from '#web/parts/records/record-text.ts';
import { useUnits } from '#web/measures/use-units.ts';

/** More weights than this are shown on demand. */
const maxWeights = 8;

/** Current records of an exercise, and those they replaced. */
export function ExerciseRecords({ records }: { records: readonly HeldRecord[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? records : records.slice(0, maxWeights);
  return (
    <Card title="Records">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-8 gap-y-5">
        {shown.map(record => (
          <Held key={`${record.kind} ${record.at}`} record={record} />
        ))}
      </dl>
      {records.length > maxWeights && (
        <Button
          variant="ghost"
          className="mt-3 -ml-4"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${records.length} records`}
        </Button>
      )}
    </Card>
  );
}

function Held({ record }: { record: HeldRecord }) {
  const units = useUnits();
  const { kind, value, previous, date } = record;
  return (
    <div className="grid min-w-0 content-start">
      <dt className="text-sm text-muted">{recordTitle(record, units)}</dt>
      <dd>
        <span className="text-2xl font-medium tracking-tight">{valueText(kind, value, units)}</span>
        <span className="block text-sm text-faint">
          {formatDate(date)}
          {previous !== null && ` · was ${valueText(kind, previous, units)}`}
        </span>
      </dd>
    </div>
  );
}
