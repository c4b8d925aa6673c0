import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Table, TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { landmarksOf, type LiftPoint, sinceFirstText } from './lift-history.ts';
import { LiftPlot } from './LiftPlot.tsx';

/** Opens the training of a date. */
export type OpenDate = (date: string) => void;

type LiftLineProps = {
  name: string;
  history: readonly LiftPoint[];
  onOpenDate?: OpenDate | undefined;
};

/**
 * A lift's estimated 1RM over time: its best, its latest and its first, the line, and the same as a table.
 * `<LiftLine name="Back Squat" history={[{ date: '2026-11-03T00:00:00.000Z', estimated1RM: 245 }]} />`, oldest first.
 */
export function LiftLine({ name, history, onOpenDate }: LiftLineProps) {
  const [isTable, setTable] = useState(false);
  const marks = landmarksOf(history);
  if (marks === null) return <p className="text-muted">No estimated 1RM yet.</p>;
  return (
    <div className="grid min-w-0 gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Landmark label="Latest" point={marks.latest} />
        <Landmark label="Best" point={marks.best} />
        <Landmark label="First" point={marks.first} />
      </dl>
      <p className="text-sm text-muted">Estimated 1RM, {sinceFirstText(marks.change)}.</p>
      <LiftPlot name={name} history={history} onOpenDate={onOpenDate} />
      <Button
        variant="ghost"
        className="-ml-4 justify-self-start"
        aria-expanded={isTable}
        onClick={() => setTable(!isTable)}
      >
        <Table2 aria-hidden="true" /> {isTable ? 'Hide the table' : 'Show as a table'}
      </Button>
      {isTable && <LiftTable name={name} history={history} onOpenDate={onOpenDate} />}
    </div>
  );
}

function Landmark({ label, point }: { label: string; point: LiftPoint }) {
  const { weight: unit } = useUnits();
  return (
    <div className="grid">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="text-2xl font-medium">{oneRepMaxText(point.estimated1RM, unit)}</span>{' '}
        <span className="text-sm text-faint">{unit}</span>
        <span className="block text-sm text-faint">{formatDate(point.date)}</span>
      </dd>
    </div>
  );
}

/** A lift's line as rows, the newest first. */
function LiftTable({ name, history, onOpenDate }: LiftLineProps) {
  const { weight: unit } = useUnits();
  return (
    <Table
      caption={`Estimated 1RM of ${name}`}
      maxHeight="20rem"
      className="overflow-hidden rounded-lg border border-line"
    >
      <TableHead>
        <Th>Date</Th>
        <Th numeric>Estimated 1RM</Th>
      </TableHead>
      <TableBody>
        {history.toReversed().map(({ date, estimated1RM }) => (
          <Tr key={date}>
            <Td rowHeader>
              {onOpenDate ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="min-h-6 underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent pointer-coarse:min-h-11"
                  onClick={() => onOpenDate(date)}
                >
                  {formatDate(date)}
                </button>
              ) : (
                formatDate(date)
              )}
            </Td>
            <Td numeric>
              {oneRepMaxText(estimated1RM, unit)} <span className="text-xs text-faint">{unit}</span>
            </Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  );
}
