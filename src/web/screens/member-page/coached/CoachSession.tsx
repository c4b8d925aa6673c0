import { CalendarClock } from 'lucide-react';
import { getTrainingDay } from '#contract/training/training-days.ts';
import { parsePlainDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { CoachedMember } from '#web/features/training-sessions/coached-member.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { useOnRoot } from '#web/ui/look/on-root.ts';

const SessionPlayer = lazyPart(
  async () => (await import('#web/features/training-sessions/player/SessionPlayer.tsx')).SessionPlayer,
);

type CoachSessionProps = { trainingDayId: string; onLeave: () => void };

/** A member's session in the player, held by their coach: taps are stored as the coach's. */
export function CoachSession({ trainingDayId, onLeave }: CoachSessionProps) {
  const day = useRead(getTrainingDay, { params: { id: trainingDayId } });
  const date = day.data && parsePlainDate(day.data.date);
  if (day.data && date)
    return (
      <CoachedMember value={day.data.memberName}>
        <Fetched
          part={SessionPlayer}
          props={{ trainingDayId, date, memberId: day.data.memberId, onLeave }}
          meanwhile={<CoachSessionSkeleton />}
        />
      </CoachedMember>
    );
  if (!day.error) return <CoachSessionSkeleton />;
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      <h1 className="sr-only">Session</h1>
      {day.error.status === 404 ? (
        <EmptyState icon={CalendarClock}>This session is no longer there.</EmptyState>
      ) : (
        <ErrorState
          message={sentenceOf(day.error, 'The session could not be loaded.')}
          onRetry={day.refetch}
          retrying={day.isFetching}
        />
      )}
    </>
  );
}

/** The session takes the whole screen from the beginning. */
function CoachSessionSkeleton() {
  useOnRoot('full-screen');
  return (
    <div data-full-screen className="mx-auto grid max-w-2xl gap-4 py-6">
      <h1 className="sr-only">Session</h1>
      <Loading label="Loading the session" className="grid gap-4">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </Loading>
    </div>
  );
}
