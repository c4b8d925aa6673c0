import { formatDate } from '#domain/plain-date.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Table, TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { resultText, resultTone, type ImportLine, shownLines } from './import-text.ts';

type ImportTableProps = { lines: readonly ImportLine[] };

/** Lines with their results; those that are not imported stand first. */
export function ImportTable({ lines }: ImportTableProps) {
  const shown = shownLines(lines);
  return (
    <div className="rounded-md border border-line">
      <Table caption="Lines of the list" className="[--card-pad:0.75rem]">
        <TableHead>
          <Th numeric>Line</Th>
          <Th>Member</Th>
          <Th>Groups</Th>
          <Th>Paid until</Th>
          <Th>Program</Th>
        </TableHead>
        <TableBody>
          {shown.lines.map(line => (
            <Tr key={line.line}>
              <Td numeric className="align-top text-faint">
                {line.line}
              </Td>
              <Td rowHeader className="min-w-48">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="wrap-anywhere">{line.name || '—'}</span>
                  <Badge tone={resultTone[line.fate]}>{resultText[line.fate]}</Badge>
                </span>
                <span className="block text-xs font-normal wrap-anywhere text-muted">{line.email}</span>
                {line.why !== null && line.fate === 'refused' && (
                  <span className="block text-xs font-normal text-warning">{line.why}</span>
                )}
              </Td>
              <Td className="align-top text-muted">{line.groups.join(', ')}</Td>
              <Td className="align-top whitespace-nowrap text-muted">
                {line.paidUntil && formatDate(line.paidUntil)}
              </Td>
              <Td className="align-top text-muted">
                {line.programName}
                {line.programName && line.startDate && (
                  <span className="block text-xs whitespace-nowrap text-faint">
                    from {formatDate(line.startDate)}
                  </span>
                )}
              </Td>
            </Tr>
          ))}
        </TableBody>
      </Table>
      {shown.hidden > 0 && (
        <p className="px-4 py-2 text-sm text-muted">And {shown.hidden.toLocaleString('en-US')} more.</p>
      )}
    </div>
  );
}
