import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { getMember } from '#contract/members.ts';
import { listComingTrainingDays } from '#contract/training/own-days.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { CheckInCard } from '#web/check-ins/CheckInCard.tsx';
import { MembershipCard, ProfileCard } from '#web/members/page/PersonCards.tsx';
import { NotesCard } from '#web/notes/NotesCard.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { LastDays } from './LastDays.tsx';
import { LastWords } from './LastWords.tsx';
import { LiftLines } from './LiftLines.tsx';
import { ComingWeek } from './week/ComingWeek.tsx';
import { useWeekChanges } from './week/use-week-changes.ts';
import { isOpen } from './week/week-words.ts';
import { WhatComesNext } from './WhatComesNext.tsx';

const AssignProgramDialog = partToOpen(
  async () => (await import('#web/assignments/assign/AssignProgramDialog.tsx')).AssignProgramDialog,
);

/** What a key does to the member in sight. */
export type PersonActs = { write: () => void; note: () => void; lighten: () => void };

type PersonProps = {
  acts: Ref<PersonActs>;
  memberId: string;
  name: string;
  isAssigning: boolean;
  onClose: () => void;
};

/** What a coach looks at of one member: what was done, what was said, what comes. */
export function Person({ acts, memberId, name, isAssigning, onClose }: PersonProps) {
  const person = useRead(getMember, { params: { id: memberId } });
  const assignments = useRead(listAssignments, { query: { memberId } });
  const coming = useRead(listComingTrainingDays, { params: { userId: memberId }, query: {} });
  const firstName = name.split(' ')[0] ?? name;
  const changes = useWeekChanges(memberId, firstName);
  const [words, notes] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useImperativeHandle(acts, () => ({
    write: () => focusFieldIn(words),
    note: () => focusFieldIn(notes),
    lighten: () => {
      const ids = (coming.data ?? []).filter(isOpen).map(({ id }) => id);
      if (ids.length > 0) changes.lighten(ids);
    },
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) @4xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
        <LastDays memberId={memberId} />
        {coming.data ? (
          <ComingWeek
            days={coming.data}
            assignments={assignments.data ?? []}
            firstName={firstName}
            changes={changes}
          />
        ) : coming.error ? (
          <ErrorState
            message={sentenceOf(coming.error, 'The coming week could not be loaded.')}
            onRetry={coming.refetch}
            retrying={coming.isFetching}
          />
        ) : (
          <Loading label="Loading the coming week">
            <Skeleton className="h-40 rounded-lg" />
          </Loading>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
        <LastWords memberId={memberId} field={words} />
        <CheckInCard memberId={memberId} />
        {person.data ? (
          <>
            <WhatComesNext
              person={person.data}
              assignments={assignments.data ?? []}
              onStatus={changes.setStatus}
              isSaving={changes.isSaving}
            />
            <LiftLines memberId={memberId} />
            <MembershipCard person={person.data} />
            <ProfileCard person={person.data} />
          </>
        ) : person.error ? (
          <ErrorState
            message={sentenceOf(person.error, 'The member could not be loaded.')}
            onRetry={person.refetch}
            retrying={person.isFetching}
          />
        ) : (
          <PersonSkeleton />
        )}
        <div ref={notes}>
          <NotesCard memberId={memberId} memberName={name} />
        </div>
      </div>
      {isAssigning && (
        <AssignProgramDialog assignments={assignments.data ?? []} memberId={memberId} onClose={onClose} />
      )}
    </div>
  );
}

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
