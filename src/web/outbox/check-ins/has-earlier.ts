import { localStore } from '#web/data/drafts/local-store.ts';

/** Under which an earlier version of the app kept a check-in that waits, in `localStorage`. */
export const earlierName = 'check-in-to-send';

/** Whether one may be here, anyone's: it is asked before the code that moves it is there. */
export function hasEarlierCheckIns(): boolean {
  const store = localStore();
  const names = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
  return names.some(name => name.startsWith(`fellowship-${earlierName}`));
}
