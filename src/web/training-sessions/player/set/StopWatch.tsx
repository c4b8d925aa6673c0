import { Timer, TimerOff } from 'lucide-react';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { readySound } from '#web/training-sessions/player/state/signals.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { useNow } from '#web/training-sessions/player/state/use-now.ts';
import { useSetClock } from '#web/training-sessions/player/state/use-set-clock.ts';

/** Counts the time of a run; stopped, it is the time in hand. */
export function StopWatch({ player }: { player: Player }) {
  const { startedAt, start, stop } = useSetClock(player);
  const now = useNow(startedAt !== null);
  const seconds = startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));
  const press = () => {
    readySound();
    if (startedAt === null) start();
    else player.change('seconds', stop());
  };
  return (
    <Button onClick={press} className={startedAt === null ? undefined : 'border-accent text-accent'}>
      {startedAt === null ? <Timer aria-hidden="true" /> : <TimerOff aria-hidden="true" />}
      {startedAt === null ? 'Start the stopwatch' : `Stop at ${formatSeconds(seconds)}`}
    </Button>
  );
}
