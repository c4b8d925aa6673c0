import { useMemo } from 'react';
import { createStore, type Store } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import { addressOf, changesHere, type DraftKind, readAt } from './draft.ts';
import { localStore } from './local-store.ts';

/** All drafts of a kind that a person has on this device, also as they come and go in another tab. */
export function useDrafts<Stored>(kind: DraftKind<Stored>, owner: string): readonly Stored[] {
  const drafts = useMemo(() => draftsOf(kind, owner), [kind, owner]);
  return useStore(drafts);
}

function draftsOf<Stored>(kind: DraftKind<Stored>, owner: string): Store<readonly Stored[]> {
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

export function readAll<Stored>(
  kind: DraftKind<Stored>,
  owner: string,
  store = localStore(),
): readonly Stored[] {
  const addresses = Array.from({ length: store?.length ?? 0 }, (_, place) => store?.key(place) ?? '');
  return addresses
    .filter(address => address.startsWith(addressOf(kind, owner, '')))
    .flatMap(address => readAt(kind, address, store) ?? []);
}
