import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { Table, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { rateText, type Sorting, sortedStats, type WeeklyStat } from './weekly-rate.ts';

/** Columns of a fixed width: rows that come and go while one scrolls do not move them. */
const fixed =
  '[&_table]:min-w-80 [&_table]:table-fixed max-sm:[&_:is(td,th):not(:first-child)]:pl-1.5 max-sm:[&_:is(td,th):not(:last-child)]:pr-1.5';

/** A row for every member; the rate sorts, the lowest first: who needs a word. */
export function WeeklyStatsTable({ stats }: { stats: readonly WeeklyStat[] }) {
  const [sorting, setSorting] = useState<Sorting>('name');
  const sorted = useMemo(() => sortedStats(stats, sorting), [stats, sorting]);
  const next = after[sorting];
  const Arrow = arrows[sorting];
  return (
    <>
      <p className="px-(--card-pad) pb-3 text-sm text-muted">
        Training days from Sunday to Saturday, and those of them with everything logged.
      </p>
      <Table caption="Weekly Completion Stats" maxHeight="24rem" className={fixed}>
        <TableHead>
          <Th aria-sort={sorting === 'name' ? 'ascending' : 'none'}>Member</Th>
          <Th numeric className="w-19 sm:w-32">
            Completed
          </Th>
          <Th numeric className="w-11 sm:w-32">
            Total
          </Th>
          <Th numeric aria-sort={ariaSort[sorting]} className="w-25 whitespace-normal sm:w-44">
            <button
              type="button"
              className="inline-flex min-h-6 items-center gap-1 text-right hover:text-ink pointer-coarse:min-h-11"
              onClick={() => setSorting(next)}
            >
              Completion rate
              <Arrow aria-hidden="true" className="size-3.5 shrink-0" />
            </button>
          </Th>
        </TableHead>
        <LongList
          as="tbody"
          className="not-last:[&>:last-child>*]:border-b"
          items={sorted}
          estimate={36}
          render={stat => (
            <Tr key={stat.memberId}>
              <Td rowHeader className="break-words">
                <MemberLink memberId={stat.memberId}>{stat.memberName}</MemberLink>
              </Td>
              <Td numeric>{stat.completedAssignments}</Td>
              <Td numeric>{stat.totalAssignments}</Td>
              <Td numeric>{rateText(stat)}</Td>
            </Tr>
          )}
        />
      </Table>
    </>
  );
}

const after: Record<Sorting, Sorting> = { name: 'lowest', lowest: 'highest', highest: 'name' };
const arrows = { name: ArrowUpDown, lowest: ArrowUp, highest: ArrowDown };
const ariaSort = { name: 'none', lowest: 'ascending', highest: 'descending' } as const;
