import { deviceShelf } from '#web/data/drafts/shelf.ts';

/** Under which an earlier version of the app kept a check-in that waits, in `localStorage`. */
export const earlierName = 'check-in-to-send';

/** Whether one may be here, anyone's: it is asked before the code that moves it is there. */
export function hasEarlierCheckIns(): boolean {
  const shelf = deviceShelf();
  const names = Array.from({ length: shelf?.length ?? 0 }, (_, index) => shelf?.key(index) ?? '');
  return names.some(name => name.startsWith(`fellowship-${earlierName}`));
}
