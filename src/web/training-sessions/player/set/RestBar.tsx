import { Plus, SkipForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { restAt, restEndedWords } from '#domain/training-sessions/session-words.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { percentOf } from '#web/ui/look/progress-fill.ts';
import { signal } from '#web/training-sessions/player/state/signals.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { useNow } from '#web/training-sessions/player/state/use-now.ts';

const stepMs = 15_000;
/** A rest that ended longer ago than this, in milliseconds, ended while nobody looked: no sound then. */
const heardWithin = 2_000;

/** The rest, by the moment at which it ends: above the main button, and in nobody's way. */
export function RestBar({ player }: { player: Player }) {
  const { endsAt, seconds } = player.rest;
  const now = useNow(endsAt !== null);
  const rest = restAt(endsAt, now);
  useEndSignal(endsAt, now);
  if (rest === null || endsAt === null) return null;
  if ('ago' in rest) {
    const words = restEndedWords(rest.ago);
    return (
      words && (
        <div className="flex min-h-11 items-center justify-between gap-2">
          <p className="font-medium text-success">{words}</p>
          <IconButton label="Rest 15 seconds more" onClick={() => player.setRest(Date.now() + stepMs)}>
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
      )
    );
  }
  const share = percentOf(rest.left, seconds ?? 0);
  return (
    <div role="group" aria-label="Rest" className="relative overflow-hidden rounded-lg bg-accent-soft">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-0 bg-accent-soft"
        style={{ width: `${share}%` }}
      />
      <div className="relative flex items-center justify-between gap-1 px-1">
        <IconButton
          label="15 seconds less"
          onClick={() => player.setRest(endsAt - stepMs)}
          className="text-ink"
        >
          <span aria-hidden="true">−15</span>
        </IconButton>
        <p className="flex min-w-0 items-baseline gap-2">
          <span className="text-sm text-muted">Rest</span>
          <span role="timer" aria-live="off" className="text-3xl font-semibold">
            {formatSeconds(rest.left)}
          </span>
        </p>
        <div className="flex">
          <IconButton
            label="15 seconds more"
            onClick={() => player.setRest(endsAt + stepMs)}
            className="text-ink"
          >
            <span aria-hidden="true">+15</span>
          </IconButton>
          <IconButton label="Skip the rest" onClick={() => player.setRest(null)} className="text-ink">
            <SkipForward aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

/** Once for each end, when it comes to pass; what ended while the phone slept is shown alone. */
function useEndSignal(endsAt: number | null, now: number): void {
  const toldOf = useRef<number | null>(null);
  useEffect(() => {
    if (endsAt === null || now < endsAt || toldOf.current === endsAt) return;
    toldOf.current = endsAt;
    if (now - endsAt < heardWithin) signal('end');
  }, [endsAt, now]);
}
