import { useRef, useState } from 'react';
import { sentenceOf } from '#web/data/send.ts';
import { leftAt, type RoundMember } from '#web/features/attention/open-review.ts';
import { closeDay, switchRoundView, useDayInAddress } from '#web/features/attention/round-view.ts';
import { followMember, memberAddress } from '#web/parts/people/member-address.ts';
import { DaysIn } from '#web/session/today.ts';
import { DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { Person, type PersonActs, PersonSkeleton } from './Person.tsx';
import { ReviewBar, ReviewButtons } from './ReviewBar.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import { useActs, waitsForAnswer } from './use-acts.ts';
import { useAnswerSeen } from './use-answer-seen.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useRound } from './use-round.ts';
import { useSwipe } from './use-swipe.ts';

const SnoozeDialog = partToOpen(async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog);
const KeysDialog = partToOpen(async () => (await import('./KeysDialog.tsx')).KeysDialog);

type ReviewScreenProps = { memberId: string; onLeave: () => void };
type Opened = 'snooze' | 'keys' | 'assign' | null;

/** In the same place of the history: Back leads to the round, not through everyone. */
function goTo(memberId: string): void {
  switchRoundView({ name: 'review', memberId }, 'replaceState');
  window.scrollTo(0, 0);
}

/** A review of one member on one screen, and on to the next: by keys, or by buttons that are always in sight. */
export function ReviewScreen({ memberId, onLeave }: ReviewScreenProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const dayId = useDayInAddress();
  const { member, before, after, index, count, isPending, read } = useRound(memberId);
  const open = (one: RoundMember | null) => one && goTo(one.memberId);
  const leave = () => {
    leftAt.set(memberId);
    onLeave();
  };
  const goOn = () => (after ? goTo(after.memberId) : leave());
  const { review, snooze, noAnswer, undoLast } = useActs(goOn, goTo);
  useAnswerSeen(memberId, member !== null);
  const reviewed = () => member && review.mutate({ params: { memberId } });
  const answerByNone = () => noAnswer.mutate({ params: { memberId } });
  const act = useRef<PersonActs>(null);
  const swipe = useSwipe({ left: () => open(after), right: () => open(before) });
  useReviewKeys({
    j: () => open(after),
    k: () => open(before),
    r: reviewed,
    s: () => member && setOpened('snooze'),
    x: () => waitsForAnswer(member) && answerByNone(),
    c: () => act.current?.write(),
    n: () => act.current?.note(),
    a: () => member && setOpened('assign'),
    l: () => act.current?.lighten(),
    w: () => act.current?.swap(),
    u: undoLast,
    '?': () => setOpened('keys'),
    Escape: leave,
  });
  const close = () => setOpened(null);
  const snoozed = (until: string) => {
    close();
    snooze.mutate({ params: { memberId }, body: { until } });
  };
  const isSaving = review.isPending || snooze.isPending || noAnswer.isPending;
  const buttons = member && (
    <ReviewButtons isSaving={isSaving} onReviewed={reviewed} onSnooze={() => setOpened('snooze')} />
  );
  return (
    <DaysIn value={member?.timeZone ?? null}>
      <div data-swiped className="@container touch-pan-y max-lg:pb-24" {...swipe}>
        <ReviewHeader
          key={memberId}
          member={member}
          position={member ? `${index + 1} of ${count}` : null}
          onLeave={leave}
          onBefore={before && (() => open(before))}
          onAfter={after && (() => open(after))}
          onKeys={() => setOpened('keys')}
          onAssign={() => setOpened('assign')}
          onNoAnswer={answerByNone}
          isSaving={noAnswer.isPending}
          bar={buttons}
        />
        {member ? (
          <Person
            key={`person ${memberId}`}
            acts={act}
            memberId={memberId}
            name={member.name}
            isAssigning={opened === 'assign'}
            onClose={close}
          />
        ) : isPending ? (
          <PersonSkeleton />
        ) : (
          <div className="grid justify-items-center">
            <ErrorState
              message={
                read.error
                  ? sentenceOf(read.error, 'The round could not be loaded.')
                  : 'This member is not in the round.'
              }
              onRetry={read.refetch}
              retrying={read.isFetching}
            />
            <Button asChild variant="ghost">
              <a href={memberAddress(memberId)} onClick={event => followMember(event, memberId)}>
                Open the member’s page
              </a>
            </Button>
          </div>
        )}
        {dayId !== null && <DayToOpen dayToOpen={{ dayId }} onClose={closeDay} />}
        {buttons && <ReviewBar>{buttons}</ReviewBar>}
        {opened === 'snooze' && member && (
          <SnoozeDialog name={member.name} onSnooze={snoozed} onClose={close} />
        )}
        {opened === 'keys' && <KeysDialog onClose={close} />}
      </div>
    </DaysIn>
  );
}
