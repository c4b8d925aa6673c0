import type { LocalEvent } from './local-event.ts';

/** Milliseconds that are no fault of a clock, but of the way to the server. */
const toleranceMs = 5_000;

/**
 * Events that were told by a clock that is known to be wrong by now get their right time, in the order in which they were
 * told. `by` is what is added to the device's clock; nothing where that is not known.
 */
export function restamped(localEvents: readonly LocalEvent[], by?: number): readonly LocalEvent[] {
  if (by === undefined || localEvents.every(({ clock }) => Math.abs(clock.by - by) < toleranceMs))
    return localEvents;
  let last = Number.NEGATIVE_INFINITY;
  return localEvents.map(each => {
    const at = Math.max(each.clock.read + by, last + 1);
    last = at;
    return { ...each, clock: { ...each.clock, by }, event: { ...each.event, at } };
  });
}
