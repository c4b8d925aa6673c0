import { Timer, TimerOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { restLength } from '#domain/prescriptions/rest-length.ts';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

/** When the rest ends, in milliseconds since 1970; null when nobody rests. */
export type Rest = { endsAt: number | null; onChange: (endsAt: number | null) => void };

type RestTimerProps = { exercise: ScheduledExercise; rest: Rest };

/** The rest between sets: one tap starts it, another ends it; at its end the phone buzzes. */
export function RestTimer({ exercise, rest: { endsAt, onChange } }: RestTimerProps) {
  const length = restLength(exercise);
  const start = () => onChange(Date.now() + length * 1000);
  if (endsAt !== null) {
    return <Countdown key={endsAt} endsAt={endsAt} onAgain={start} onStop={() => onChange(null)} />;
  }
  return (
    <Button onClick={start}>
      <Timer aria-hidden="true" /> Rest {formatSeconds(length)}
    </Button>
  );
}

type CountdownProps = { endsAt: number; onAgain: () => void; onStop: () => void };

function Countdown({ endsAt, onAgain, onStop }: CountdownProps) {
  const left = useSecondsUntil(endsAt);
  const isOver = left === 0;
  return (
    <>
      <span role="status" className="sr-only flex-none!">
        {isOver && 'The rest is over.'}
      </span>
      <Button
        aria-label={isOver ? undefined : `Stop resting, ${formatSeconds(left)} left`}
        className="border-accent text-accent"
        onClick={isOver ? onAgain : onStop}
      >
        {isOver ? <Timer aria-hidden="true" /> : <TimerOff aria-hidden="true" />}
        {isOver ? 'Rest again' : <span className="text-xl">{formatSeconds(left)}</span>}
      </Button>
    </>
  );
}

/** Read from the clock several times a second, until it is over. */
function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (Date.now() >= endsAt) return undefined;
    const timer = setInterval(() => {
      const at = Date.now();
      setNow(at);
      if (at < endsAt) return;
      clearInterval(timer);
      navigator.vibrate?.([200, 100, 200]);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return secondsUntil(endsAt, now);
}

/** Whole seconds until an instant; counted from the clock, so a phone that slept in between is right at once. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));
