import { memo } from 'react';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { Table, TableHead, Th } from '#web/ui/lists/Table.tsx';
import type { BoardRow } from './board-rows.ts';
import { RankingRow } from './RankingRow.tsx';

/** Columns of a fixed width: rows that come and go while one scrolls do not move them. */
const table = '@2xl:[&_table]:table-fixed @max-2xl:[&_:is(table,tbody)]:block';
const head = '@max-2xl:hidden first:rounded-tl-lg last:rounded-tr-lg';

/** Stacked, rows are laid out once they come near: as many as there are, the page is there as soon. */
const block =
  '@2xl:not-last:[&>:last-child>*]:border-b @max-2xl:[contain-intrinsic-size:auto_1520px] @max-2xl:[content-visibility:auto]';

type RankingsTableProps = { rows: readonly BoardRow[]; ownId: string | undefined };

/** Everyone on the board, thousands too: rows far from view leave only their height behind. */
export const RankingsTable = memo(function RankingsTable({ rows, ownId }: RankingsTableProps) {
  return (
    <Table caption="All Rankings" className={table}>
      <TableHead>
        <Th className={`${head} w-[13%]`}>Rank</Th>
        <Th className={head}>Member</Th>
        <Th numeric className={`${head} w-[18%]`}>
          Completion Rate
        </Th>
        <Th numeric className={`${head} w-[20%]`}>
          Units
        </Th>
        <Th numeric className={`${head} w-[13%]`}>
          Points
        </Th>
      </TableHead>
      <LongList
        as="tbody"
        className={block}
        items={rows}
        estimate={57}
        perBlock={20}
        render={row => <RankingRow key={row.member.id} row={row} isOwn={row.member.id === ownId} />}
      />
    </Table>
  );
});
