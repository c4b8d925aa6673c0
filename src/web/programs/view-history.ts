import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const view = z.discriminatedUnion('name', [
  z.object({ name: z.literal('list') }),
  z.object({ name: z.literal('create'), draftId: z.string() }),
  z.object({ name: z.literal('program'), programId: z.string() }),
  z.object({ name: z.literal('edit'), programId: z.string() }),
  z.object({ name: z.literal('workouts') }),
  z.object({ name: z.literal('workout'), workoutId: z.string() }),
]);

/** What Programs shows: a list, a new program being written, one program to read or to edit, or a single workout. */
type ProgramView = z.output<typeof view>;

const entryShape = z.object({ view });

/** The view lives in the history entry, beside the section: Back returns to the list, a reload stays. */
export function useProgramView(): ProgramView {
  const entry = useSyncExternalStore(subscribe, entryNow);
  return useMemo(() => view.parse(JSON.parse(entry)), [entry]);
}

export function openView(next: ProgramView): void {
  switchView(next);
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** From one list to the other: whoever chose it keeps their place. A tab may say twice that it was chosen. */
export function switchView(next: ProgramView): void {
  if (JSON.stringify(next) === entryNow()) return;
  window.history.pushState({ ...window.history.state, view: next }, '');
  announce();
}

/** To where this view was opened from, one step back, if it is still the one shown. */
export function leaveView(left: ProgramView): void {
  if (JSON.stringify(left) === entryNow()) window.history.back();
}

/** Another screen's entry, or one without a view, is the list's. */
const entryNow = (): string =>
  JSON.stringify(entryShape.safeParse(window.history.state).data?.view ?? { name: 'list' });

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
