import { memo } from 'react';
import type { Lift, MemberStrength } from '#web/lifts/strength-figures.ts';
import { MemberLink } from '#web/members/MemberLink.tsx';
import { LongList } from '#web/ui/lists/LongList.tsx';
import { Table, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { liftCount } from './lift-count.ts';
import { LiftCells, stackedCell, wholeRow } from './LiftCells.tsx';

/** Columns of a fixed width: rows that come and go while one scrolls do not move them. */
const table = '@4xl:[&_table]:table-fixed @max-4xl:[&_:is(table,tbody)]:block';
const stackedRow =
  '@max-4xl:grid @max-4xl:grid-cols-3 @max-4xl:gap-x-3 @max-4xl:gap-y-2 @max-4xl:border-b @max-4xl:border-line/60 @max-4xl:px-(--card-pad) @max-4xl:py-3';
const head = '@max-4xl:hidden first:rounded-tl-lg last:rounded-tr-lg';

const rowHeight = 48;

export type OpenLift = (opened: { lift: Lift; memberId: string; memberName: string }) => void;

type StrengthTableProps = { members: readonly MemberStrength[]; onOpen: OpenLift };

/** Each member, and beside them (below them, in a narrow place) each lift. */
export const StrengthTable = memo(function StrengthTable({ members, onOpen }: StrengthTableProps) {
  return (
    <Table caption="Strength by member and lift" className={table}>
      <TableHead>
        <Th className={`${head} w-[17%]`}>Member</Th>
        <Th className={`${head} w-[18%]`}>Lift</Th>
        {['Current 1RM', 'Previous', 'Change'].map(name => (
          <Th key={name} numeric className={`${head} w-[9%]`}>
            {name}
          </Th>
        ))}
        <Th className={`${head} w-[11%]`}>Last logged</Th>
        <Th className={head}>Status</Th>
      </TableHead>
      <LongList
        as="tbody"
        className="@4xl:not-last:[&>:last-child>*]:border-b"
        items={members}
        estimate={(rowHeight * liftCount(members)) / members.length}
        perBlock={6}
        render={member => (
          <MemberLifts
            key={member.memberId}
            member={member}
            isLast={member === members.at(-1)}
            onOpen={onOpen}
          />
        )}
      />
    </Table>
  );
});

type MemberProps = { member: MemberStrength; isLast: boolean };

const MemberLifts = memo(function MemberLifts({
  member,
  isLast,
  onOpen,
}: MemberProps & { onOpen: OpenLift }) {
  const { memberId, memberName } = member;
  return member.exercises.map((lift, index) => (
    <Tr key={lift.exerciseId} className={stackedRow}>
      {index === 0 && <MemberCell member={member} isLast={isLast} />}
      <LiftCells
        lift={lift}
        memberName={memberName}
        lastOfMember={index === member.exercises.length - 1}
        onOpen={() => onOpen({ lift, memberId, memberName })}
      />
    </Tr>
  ));
});

function MemberCell({ member, isLast }: MemberProps) {
  return (
    <Td
      rowHeader
      rowSpan={member.exercises.length}
      className={cx(
        stackedCell,
        wholeRow,
        'border-line align-top @max-4xl:-order-3 @max-4xl:pb-1',
        isLast && 'border-b-0',
      )}
    >
      <span className="block pt-1 wrap-anywhere @max-4xl:pt-0 @max-4xl:text-base">
        <MemberLink memberId={member.memberId}>{member.memberName}</MemberLink>
      </span>
      {member.memberEmail !== member.memberName && (
        <span title={member.memberEmail} className="block truncate text-xs font-normal text-faint">
          {member.memberEmail}
        </span>
      )}
    </Td>
  );
}
