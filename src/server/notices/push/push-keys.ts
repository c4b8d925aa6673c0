import webPush from 'web-push';
import { type Database, statement } from '#server/database/database.ts';
import { newToken } from '#server/http/token.ts';

export type PushKeys = { publicKey: string; privateKey: string; unsubscribeSecret: string };

const found = statement<PushKeys>(
  'push_keys',
  `select public_key as "publicKey", private_key as "privateKey", unsubscribe_secret as "unsubscribeSecret" from push_keys`,
);

const provide = statement<{ isOnly: boolean }, PushKeys & { now: Date }>(
  'provide_push_keys',
  `insert into push_keys (public_key, private_key, unsubscribe_secret, created_at)
   values (:publicKey, :privateKey, :unsubscribeSecret, :now) on conflict do nothing`,
);

/**
 * The server's own keys, which stay: with others, every browser would have to be asked again. Of two servers that
 * start, one makes them.
 */
export async function pushKeys(db: Database, now: Date): Promise<PushKeys> {
  const [keys] = await found(db, {});
  if (keys) return keys;
  await provide(db, { ...webPush.generateVAPIDKeys(), unsubscribeSecret: newToken(), now });
  const [made] = await found(db, {});
  if (!made) throw new Error('There are no keys for push');
  return made;
}
