import { addressOf, changesHere, type DraftKind } from './draft.ts';
import { localStore } from './local-store.ts';

/** Takes all drafts of a kind that are a person's off this device. */
export function dropDrafts(
  kind: Pick<DraftKind<unknown>, 'what' | 'between'>,
  owner: string,
  store = localStore(),
): void {
  const start = addressOf(kind, owner, '');
  const addresses = Array.from({ length: store?.length ?? 0 }, (_, place) => store?.key(place) ?? '');
  for (const address of addresses) if (address.startsWith(start)) store?.removeItem(address);
  changesHere.set(changesHere.now() + 1);
}
