import { memo } from 'react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { LongList } from '#web/ui/controls/LongList.tsx';
import type { Sort } from '#web/lists/in-order.ts';
import { SortTh } from '#web/lists/SortTh.tsx';
import { Table, TableHead, Th } from '#web/ui/lists/Table.tsx';
import type { RowSelection } from '#web/lists/selection.ts';
import type { Ask } from './open-dialog.ts';
import type { Group } from '#web/parts/groups/groups.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { MemberRow } from './MemberRow.tsx';
import { whyRoleStays } from '#web/parts/people/role-text.ts';

/** Columns of a fixed width: rows that come and go while one scrolls do not move them. */
const table = '@4xl:[&_table]:table-fixed @max-4xl:[&_:is(table,tbody)]:block';
const head = '@max-4xl:hidden first:rounded-tl-lg last:rounded-tr-lg';

type MemberTableProps = {
  members: readonly Member[];
  groups: ReadonlyMap<string, readonly Group[]>;
  coaches: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Pick<RowSelection, 'has' | 'press'>;
  ask: Ask;
};

export const MemberTable = memo(function MemberTable(props: MemberTableProps) {
  const { members, groups, coaches, selection, ask, ...by } = props;
  const { user } = useCurrentUser();
  const today = useToday();
  return (
    <Table caption="Members" className={table}>
      <TableHead>
        <SortTh {...by} column="name" className={`${head} w-[24%]`}>
          Member
        </SortTh>
        <SortTh {...by} column="email" className={`${head} w-[24%]`}>
          Email
        </SortTh>
        <SortTh {...by} column="role" className={`${head} w-[14%]`}>
          Role
        </SortTh>
        <SortTh {...by} column="joined" firstDown className={`${head} w-[11%]`}>
          Joined
        </SortTh>
        <SortTh {...by} column="trained" firstDown className={`${head} w-[12%]`}>
          Last trained
        </SortTh>
        <Th className={`${head} text-right`}>Actions</Th>
      </TableHead>
      <LongList
        as="tbody"
        className="@4xl:not-last:[&>:last-child>*]:border-b"
        items={members}
        estimate={52}
        perBlock={12}
        render={member => (
          <MemberRow
            key={member.id}
            member={member}
            groups={groups.get(member.id)}
            zone={user?.timeZone ?? 'UTC'}
            today={today}
            isSelf={member.id === user?.id}
            roleStays={whyRoleStays(member, user?.id, coaches)}
            isSelected={selection.has(member.id)}
            onSelect={selection.press}
            ask={ask}
          />
        )}
      />
    </Table>
  );
});
