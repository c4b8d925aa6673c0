import { LongList } from '#web/ui/LongList.tsx';
import { cx } from '#web/ui/cx.ts';
import { Table, TableHead, Td, Th, Tr } from '#web/ui/Table.tsx';
import { LiftCells, stackedCell, wholeRow } from './LiftCells.tsx';
import { liftCount, type MemberStrength } from './strength-figures.ts';

const stackedTable = '@max-4xl:[&_:is(table,tbody)]:block';
const stackedRow =
  '@max-4xl:grid @max-4xl:grid-cols-3 @max-4xl:gap-x-3 @max-4xl:gap-y-2 @max-4xl:border-b @max-4xl:border-line/60 @max-4xl:px-(--card-pad) @max-4xl:py-3';
const head = '@max-4xl:hidden first:rounded-tl-lg last:rounded-tr-lg';

const rowHeight = 40;

/** Each member, and beside them (below them, in a narrow place) each lift. */
export function StrengthTable({ members }: { members: readonly MemberStrength[] }) {
  return (
    <Table caption="Strength by member and lift" className={stackedTable}>
      <TableHead>
        <Th className={`${head} w-[22%]`}>Member</Th>
        <Th className={`${head} w-[22%]`}>Lift</Th>
        {['Current 1RM', 'Previous', 'Change'].map(name => (
          <Th key={name} numeric className={head}>
            {name}
          </Th>
        ))}
        <Th className={head}>Last logged</Th>
        <Th className={`${head} w-[16%]`}>Status</Th>
      </TableHead>
      <LongList
        as="tbody"
        className="@4xl:not-last:[&>:last-child>*]:border-b"
        items={members}
        estimate={(rowHeight * liftCount(members)) / members.length}
        perBlock={6}
        render={member => (
          <MemberLifts key={member.memberId} member={member} isLast={member === members.at(-1)} />
        )}
      />
    </Table>
  );
}

type MemberProps = { member: MemberStrength; isLast: boolean };

function MemberLifts({ member, isLast }: MemberProps) {
  return member.exercises.map((lift, index) => (
    <Tr key={lift.exerciseId} className={stackedRow}>
      {index === 0 && <MemberCell member={member} isLast={isLast} />}
      <LiftCells lift={lift} lastOfMember={index === member.exercises.length - 1} />
    </Tr>
  ));
}

function MemberCell({ member, isLast }: MemberProps) {
  return (
    <Td
      rowHeader
      rowSpan={member.exercises.length}
      className={cx(
        stackedCell,
        wholeRow,
        'max-w-0 border-line align-top @max-4xl:-order-3 @max-4xl:max-w-none @max-4xl:pb-1',
        isLast && 'border-b-0',
      )}
    >
      <span className="block @max-4xl:text-base">{member.memberName}</span>
      {member.memberEmail !== member.memberName && (
        <span title={member.memberEmail} className="block text-xs truncate font-normal text-faint">
          {member.memberEmail}
        </span>
      )}
    </Td>
  );
}
