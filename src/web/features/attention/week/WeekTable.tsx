import { memo } from 'react';
import { addDays, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { Table, TableHead, Tr } from '#web/ui/lists/Table.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { WeekCell, WeekMark } from './WeekCell.tsx';
import type { WeekMember } from './week-order.ts';

/** Sticks to the top of what scrolls. */
const headCell = 'sticky top-0 z-10 border-b border-line bg-surface py-2.5 text-xs font-medium text-faint';

type WeekTableProps = {
  monday: PlainDate;
  today: PlainDate;
  members: readonly WeekMember[];
  onOpen: (memberId: string, date: PlainDate) => void;
};

/** Members in rows, the days of the week in columns. */
export const WeekTable = memo(function WeekTable({ monday, today, members, onOpen }: WeekTableProps) {
  const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  return (
    <Table caption={`Week of ${shortDay(monday)}`} className="[&_table]:table-fixed">
      <TableHead>
        <th scope="col" className={cx(headCell, 'w-28 px-2 lg:w-44')}>
          Member
        </th>
        {dates.map(date => (
          <th
            key={date}
            scope="col"
            aria-current={date === today ? 'date' : undefined}
            className={cx(headCell, 'px-0.5 aria-[current=date]:text-accent max-lg:text-center lg:px-2')}
          >
            <WeekdayHead date={date} />
          </th>
        ))}
      </TableHead>
      <LongList
        as="tbody"
        items={members}
        estimate={56}
        render={member => <WeekRow key={member.memberId} member={member} dates={dates} onOpen={onOpen} />}
      />
    </Table>
  );
});

/** 'Mon 23', on a phone one under the other. */
function WeekdayHead({ date }: { date: PlainDate }) {
  const [weekday, monthAndDay = ''] = shortDay(date).split(', ');
  return (
    <>
      <span aria-hidden="true" className="inline-flex flex-col lg:flex-row lg:gap-1.5">
        <span>
          {weekday?.slice(0, 1)}
          <span className="max-lg:hidden">{weekday?.slice(1)}</span>
        </span>
        <span>{monthAndDay.split(' ')[1]}</span>
      </span>
      <VisuallyHidden>{shortDay(date)}</VisuallyHidden>
    </>
  );
}

type WeekRowProps = { member: WeekMember; dates: readonly PlainDate[]; onOpen: WeekTableProps['onOpen'] };

function WeekRow({ member, dates, onOpen }: WeekRowProps) {
  const { memberId, memberName } = member;
  const days = new Map(member.days.map(day => [parsePlainDate(day.date), day]));
  return (
    <Tr>
      <th scope="row" className="border-b border-line/60 p-2 text-left font-medium wrap-anywhere">
        <MemberLink memberId={memberId}>{memberName}</MemberLink>
      </th>
      {dates.map(date => {
        const day = days.get(date);
        return (
          <td key={date} className="border-b border-line/60 p-0.5 align-top">
            {day ? (
              <WeekCell memberName={memberName} day={day} onOpen={() => onOpen(memberId, date)} />
            ) : (
              <span className="flex min-h-11 items-center justify-center opacity-60 lg:items-start lg:justify-start lg:px-2 lg:py-2.5">
                <WeekMark status="rest" />
                <VisuallyHidden>Rest</VisuallyHidden>
              </span>
            )}
          </td>
        );
      })}
    </Tr>
  );
}
