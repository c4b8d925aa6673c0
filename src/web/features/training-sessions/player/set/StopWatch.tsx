import { Timer, TimerOff } from 'lucide-react';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useNow } from '#web/features/training-sessions/player/state/use-now.ts';
import type { SetClock } from '#web/features/training-sessions/player/state/set-clock.ts';

type StopWatchProps = { clock: SetClock; onStop: (seconds: number) => void };

/** Counts the time of a run; stopped, it is the time of the current set. */
export function StopWatch({ clock: { startedAt, start, stop }, onStop }: StopWatchProps) {
  const now = useNow(startedAt !== null);
  const seconds = startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));
  const press = () => {
    if (startedAt === null) start();
    else onStop(stop());
  };
  return (
    <Button onClick={press} className={startedAt === null ? undefined : 'border-accent text-accent'}>
      {startedAt === null ? <Timer aria-hidden="true" /> : <TimerOff aria-hidden="true" />}
      {startedAt === null ? 'Start the stopwatch' : `Stop at ${formatSeconds(seconds)}`}
    </Button>
  );
}
