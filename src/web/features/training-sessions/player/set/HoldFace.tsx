import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { useNow } from '#web/features/training-sessions/player/state/use-now.ts';

/** A hold as it goes, readable from the floor. */
export function HoldFace({ startedAt, target }: { startedAt: number; target: number | null }) {
  const now = useNow(true);
  const held = Math.max(0, Math.floor((now - startedAt) / 1000));
  const isReached = target !== null && held >= target;
  return (
    <p className="grid min-h-16 justify-items-center">
      <span
        role="timer"
        aria-live="off"
        className={isReached ? 'text-6xl font-semibold text-success' : 'text-6xl font-semibold'}
      >
        {formatSeconds(held)}
      </span>
      {target !== null && <span className="text-muted">of {formatSeconds(target)}</span>}
    </p>
  );
}
