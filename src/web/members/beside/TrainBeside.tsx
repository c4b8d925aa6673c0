import { CalendarClock } from 'lucide-react';
import { getTrainingDay } from '#contract/training/training-days.ts';
import { parsePlainDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { BesideMember } from '#web/training-sessions/beside-member.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { BesideSkeleton } from './BesideSkeleton.tsx';

const SessionPlayer = lazyPart(
  async () => (await import('#web/training-sessions/player/SessionPlayer.tsx')).SessionPlayer,
);

type TrainBesideProps = { trainingDayId: string; onLeave: () => void };

/** A member's session in the player, held by their coach: what is tapped is kept as the coach's. */
export function TrainBeside({ trainingDayId, onLeave }: TrainBesideProps) {
  const day = useRead(getTrainingDay, { params: { id: trainingDayId } });
  const date = day.data && parsePlainDate(day.data.date);
  if (day.data && date)
    return (
      <BesideMember value={day.data.memberName}>
        <Fetched
          part={SessionPlayer}
          props={{ trainingDayId, date, memberId: day.data.memberId, onLeave }}
          meanwhile={<BesideSkeleton />}
        />
      </BesideMember>
    );
  if (!day.error) return <BesideSkeleton />;
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      <h1 className="sr-only">Session</h1>
      {day.error.status === 404 ? (
        <EmptyState icon={CalendarClock}>This session is not there any more.</EmptyState>
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
