import { dateIn, formatDate } from '#domain/plain-date.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Table, TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { reasonText, type Standing, sumsOf } from './standing-lines.ts';
import { SumRow } from './SumRow.tsx';

/** Lines of points, and their sum. */
export function PointsLines({ points }: Pick<Standing, 'points'>) {
  return (
    <section aria-labelledby="points-lines" className="grid min-w-0 gap-2.5">
      <h3 id="points-lines" className="display text-xl">
        Challenge points
      </h3>
      {points.length === 0 ? (
        <p className="text-muted">No challenge points this month.</p>
      ) : (
        <PointsTable points={points} />
      )}
    </section>
  );
}

function PointsTable({ points }: Pick<Standing, 'points'>) {
  const { user } = useCurrentUser();
  const dayOf = (instant: string) => formatDate(dateIn(user?.timeZone ?? 'UTC', new Date(instant)));
  return (
    <Table caption="Challenge points" className="overflow-hidden rounded-lg border border-line">
      <TableHead>
        <Th>Challenge</Th>
        <Th numeric>Points</Th>
      </TableHead>
      <TableBody>
        {points.map(line => (
          <Tr key={`${line.challengeId} ${line.reason}`}>
            <Td rowHeader>
              <span className="wrap-anywhere">{line.challengeName}</span>
              <span className="block text-xs font-normal text-faint">
                {reasonText(line)} · {dayOf(line.earnedAt)}
              </span>
            </Td>
            <Td numeric>{line.points}</Td>
          </Tr>
        ))}
      </TableBody>
      <SumRow sums={[sumsOf({ days: [], points }).points.toLocaleString('en-US')]} />
    </Table>
  );
}
