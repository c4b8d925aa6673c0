import type { ReactNode } from 'react';
import { PercentChange } from '#web/parts/lifts/change/PercentChange.tsx';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Table, TableBody, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { type WeekRow, wholeText } from './weekly-text.ts';

/** Week by week in numbers, the latest first; each change is against the week with logs before it. */
export function WeeklyTable({ program, weeks }: { program: string; weeks: readonly WeekRow[] }) {
  return (
    <Table caption={`Weekly progress in ${program}`}>
      <TableHead>
        <Th>Week</Th>
        <Th numeric className="whitespace-normal">
          Avg strength
        </Th>
        <Th numeric>Units</Th>
        <Th numeric>Logs</Th>
      </TableHead>
      <TableBody>
        {weeks.toReversed().map(week => (
          <Week key={week.weekNumber} week={week} />
        ))}
      </TableBody>
    </Table>
  );
}

function Week({ week }: { week: WeekRow }) {
  const { weight: unit } = useUnits();
  return (
    <Tr>
      <Td rowHeader>
        <VisuallyHidden>Week </VisuallyHidden>
        {week.weekNumber}
      </Td>
      <Figure change={week.strengthChangePercent}>
        {week.avgStrength > 0 ? (
          <>
            {oneRepMaxText(week.avgStrength, unit)}{' '}
            <span className="text-xs font-normal text-faint">{unit}</span>
          </>
        ) : (
          <>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>no estimated 1RM</VisuallyHidden>
          </>
        )}
      </Figure>
      <Figure change={week.unitsChangePercent}>{wholeText(week.totalUnits)}</Figure>
      <Td numeric>{wholeText(week.logsCount)}</Td>
    </Tr>
  );
}

/** A number and its change, under it where there is little room. */
function Figure({ change, children }: { change: number | null; children: ReactNode }) {
  return (
    <Td numeric>
      <span className="flex flex-col items-end gap-x-3 @md:flex-row @md:items-baseline @md:justify-end">
        <span className="text-base font-medium whitespace-nowrap">{children}</span>
        <span className="text-xs text-muted @md:w-14 @md:text-sm">
          <VisuallyHidden>, change </VisuallyHidden>
          <PercentChange percent={change} missing="not known" />
        </span>
      </span>
    </Td>
  );
}
