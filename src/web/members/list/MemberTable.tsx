import { memo } from 'react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { LongList } from '#web/ui/lists/LongList.tsx';
import { Table, TableHead, Th } from '#web/ui/lists/Table.tsx';
import type { Ask } from './asked.ts';
import type { Group } from '#web/groups/groups.ts';
import type { Member } from '#web/members/member-words.ts';
import { MemberRow } from './MemberRow.tsx';
import { whyRoleStays } from '#web/members/role-words.ts';

/** Columns of a fixed width: rows that come and go while one scrolls do not move them. */
const table = '@4xl:[&_table]:table-fixed @max-4xl:[&_:is(table,tbody)]:block';
const head = '@max-4xl:hidden first:rounded-tl-lg last:rounded-tr-lg';

type MemberTableProps = {
  members: readonly Member[];
  groups: ReadonlyMap<string, readonly Group[]>;
  coaches: number;
  ask: Ask;
};

export const MemberTable = memo(function MemberTable({ members, groups, coaches, ask }: MemberTableProps) {
  const { user } = useCurrentUser();
  const today = useToday();
  return (
    <Table caption="Members" className={table}>
      <TableHead>
        <Th className={`${head} w-[24%]`}>Member</Th>
        <Th className={`${head} w-[24%]`}>Email</Th>
        <Th className={`${head} w-[14%]`}>Role</Th>
        <Th className={`${head} w-[11%]`}>Joined</Th>
        <Th className={`${head} w-[12%]`}>Last trained</Th>
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
            ask={ask}
          />
        )}
      />
    </Table>
  );
});
