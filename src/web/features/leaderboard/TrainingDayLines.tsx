import { formatDate } from '#domain/plain-date.ts';
import { completionRate } from '#domain/training/log/workout-units.ts';
import { Table, TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { rateText } from './board-rows.ts';
import { areLinesOfRecord, exactUnits, sessionText, type Standing, sumsOf } from './standing-lines.ts';
import { SumRow } from './SumRow.tsx';

/** Training days that count, their sum, and the rate that follows. */
export function TrainingDayLines({ standing }: { standing: Standing }) {
  const { days } = standing;
  const sums = sumsOf(standing);
  const [completed, assigned] = [exactUnits(sums.completed), exactUnits(sums.assigned)];
  const rate = areLinesOfRecord(standing)
    ? standing.completionRate
    : completionRate(sums.completed, sums.assigned);
  return (
    <section aria-labelledby="training-day-lines" className="grid min-w-0 gap-2.5">
      <h3 id="training-day-lines" className="display text-xl">
        Training days
      </h3>
      {days.length === 0 ? (
        <p className="text-muted">No training day of this month counts yet.</p>
      ) : (
        <>
          <Table caption="Training days" className="overflow-hidden rounded-lg border border-line">
            <TableHead>
              <Th>Day</Th>
              <Th numeric>Units done</Th>
              <Th numeric>Assigned</Th>
            </TableHead>
            <TableBody>
              {days.map(day => (
                <Tr key={day.trainingDayId}>
                  <Td rowHeader>
                    {formatDate(day.date)}
                    <span className="block text-xs font-normal wrap-anywhere text-faint">
                      {sessionText(day)}
                      {day.movedTo && `, moved to ${formatDate(day.movedTo)}`}
                    </span>
                  </Td>
                  <Td numeric>{exactUnits(day.unitsCompleted)}</Td>
                  <Td numeric className="text-muted">
                    {exactUnits(day.unitsAssigned)}
                  </Td>
                </Tr>
              ))}
            </TableBody>
            <SumRow sums={[completed, assigned]} />
          </Table>
          <p className="text-muted">
            {completed} of {assigned} units are a rate of{' '}
            <strong className="font-medium text-ink">{rateText(rate)}</strong>. Of these days,{' '}
            {sums.daysTrained} {sums.daysTrained === 1 ? 'has' : 'have'} a log.
          </p>
        </>
      )}
    </section>
  );
}
