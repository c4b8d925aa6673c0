import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { listDailyWorkouts } from '#contract/daily-workouts.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { DayCalendar } from '#web/parts/training-day/DayCalendar.tsx';
import { DayHeader } from '#web/parts/training-day/DayHeader.tsx';
import { DayWorkSkeleton } from '#web/parts/training-day/DayWorkWaiting.tsx';
import { statusesOf } from '#web/parts/training-day/training-calendar.ts';
import { useCalendars } from '#web/parts/training-day/training-on.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { statusOfEntries } from './day-entries.ts';
import { DayEntries } from './DayEntries.tsx';

type MemberDaysProps = {
  member: Member;
  date: PlainDate;
  today: PlainDate;
  onShow: (date: PlainDate) => void;
  onAdd: () => void;
};

/** A member's calendar, and the entries of the chosen date. */
export function MemberDays({ member, date, today, onShow, onAdd }: MemberDaysProps) {
  const [isMonthOpen, setMonthOpen] = useState(false);
  const { sources, isComing, failed } = useMemberCalendar(member.id);
  const entries = useRead(listDailyWorkouts, { query: { date, memberId: member.id } });
  const ofEntries = entries.data && statusOfEntries(entries.data, date, today);
  const statuses = { ...statusesOf(sources, today), ...(ofEntries && { [date]: ofEntries }) };
  const pick = (next: PlainDate) => {
    onShow(next);
    setMonthOpen(false);
  };
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[22rem_minmax(0,1fr)]">
      <DayHeader
        date={date}
        today={today}
        status={statuses[date]}
        isMonthOpen={isMonthOpen}
        onMonth={setMonthOpen}
        onShow={pick}
        className="lg:col-start-2"
      />
      <DayCalendar
        date={date}
        today={today}
        statuses={statuses}
        isLoading={isComing}
        failed={failed}
        isMonthOpen={isMonthOpen}
        onShow={pick}
        className="lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
      />
      <section aria-label="Workouts" className="grid content-start gap-(--stack) lg:col-start-2">
        <Query
          of={entries}
          failed="The day could not be loaded."
          loading={<DayWorkSkeleton />}
          empty={
            <EmptyState icon={CalendarOff} action={<Button onClick={onAdd}>Add Workout</Button>}>
              No workouts on this day.
            </EmptyState>
          }
        >
          {list => <DayEntries entries={list} member={member} date={date} today={today} onShow={onShow} />}
        </Query>
      </section>
    </div>
  );
}

/** A member's assignments and the calendar of each. */
function useMemberCalendar(memberId: string) {
  const list = useRead(listAssignments, { query: { memberId } });
  const assignments = list.data ?? [];
  const { sources, reads } = useCalendars(assignments);
  return {
    assignments,
    sources,
    isComing: list.isPending || reads.some(read => read.isPending),
    failed: [list, ...reads].filter(read => read.isError && read.error.status !== 404),
  };
}
