import { addressOf, changesHere, type DraftKind } from './draft.ts';
import { deviceShelf } from './shelf.ts';

/** Takes all drafts of a kind that are a person's off this device. */
export function dropDrafts(
  kind: Pick<DraftKind<unknown>, 'what' | 'between'>,
  owner: string,
  shelf = deviceShelf(),
): void {
  const start = addressOf(kind, owner, '');
  const addresses = Array.from({ length: shelf?.length ?? 0 }, (_, place) => shelf?.key(place) ?? '');
  for (const address of addresses) if (address.startsWith(start)) shelf?.removeItem(address);
  changesHere.set(changesHere.now() + 1);
}
