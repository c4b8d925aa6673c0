import { dismissToast, shownToast, showToast } from '#web/ui/notices/toast.ts';

/** Long enough to be read, found and pressed. */
const timeToUndo = 10_000;

/** Confirms a change; with `undo` the message takes it back. */
export function say(description: string, undo?: () => void, title = 'Success'): void {
  const action = undo && { action: { label: 'Undo', onSelect: undo }, duration: timeToUndo };
  showToast({ title, description, tone: 'success', ...action });
}

/** A message offers to undo the last change alone: with another one it goes. */
export function dropUndo(): void {
  const toast = shownToast.now();
  if (toast?.action) dismissToast(toast.id);
}
