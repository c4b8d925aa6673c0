import { CalendarPlus, CalendarRange, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { listMembers } from '#contract/members.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { openWeekBoard } from '#web/parts/people/week-address.ts';
import { useRead } from '#web/data/read.ts';
import { memberName } from '#web/parts/people/member-text.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useTodayOf } from '#web/session/today.ts';
import { MemberMaxesButton } from '#web/parts/people/MemberMaxesButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { AddWorkoutDialog } from './AddWorkoutDialog.tsx';
import { useChosenMember } from '#web/parts/people/chosen-member.ts';
import { MemberChoice } from './MemberChoice.tsx';
import { MemberDays } from './MemberDays.tsx';
import { MembersToChoose } from './MembersToChoose.tsx';

/** No page begins with it. */
const SaveAsProgramDialog = partToOpen(
  async () => (await import('./SaveAsProgramDialog.tsx')).SaveAsProgramDialog,
);

/** A member's training day by day, and the place to add to a day or to clear it. */
export function DailyCalendarScreen() {
  const members = useRead(listMembers, {});
  const [memberId, choose] = useChosenMember();
  const [picked, setPicked] = useState<PlainDate | null>(null);
  const [adding, setAdding] = useState(false);
  const [saving, setSaving] = useState(false);
  const trainees = members.data?.filter(member => member.role === 'member') ?? [];
  const member = trainees.find(({ id }) => id === memberId);
  const today = useTodayOf(member?.timeZone);
  const date = picked ?? today;
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <CalendarPlus aria-hidden="true" />
      Add Workout
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Daily Calendar"
        subtitle="What each member trains, day by day."
        actions={
          <>
            <Button onClick={() => openWeekBoard(date)}>
              <CalendarRange aria-hidden="true" />
              Everyone’s week
            </Button>
            {member && add}
          </>
        }
      />
      <Query of={members} failed="The members could not be loaded." loading={<DaysSkeleton />}>
        {() => trainees.length === 0 && <NoMembers />}
      </Query>
      {trainees.length > 0 && (
        <div className="mb-5 flex flex-wrap items-start gap-x-5">
          <div className="min-w-0 flex-1 basis-60 sm:max-w-md">
            <MemberChoice members={trainees} chosen={member} onChoose={choose} />
          </div>
          {member && (
            <div className="flex flex-wrap items-center gap-x-5 sm:mt-6.5">
              <MemberLink
                memberId={member.id}
                className="inline-flex min-h-(--control-height) items-center text-sm"
              >
                Open {memberName(member)}’s page
              </MemberLink>
              <MemberMaxesButton key={member.id} memberId={member.id} memberName={memberName(member)} />
              <Button aria-haspopup="dialog" onClick={() => setSaving(true)}>
                Save as Program
              </Button>
              <Button variant="ghost" onClick={() => choose('')}>
                All members
              </Button>
            </div>
          )}
        </div>
      )}
      {trainees.length > 0 && !member && <MembersToChoose members={trainees} onChoose={choose} />}
      {member && (
        <MemberDays
          key={member.id}
          member={member}
          date={date}
          today={today}
          onShow={next => setPicked(next === today ? null : next)}
          onAdd={() => setAdding(true)}
        />
      )}
      {member && saving && (
        <SaveAsProgramDialog member={member} date={date} onClose={() => setSaving(false)} />
      )}
      {member && adding && <AddWorkoutDialog member={member} date={date} onClose={() => setAdding(false)} />}
    </>
  );
}

function NoMembers() {
  const goTo = useGoTo();
  return (
    <EmptyState
      icon={UserPlus}
      action={<Button onClick={() => goTo('members')}>Go to The Fellowship</Button>}
    >
      There is no member yet. Add the first one, then come back to plan their days.
    </EmptyState>
  );
}

function DaysSkeleton() {
  return (
    <Loading label="Loading members..." className="grid gap-5">
      <Skeleton className="h-(--control-height) max-w-md" />
      <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <Skeleton className="h-24 lg:h-105" />
        <Skeleton className="h-60" />
      </div>
    </Loading>
  );
}
