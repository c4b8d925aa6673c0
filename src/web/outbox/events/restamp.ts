import type { LocalEvent } from './local-event.ts';

/** Milliseconds that are no fault of a clock, but of the way to the server. */
const slack = 5_000;

/**
 * Events that were told by a clock that is known to be wrong by now get their right time, in the order in which they were
 * told. `by` is what is added to the device's clock; nothing where that is not known.
 */
export function restamped(told: readonly LocalEvent[], by?: number): readonly LocalEvent[] {
  if (by === undefined || told.every(({ clock }) => Math.abs(clock.by - by) < slack)) return told;
  let last = Number.NEGATIVE_INFINITY;
  return told.map(each => {
    const at = Math.max(each.clock.read + by, last + 1);
    last = at;
    return { ...each, clock: { ...each.clock, by }, event: { ...each.event, at } };
  });
}
