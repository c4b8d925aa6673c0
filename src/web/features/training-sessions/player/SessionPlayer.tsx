import { CalendarClock } from 'lucide-react';
import type { PlainDate } from '#domain/plain-date.ts';
import { type DeviceSession, useSession } from '#web/features/training-sessions/device/use-session.ts';
import { NoSignal } from '#web/parts/training-day/DayWorkWaiting.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { PlayerFrame } from './frame/PlayerFrame.tsx';
import { PlayerHead } from './frame/PlayerHead.tsx';
import { RunningScreen } from './RunningScreen.tsx';
import type { ShownSession } from '#web/features/training-sessions/player/state/shown-session.ts';
import { StartScreen } from './StartScreen.tsx';
import { Summary } from './after/Summary.tsx';
import { usePlayer } from '#web/features/training-sessions/player/state/use-player.ts';

type SessionPlayerProps = {
  trainingDayId: string;
  date: PlainDate;
  /** Whom a coach trains beside; oneself where no one is named. */
  memberId?: string;
  onLeave: () => void;
};

/** One training day, done set by set. */
export function SessionPlayer({ trainingDayId, date, memberId, onLeave }: SessionPlayerProps) {
  const device = useSession(trainingDayId, { date, ...(memberId !== undefined && { memberId }) });
  if (device.session)
    return <Player key={trainingDayId} session={device.session} device={device} onLeave={onLeave} />;
  return (
    <PlayerFrame
      head={<PlayerHead title="Session" line="" share={0} onLeave={onLeave} />}
      side={null}
      dock={<Skeleton className="h-16 rounded-xl" />}
    >
      {device.isOffline ? (
        <NoSignal />
      ) : device.isLoading ? (
        <Loading label="Loading the session" className="grid gap-4">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-24" />
        </Loading>
      ) : device.error ? (
        <ErrorState message="The session could not be loaded." onRetry={device.retry} />
      ) : (
        <EmptyState icon={CalendarClock} action={<Button onClick={onLeave}>Back</Button>}>
          There is no such session on this date. It may have been moved.
        </EmptyState>
      )}
    </PlayerFrame>
  );
}

type PlayerProps = { session: ShownSession; device: DeviceSession; onLeave: () => void };

function Player({ session, device, onLeave }: PlayerProps) {
  const player = usePlayer(session, device);
  if (session.endedAt !== null) return <Summary player={player} onLeave={onLeave} />;
  if (session.startedAt === null) return <StartScreen player={player} onLeave={onLeave} />;
  return <RunningScreen player={player} onLeave={onLeave} />;
}
