import { useMemo } from 'react';
import { createStore, type Store } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import { addressOf, changesHere, type DraftKind, readAt } from './draft.ts';
import { deviceShelf } from './shelf.ts';

/** All drafts of a kind that a person has on this device, also as they come and go in another tab. */
export function useDrafts<Kept>(kind: DraftKind<Kept>, owner: string): readonly Kept[] {
  const drafts = useMemo(() => draftsOf(kind, owner), [kind, owner]);
  return useStore(drafts);
}

function draftsOf<Kept>(kind: DraftKind<Kept>, owner: string): Store<readonly Kept[]> {
  const look = () => drafts.set(readAll(kind, owner));
  const drafts = createStore(readAll(kind, owner), () => {
    const stop = changesHere.subscribe(look);
    window.addEventListener('storage', look);
    // Drafts may have changed since the first look.
    look();
    return () => {
      stop();
      window.removeEventListener('storage', look);
    };
  });
  return drafts;
}

export function readAll<Kept>(kind: DraftKind<Kept>, owner: string, shelf = deviceShelf()): readonly Kept[] {
  const addresses = Array.from({ length: shelf?.length ?? 0 }, (_, place) => shelf?.key(place) ?? '');
  return addresses
    .filter(address => address.startsWith(addressOf(kind, owner, '')))
    .flatMap(address => readAt(kind, address, shelf) ?? []);
}
