import { secondsOf } from '#domain/prescription-text.ts';
import type { ScheduledExercise } from '#web/training/day/training-day.ts';

/** What the rest timer stands at when nobody has set it. */
const unsetTimer = 90;

/** How long to rest, in seconds: as set on the timer, else as prescribed in words, else 90. */
export function restLength({
  restTimerSeconds,
  restSeconds,
}: Pick<ScheduledExercise, 'restTimerSeconds' | 'restSeconds'>): number {
  if (restTimerSeconds !== unsetTimer) return restTimerSeconds;
  return secondsOf(restSeconds) ?? unsetTimer;
}

/** Whole seconds until an instant; counted from the clock, so a phone that slept in between is right at once. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));
