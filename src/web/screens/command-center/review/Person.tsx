import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { getMember } from '#contract/members.ts';
import { listComingTrainingDays } from '#contract/training/own-days.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { CheckInCard } from '#web/features/check-ins/CheckInCard.tsx';
import { MembershipCard } from '#web/features/members/membership/MembershipCard.tsx';
import { ProfileCard } from '#web/parts/people/ProfileCard.tsx';
import { ComingWeek } from '#web/features/coming-week/ComingWeek.tsx';
import { useWeekChanges } from '#web/features/coming-week/use-week-changes.ts';
import { isMovable } from '#web/parts/day-record/move-to-open.ts';
import { NotesCard } from '#web/parts/notes/NotesCard.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { LastDays } from './LastDays.tsx';
import { LastWords } from './LastWords.tsx';
import { LiftLines } from './LiftLines.tsx';
import { WhatComesNext } from './WhatComesNext.tsx';

const AssignProgramDialog = partToOpen(
  async () => (await import('#web/parts/assign/AssignProgramDialog.tsx')).AssignProgramDialog,
);

/** Actions that keys trigger on the member in view. */
export type PersonActs = { write: () => void; note: () => void; lighten: () => void; swap: () => void };

type PersonProps = {
  acts: Ref<PersonActs>;
  memberId: string;
  name: string;
  isAssigning: boolean;
  onClose: () => void;
};

/** A member for review: what was done, the messages, what comes. */
export function Person({ acts, memberId, name, isAssigning, onClose }: PersonProps) {
  const person = useRead(getMember, { params: { id: memberId } });
  const assignments = useRead(listAssignments, { query: { memberId } });
  const coming = useRead(listComingTrainingDays, { params: { userId: memberId }, query: {} });
  const firstName = name.split(' ')[0] ?? name;
  const changes = useWeekChanges(memberId, firstName);
  const open = (coming.data ?? []).filter(isMovable);
  const [words, notes] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useImperativeHandle(acts, () => ({
    write: () => focusFieldIn(words),
    note: () => focusFieldIn(notes),
    lighten: () => changes.lighten(open),
    swap: () => open.length > 0 && changes.open({ swap: null }),
  }));
  return (
    // A phone has one column: the week, the history, the words, then the rest.
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
      <div className={cx(column, 'lg:col-start-2 lg:row-start-1')}>
        <Query
          of={coming}
          failed="The coming week could not be loaded."
          loading={
            <Loading label="Loading the coming week">
              <Skeleton className="h-40 rounded-lg" />
            </Loading>
          }
        >
          {days => <ComingWeek hasKeys days={days} firstName={firstName} changes={changes} />}
        </Query>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-(--stack) max-lg:order-2">
          <LastWords memberId={memberId} field={words} />
          {person.data && (
            <WhatComesNext
              person={person.data}
              assignments={assignments.data ?? []}
              onStatus={changes.setStatus}
              isSaving={changes.isSaving}
            />
          )}
          <div ref={notes}>
            <NotesCard memberId={memberId} memberName={name} />
          </div>
        </div>
      </div>
      <div className={cx(column, 'lg:col-start-1')}>
        <div className="@container min-w-0 max-lg:order-1">
          <LastDays memberId={memberId} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-(--stack) max-lg:order-3">
          <CheckInCard memberId={memberId} />
          <Query of={person} failed="The member could not be loaded." loading={<PersonSkeleton />}>
            {person => (
              <>
                <LiftLines memberId={memberId} />
                <MembershipCard person={person} />
                <ProfileCard person={person} />
              </>
            )}
          </Query>
        </div>
      </div>
      {isAssigning && (
        <AssignProgramDialog assignments={assignments.data ?? []} memberId={memberId} onClose={onClose} />
      )}
    </div>
  );
}

/** A column beside the other where there is room; on a phone the contents of both mix. */
const column = 'max-lg:contents lg:grid lg:min-w-0 lg:grid-cols-[minmax(0,1fr)] lg:gap-(--stack)';

/** In the middle, as the bar at the bottom would lie over what sends it. */
function focusFieldIn({ current }: RefObject<HTMLDivElement | null>): void {
  current?.querySelector('textarea')?.focus({ preventScroll: true });
  current?.scrollIntoView({ block: 'center' });
}

export function PersonSkeleton() {
  return (
    <Loading label="Loading the member" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-60 rounded-lg" />
    </Loading>
  );
}
