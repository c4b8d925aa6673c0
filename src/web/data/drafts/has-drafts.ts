import { addressOf } from './draft.ts';
import { localStore } from './local-store.ts';

/** Whether a person has a draft of a kind here, readable or not: for a page that shows nothing without. */
export function hasDrafts(what: string, owner: string, store = localStore()): boolean {
  const start = addressOf({ what }, owner, '');
  return Array.from({ length: store?.length ?? 0 }, (_, place) => store?.key(place)).some(address =>
    address?.startsWith(start),
  );
}
