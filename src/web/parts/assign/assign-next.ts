import { createStore } from '#web/state/store.ts';

/** The program that Assignments opens with, to be assigned at once; null for none. */
export const assignNext = createStore<string | null>(null);

/** Taken once: a coach who comes back to the page finds its list. */
export function takeAssignNext(): string | null {
  const next = assignNext.now();
  if (next !== null) assignNext.set(null);
  return next;
}
