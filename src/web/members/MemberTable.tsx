import { Link2, Users } from 'lucide-react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table, TableHead, Td, Th, Tr } from '#web/ui/Table.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { LongList } from '#web/ui/LongList.tsx';
import { canActivate, dayOfInstant, type Member, memberName, membershipWords } from './member-words.ts';

type RowActions = { onActivate: (member: Member) => void; onInvite: (member: Member) => void };

/** In a narrow place each row is a small card: the name above, the rest below it, the actions last. */
const stackedTable = '@max-4xl:[&_:is(table,tbody)]:block';
const stackedRow =
  '@max-4xl:flex @max-4xl:flex-wrap @max-4xl:gap-x-3 @max-4xl:gap-y-1 @max-4xl:border-b @max-4xl:border-line/60 @max-4xl:py-3 @max-4xl:pr-(--card-pad) @max-4xl:pl-15 @max-4xl:last:border-b-0';
const stackedCell = '@max-4xl:min-w-0 @max-4xl:border-0 @max-4xl:p-0 @max-4xl:first:pl-0 @max-4xl:last:pr-0';
const wholeRow = '@max-4xl:basis-full';
const head = '@max-4xl:hidden first:rounded-tl-lg last:rounded-tr-lg';

export function MemberTable({ members, ...actions }: RowActions & { members: readonly Member[] }) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  return (
    <Table caption="Members" className={stackedTable}>
      <TableHead>
        <Th className={`${head} w-[26%]`}>Member</Th>
        <Th className={`${head} w-[25%]`}>Email</Th>
        <Th className={`${head} w-[18%]`}>Role</Th>
        <Th className={`${head} w-[12%]`}>Joined</Th>
        <Th className={head}>Actions</Th>
      </TableHead>
      <LongList
        as="tbody"
        className="@4xl:not-last:[&>:last-child>*]:border-b"
        items={members}
        estimate={52}
        render={member => <MemberRow key={member.id} member={member} zone={zone} {...actions} />}
      />
    </Table>
  );
}

type MemberRowProps = RowActions & { member: Member; zone: string };

function MemberRow({ member, zone, ...actions }: MemberRowProps) {
  const name = memberName(member);
  return (
    <Tr className={stackedRow}>
      <Td rowHeader className={`${stackedCell} ${wholeRow} max-w-0 @max-4xl:-ml-11 @max-4xl:max-w-none`}>
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} src={member.profileImageUrl} size="sm" />
          <span className="truncate" title={name}>
            {name}
          </span>
          {member.invitationPending && <Badge tone="warning">Invited</Badge>}
        </span>
      </Td>
      <Td
        className={`${stackedCell} ${wholeRow} max-w-0 truncate text-muted @max-4xl:max-w-none`}
        title={member.email}
      >
        {member.email}
      </Td>
      <Td className={stackedCell}>
        <RoleAndMembership member={member} zone={zone} />
      </Td>
      <Td className={`${stackedCell} whitespace-nowrap text-muted`}>
        <span className="@4xl:hidden">Joined </span>
        {dayOfInstant(member.createdAt, zone) ?? 'N/A'}
      </Td>
      <Td className={`${stackedCell} ${wholeRow} @max-4xl:empty:hidden`}>
        <Actions member={member} name={name} {...actions} />
      </Td>
    </Tr>
  );
}

function RoleAndMembership({ member, zone }: { member: Member; zone: string }) {
  const membership = membershipWords(member, zone);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {member.role === 'admin' ? 'Admin' : 'Member'}
      {membership && <span className="text-xs text-faint">{membership}</span>}
    </span>
  );
}

type ActionsProps = RowActions & { member: Member; name: string };

function Actions({ member, name, onActivate, onInvite }: ActionsProps) {
  if (!canActivate(member) && !member.invitationPending) return null;
  return (
    <span className="flex flex-wrap items-center gap-2 @max-4xl:mt-1.5">
      {canActivate(member) && (
        <Button size="sm" aria-label={`Activate subscription of ${name}`} onClick={() => onActivate(member)}>
          Activate
        </Button>
      )}
      {member.invitationPending && (
        <Tooltip label="New invitation link">
          <Button
            size="sm"
            variant="ghost"
            className="px-2 @max-4xl:first:-ml-2"
            aria-label={`New invitation link for ${name}`}
            onClick={() => onInvite(member)}
          >
            <Link2 aria-hidden="true" />
            <span className="@4xl:@max-6xl:hidden">New invitation link</span>
          </Button>
        </Tooltip>
      )}
    </span>
  );
}

export const NoMembersFound = () => <EmptyState icon={Users}>No members found</EmptyState>;

export function MembersSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line/60">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-(--card-pad) py-2.5">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="w-40 max-w-1/2" />
          <Skeleton className="ml-auto hidden w-52 sm:block" />
          <Skeleton className="hidden w-24 sm:block" />
        </div>
      ))}
    </div>
  );
}
