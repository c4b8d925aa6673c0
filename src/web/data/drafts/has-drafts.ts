import { addressOf } from './draft.ts';
import { deviceShelf } from './shelf.ts';

/** Whether a person has a draft of a kind here, readable or not: for a page that shows nothing without. */
export function hasDrafts(what: string, owner: string, shelf = deviceShelf()): boolean {
  const start = addressOf({ what }, owner, '');
  return Array.from({ length: shelf?.length ?? 0 }, (_, place) => shelf?.key(place)).some(address =>
    address?.startsWith(start),
  );
}
