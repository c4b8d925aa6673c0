import { memo, useState } from 'react';
import type { Lift, MemberStrength } from '#web/parts/lifts/change/strength-figures.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import type { Sort } from '#web/lists/in-order.ts';
import { SortTh } from '#web/lists/SortTh.tsx';
import { Table, TableHead, Td, Th, Tr } from '#web/ui/lists/Table.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { shownCount } from './lift-count.ts';
import { LiftCells, stackedCell, wholeRow } from './LiftCells.tsx';

/** Columns of a fixed width: rows that come and go while one scrolls do not move them. */
const table = '@4xl:[&_table]:table-fixed @max-4xl:[&_:is(table,tbody)]:block';
const stackedRow =
  '@max-4xl:grid @max-4xl:grid-cols-3 @max-4xl:gap-x-3 @max-4xl:gap-y-2 @max-4xl:border-b @max-4xl:border-line/60 @max-4xl:px-(--card-pad) @max-4xl:py-3';
const head = '@max-4xl:hidden first:rounded-tl-lg last:rounded-tr-lg';

const rowHeight = 48;

export type OpenLift = (opened: { lift: Lift; memberId: string; memberName: string }) => void;

type StrengthTableProps = {
  members: readonly MemberStrength[];
  maxShown: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onOpen: OpenLift;
};

/** Each member, and beside them (below them, in a narrow place) their first lifts, or all. */
export const StrengthTable = memo(function StrengthTable(props: StrengthTableProps) {
  const { members, maxShown, onOpen, ...by } = props;
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table caption="Strength by member and lift" className={table}>
      <TableHead>
        <SortTh {...by} column="member" className={`${head} w-[17%]`}>
          Member
        </SortTh>
        <Th className={`${head} w-[18%]`}>Lift</Th>
        {figures.map(([column, name]) => (
          <SortTh {...by} key={column} column={column} firstDown numeric className={`${head} w-[9%]`}>
            {name}
          </SortTh>
        ))}
        <SortTh {...by} column="logged" firstDown className={`${head} w-[11%]`}>
          Last logged
        </SortTh>
        <Th className={head}>Status</Th>
      </TableHead>
      <LongList
        as="tbody"
        className="@4xl:not-last:[&>:last-child>*]:border-b"
        items={members}
        estimate={(rowHeight * shownCount(members, maxShown)) / members.length}
        perBlock={6}
        render={member => (
          <MemberLifts
            key={member.memberId}
            member={member}
            maxShown={whole.has(member.memberId) ? Number.POSITIVE_INFINITY : maxShown}
            isLast={member === members.at(-1)}
            onOpen={onOpen}
            onWhole={() => setWhole(new Set([...whole, member.memberId]))}
          />
        )}
      />
    </Table>
  );
});

const figures = [
  ['current', 'Current 1RM'],
  ['previous', 'Previous'],
  ['change', 'Change'],
] as const;

type MemberProps = { member: MemberStrength; isLast: boolean };
type MemberLiftsProps = MemberProps & { maxShown: number; onOpen: OpenLift; onWhole: () => void };

const MemberLifts = memo(function MemberLifts(props: MemberLiftsProps) {
  const { member, maxShown, isLast, onOpen, onWhole } = props;
  const { memberId, memberName, exercises } = member;
  const lifts = exercises.slice(0, maxShown);
  const isCut = lifts.length < exercises.length;
  return (
    <>
      {lifts.map((lift, index) => (
        <Tr key={lift.exerciseId} className={stackedRow}>
          {index === 0 && <MemberCell member={member} rows={lifts.length + Number(isCut)} isLast={isLast} />}
          <LiftCells
            lift={lift}
            memberName={memberName}
            lastOfMember={index === exercises.length - 1}
            onOpen={() => onOpen({ lift, memberId, memberName })}
          />
        </Tr>
      ))}
      {isCut && (
        <Tr className={stackedRow}>
          <Td colSpan={6} className={cx(stackedCell, wholeRow, 'border-line py-0 first:pl-3')}>
            <Button
              variant="ghost"
              size="sm"
              className="-mx-2.5"
              aria-label={`All ${exercises.length} lifts of ${memberName}`}
              onClick={onWhole}
            >
              All {exercises.length} lifts
            </Button>
          </Td>
        </Tr>
      )}
    </>
  );
});

function MemberCell({ member, rows, isLast }: MemberProps & { rows: number }) {
  return (
    <Td
      rowHeader
      rowSpan={rows}
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
