import { useSyncExternalStore } from 'react';

/**
 * The post being read lives in the history entry, beside the section: Back returns to the posts, a reload stays.
 * Another section's entry has none.
 */
export const useOpenPost = (): string | null => useSyncExternalStore(subscribe, openPostNow);

export function openPost(id: string): void {
  const state = { ...window.history.state, post: id };
  window.history.pushState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Back to where it was opened from. */
export function leavePost(): void {
  if (openPostNow() !== null) window.history.back();
}

function openPostNow(): string | null {
  const state = window.history.state as { post?: unknown } | null;
  return typeof state?.post === 'string' ? state.post : null;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
