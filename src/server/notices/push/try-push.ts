import { brandNow } from '#server/brand/brand-now.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { pushKeys } from './push-keys.ts';
import type { PushSender } from './send-push.ts';
import { dropGone, noteReached, subscriptionsOf } from './subscriptions.ts';

/** A word to each of a person's browsers, at once: what one sees of it is what a notice will look like. */
export async function tryPush(db: DatabasePool, sender: PushSender, personId: string, now: Date) {
  const [keys, brand, to] = await Promise.all([
    pushKeys(db, now),
    brandNow(db),
    subscriptionsOf(db, { people: [personId], now }),
  ]);
  const payload = { id: 'test', title: brand.name, text: 'Notices reach this device.', link: '/' };
  const outcomes = await Promise.all(
    to.map(async one => ({ id: one.id, ...(await sender.send(one, payload, { keys, now })) })),
  );
  const ids = (is: string) => outcomes.filter(one => one.is === is).map(({ id }) => id);
  await dropGone(db, { ids: ids('gone') });
  await noteReached(db, { ids: ids('reached'), now });
  return { reached: ids('reached').length, gone: ids('gone').length, failed: ids('failed').length };
}
