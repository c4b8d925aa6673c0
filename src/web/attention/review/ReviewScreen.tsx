import { useState } from 'react';
import { getMember } from '#contract/members.ts';
import { listAssignments } from '#contract/assignments.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import type { RoundMember } from '#web/attention/round-in-hand.ts';
import { switchRoundView } from '#web/attention/round-view.ts';
import { MembershipCard } from '#web/members/page/PersonCards.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { LastDays } from './LastDays.tsx';
import { LiftLines } from './LiftLines.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import { useActs } from './use-acts.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useRound } from './use-round.ts';
import { WhatComesNext } from './WhatComesNext.tsx';

const SnoozeDialog = partToOpen(async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog);
const KeysDialog = partToOpen(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const AssignProgramDialog = partToOpen(
  async () => (await import('#web/assignments/assign/AssignProgramDialog.tsx')).AssignProgramDialog,
);

type ReviewScreenProps = { memberId: string; onLeave: () => void };
type Opened = 'snooze' | 'keys' | 'assign' | null;

/** In the same place of the history: Back leads to the round, not through everyone. */
function goTo(memberId: string): void {
  switchRoundView({ name: 'review', memberId }, 'replaceState');
  window.scrollTo(0, 0);
}

/** One member on one screen, and on to the next: by keys, or by buttons that are always in sight. */
export function ReviewScreen({ memberId, onLeave }: ReviewScreenProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const { member, before, after, index, count, isPending, read } = useRound(memberId);
  const open = (one: RoundMember | null) => one && goTo(one.memberId);
  const goOn = () => (after ? goTo(after.memberId) : onLeave());
  const { review, snooze } = useActs(goOn, goTo);
  const reviewed = () => member && review.mutate({ params: { memberId } });
  useReviewKeys({
    j: () => open(after),
    k: () => open(before),
    r: reviewed,
    s: () => member && setOpened('snooze'),
    '?': () => setOpened('keys'),
    Escape: onLeave,
  });
  const close = () => setOpened(null);
  const snoozed = (until: string) => {
    close();
    snooze.mutate({ params: { memberId }, body: { until } });
  };
  const isSaving = review.isPending || snooze.isPending;
  return (
    <div className="@container pb-24">
      <ReviewHeader
        key={memberId}
        member={member}
        place={member ? `${index + 1} of ${count}` : null}
        onLeave={onLeave}
        onBefore={before && (() => open(before))}
        onAfter={after && (() => open(after))}
        onKeys={() => setOpened('keys')}
        onAssign={() => setOpened('assign')}
      />
      {member ? (
        <Person
          key={`person ${memberId}`}
          memberId={memberId}
          isAssigning={opened === 'assign'}
          onClose={close}
        />
      ) : isPending ? (
        <PersonSkeleton />
      ) : (
        <ErrorState
          message={
            read.error
              ? sentenceOf(read.error, 'The round could not be loaded.')
              : 'This member is not in the round.'
          }
          onRetry={read.refetch}
          retrying={read.isFetching}
        />
      )}
      {member && <ReviewBar isSaving={isSaving} onReviewed={reviewed} onSnooze={() => setOpened('snooze')} />}
      {opened === 'snooze' && member && (
        <SnoozeDialog name={member.name} onSnooze={snoozed} onClose={close} />
      )}
      {opened === 'keys' && <KeysDialog onClose={close} />}
    </div>
  );
}

type PersonProps = { memberId: string; isAssigning: boolean; onClose: () => void };

function Person({ memberId, isAssigning, onClose }: PersonProps) {
  const person = useRead(getMember, { params: { id: memberId } });
  const assignments = useRead(listAssignments, { query: { memberId } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) @4xl:grid-cols-[minmax(0,1fr)_20rem]">
      <LastDays memberId={memberId} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
        {person.data ? (
          <>
            <WhatComesNext person={person.data} assignments={assignments.data ?? []} />
            <LiftLines memberId={memberId} />
            <MembershipCard person={person.data} />
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
      </div>
      {isAssigning && (
        <AssignProgramDialog assignments={assignments.data ?? []} memberId={memberId} onClose={onClose} />
      )}
    </div>
  );
}

function PersonSkeleton() {
  return (
    <Loading label="Loading the member" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-60 rounded-lg" />
    </Loading>
  );
}
