import { pushEntry, useHistoryEntry } from '#web/navigation/history-entry.ts';

/**
 * The post being read lives in the history entry, beside the section: Back returns to the posts, a reload stays.
 * Another section's entry has none.
 */
export const useOpenPost = (): string | null => useHistoryEntry(openPostNow, null);

export function openPost(id: string): void {
  pushEntry({ ...window.history.state, post: id });
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
