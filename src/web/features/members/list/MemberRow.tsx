import { memo } from 'react';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { GroupBadges } from '#web/parts/groups/GroupBadge.tsx';
import type { Group } from '#web/parts/groups/groups.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { cx } from '#web/ui/look/cx.ts';
import { SelectRow } from '#web/lists/SelectRow.tsx';
import { Td, Tr } from '#web/ui/lists/Table.tsx';
import type { Ask } from './open-dialog.ts';
import {
  dayOfInstant,
  type Member,
  memberName,
  membershipText,
  paymentTrouble,
} from '#web/parts/people/member-text.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { RowActions } from './RowActions.tsx';
import { TrainedLast } from './TrainedLast.tsx';

/** In a narrow place each row is a small card: who it is, and below it the role and what can be done. */
const stackedRow =
  '@max-4xl:grid @max-4xl:grid-cols-[minmax(0,1fr)_auto] @max-4xl:items-center @max-4xl:gap-x-3 @max-4xl:gap-y-1 @max-4xl:border-b @max-4xl:border-line/60 @max-4xl:py-3 @max-4xl:pr-(--card-pad) @max-4xl:pl-15 @max-4xl:last:border-b-0';
const stackedCell = '@max-4xl:min-w-0 @max-4xl:border-0 @max-4xl:p-0 @max-4xl:first:pl-0 @max-4xl:last:pr-0';
const wholeRow = '@max-4xl:col-span-2';

type MemberRowProps = {
  member: Member;
  groups: readonly Group[] | undefined;
  /** The coach's own: dates are shown as they fall there. */
  zone: string;
  today: PlainDate;
  isSelf: boolean;
  /** Reason why the role can't be changed, if it can't. */
  roleStays: string | null;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  ask: Ask;
};

/** Rendered again only when its member changes: there may be hundreds around it while one types. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, groups, zone, today, isSelf, roleStays, isSelected, onSelect, ask } = props;
  const name = memberName(member);
  const membership = membershipText(member, member.timeZone);
  const trouble = paymentTrouble(member);
  return (
    <Tr className={cx(stackedRow, isSelected && '[&>:first-child]:shadow-[inset_3px_0_0_var(--accent)]')}>
      <Td rowHeader className={`${stackedCell} ${wholeRow} @max-4xl:-ml-11`}>
        <span className="flex min-w-0 items-center gap-3">
          {member.role === 'member' ? (
            <SelectRow
              id={member.id}
              name={name}
              isSelected={isSelected}
              className="@max-4xl:order-last @max-4xl:ml-auto"
              onPress={onSelect}
            />
          ) : (
            <span className="w-5 shrink-0 @max-4xl:hidden" />
          )}
          <Avatar name={name} src={member.profileImageUrl} size="sm" />
          <span className="truncate" title={name}>
            <MemberLink memberId={member.id}>{name}</MemberLink>
          </span>
          {isSelf && <Badge tone="accent">You</Badge>}
          {member.invitationPending && (
            <Badge tone="warning">{member.invitationWaits ? 'Not invited yet' : 'Invited'}</Badge>
          )}
        </span>
        <GroupBadges groups={groups} maxShown={3} className="mt-1 pl-11 @4xl:pl-19" />
      </Td>
      <Td className={`${stackedCell} ${wholeRow} text-muted @max-4xl:order-1`}>
        <span className="block truncate" title={member.email}>
          {member.email}
        </span>
        {membership && !trouble && <span className="block text-xs text-faint">{membership}</span>}
        {membership && trouble && (
          <Badge tone={trouble} dot className="mt-1">
            {membership}
          </Badge>
        )}
      </Td>
      <Td className={`${stackedCell} @max-4xl:order-3 @max-4xl:mt-1`}>
        <RoleChoice member={member} name={name} stays={roleStays} ask={ask} />
      </Td>
      <Td
        className={`${stackedCell} ${wholeRow} whitespace-nowrap text-muted @max-4xl:order-2 @max-4xl:text-xs`}
      >
        <span className="@4xl:hidden">Joined </span>
        {dayOfInstant(member.createdAt, zone) ?? 'N/A'}
      </Td>
      <Td className={`${stackedCell} ${wholeRow} text-muted @max-4xl:order-2 @max-4xl:text-xs`}>
        <TrainedLast member={member} today={today} />
      </Td>
      <Td className={`${stackedCell} @max-4xl:order-3 @max-4xl:mt-1`}>
        <RowActions member={member} name={name} isSelf={isSelf} ask={ask} />
      </Td>
    </Tr>
  );
});
