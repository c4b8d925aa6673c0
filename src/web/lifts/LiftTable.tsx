import { formatDate } from '#domain/plain-date.ts';
import { poundsOf } from './strength-figures.ts';
import { Table, TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import type { LiftPoint } from './lift-history.ts';

/** A lift's line as rows, the newest first. */
export function LiftTable({ name, history }: { name: string; history: readonly LiftPoint[] }) {
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
            <Td rowHeader>{formatDate(date)}</Td>
            <Td numeric>
              {poundsOf(estimated1RM)} <span className="text-xs text-faint">lb</span>
            </Td>
          </Tr>
        ))}
      </TableBody>
    </Table>
  );
}
