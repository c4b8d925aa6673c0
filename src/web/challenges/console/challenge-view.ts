import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const view = z.discriminatedUnion('name', [
  z.object({ name: z.literal('challenges') }),
  z.object({ name: z.literal('create-5-day') }),
  z.object({ name: z.literal('edit-5-day'), challengeId: z.string() }),
]);

/** What Weekly Challenges shows: the list, or the editor of a 5-day challenge. */
type ChallengeView = z.output<typeof view>;

const entryShape = z.object({ view });

/** The view lives in the history entry, beside the section: Back returns to the list, a reload stays. */
export function useChallengeView(): ChallengeView {
  const entry = useSyncExternalStore(subscribe, entryNow);
  return useMemo(() => view.parse(JSON.parse(entry)), [entry]);
}

export function openChallengeView(next: ChallengeView): void {
  window.history.pushState({ ...window.history.state, view: next }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** To where this view was opened from, one step back, if it is still the one shown. */
export function leaveChallengeView(left: ChallengeView): void {
  if (JSON.stringify(left) === entryNow()) window.history.back();
}

/** Another screen's entry, or one without a view, is the list's. */
const entryNow = (): string =>
  JSON.stringify(entryShape.safeParse(window.history.state).data?.view ?? { name: 'challenges' });

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
