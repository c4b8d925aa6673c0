import { usualRestSeconds } from '#domain/limits.ts';
import { secondsOf } from './prescription-text.ts';

/** The rest in seconds: as set on the timer, else as prescribed in words, else as usual. */
export function restLength({
  restTimerSeconds,
  restSeconds,
}: {
  restTimerSeconds: number;
  restSeconds: string | null;
}): number {
  if (restTimerSeconds !== usualRestSeconds) return restTimerSeconds;
  return secondsOf(restSeconds) ?? usualRestSeconds;
}
