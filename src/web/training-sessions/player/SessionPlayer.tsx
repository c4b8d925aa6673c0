import { CalendarClock } from 'lucide-react';
import type { PlainDate } from '#domain/plain-date.ts';
import { useSession } from '#web/training-sessions/device/use-session.ts';
import { NoSignal } from '#web/training/day/DayWorkWaiting.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { RunningScreen } from './RunningScreen.tsx';
import type { ShownSession } from './shown-session.ts';
import { StartScreen } from './StartScreen.tsx';
import { Summary } from './Summary.tsx';
import { usePlayer } from './use-player.ts';

type SessionPlayerProps = {
  trainingDayId: string;
  date: PlainDate;
  /** Whom a coach trains beside; oneself where nobody is named. */
  memberId?: string;
  onLeave: () => void;
};

/** One training day, done set by set. */
export function SessionPlayer({ trainingDayId, date, memberId, onLeave }: SessionPlayerProps) {
  const kept = useSession(trainingDayId, { date, ...(memberId !== undefined && { memberId }) });
  if (kept.session)
    return <Player key={trainingDayId} session={kept.session} kept={kept} onLeave={onLeave} />;
  return (
    <PlayerFrame
      head={<PlayerHead title="Session" line="" share={0} onLeave={onLeave} />}
      side={null}
      dock={<Skeleton className="h-16 rounded-xl" />}
    >
      {kept.isWaiting ? (
        <NoSignal />
      ) : kept.isComing ? (
        <Loading label="Loading the session" className="grid gap-4">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-24" />
        </Loading>
      ) : kept.error ? (
        <ErrorState message="The session could not be loaded." onRetry={kept.retry} />
      ) : (
        <EmptyState icon={CalendarClock} action={<Button onClick={onLeave}>Back</Button>}>
          There is no such session on this date. It may have been moved.
        </EmptyState>
      )}
    </PlayerFrame>
  );
}

type PlayerProps = { session: ShownSession; kept: ReturnType<typeof useSession>; onLeave: () => void };

function Player({ session, kept, onLeave }: PlayerProps) {
  const player = usePlayer(session, kept);
  if (session.endedAt !== null) return <Summary player={player} onLeave={onLeave} />;
  if (session.startedAt === null) return <StartScreen player={player} onLeave={onLeave} />;
  return <RunningScreen player={player} onLeave={onLeave} />;
}
