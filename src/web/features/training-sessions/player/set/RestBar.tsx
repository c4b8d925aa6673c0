import { Plus, SkipForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { restAt, restEndedText } from '#domain/training-sessions/session-text.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { percentOf } from '#web/ui/look/progress-fill.ts';
import { signal } from '#web/features/training-sessions/player/state/signals.ts';
import type { PlayerState } from '#domain/training-sessions/player/player-state.ts';
import { useNow } from '#web/features/training-sessions/player/state/use-now.ts';

const stepMs = 15_000;
/** In a button as wide as a finger, however large text is read. */
const seconds15 = 'text-[length:min(var(--button-text),4.7vw)] text-ink';
/** A rest that ended longer ago than this, in milliseconds, ended while no one looked: no sound then. */
const heardWithin = 2_000;

type RestBarProps = { rest: PlayerState['rest']; onRest: (endsAt: number | null) => void };

/** The rest, by the moment at which it ends: above the main button, and in no one's way. */
export function RestBar({ rest: { endsAt, seconds }, onRest }: RestBarProps) {
  const now = useNow(endsAt !== null);
  const resting = restAt(endsAt, now);
  useEndSignal(endsAt, now);
  if (resting === null || endsAt === null) return null;
  if ('ago' in resting) {
    const words = restEndedText(resting.ago);
    return (
      words && (
        <div className="flex min-h-11 items-center justify-between gap-2">
          <p className="font-medium text-success">{words}</p>
          <IconButton label="Rest 15 seconds more" onClick={() => onRest(Date.now() + stepMs)}>
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
      )
    );
  }
  const share = percentOf(resting.left, seconds ?? 0);
  return (
    <div role="group" aria-label="Rest" className="relative overflow-hidden rounded-lg bg-accent-soft">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-0 bg-accent-soft"
        style={{ width: `${share}%` }}
      />
      <div className="relative flex items-center justify-between gap-1 px-1">
        <IconButton label="15 seconds less" onClick={() => onRest(endsAt - stepMs)} className={seconds15}>
          <span aria-hidden="true">−15</span>
        </IconButton>
        <p className="flex min-w-0 items-baseline gap-2">
          <span className="text-[min(0.875rem,4.4vw)] text-muted">Rest</span>
          <span
            role="timer"
            aria-live="off"
            className="text-[min(1.875rem,9.4vw)]/[min(2.25rem,11.3vw)] font-semibold"
          >
            {formatSeconds(resting.left)}
          </span>
        </p>
        <div className="flex">
          <IconButton label="15 seconds more" onClick={() => onRest(endsAt + stepMs)} className={seconds15}>
            <span aria-hidden="true">+15</span>
          </IconButton>
          <IconButton label="Skip the rest" onClick={() => onRest(null)} className="text-ink">
            <SkipForward aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

/** Once for each end, when it comes to pass; what ended while the phone slept is shown alone. */
function useEndSignal(endsAt: number | null, now: number): void {
  const signaled = useRef<number | null>(null);
  useEffect(() => {
    if (endsAt === null || now < endsAt || signaled.current === endsAt) return;
    signaled.current = endsAt;
    if (now - endsAt < heardWithin) signal('end');
  }, [endsAt, now]);
}
