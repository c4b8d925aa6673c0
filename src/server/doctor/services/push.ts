import { createECDH } from 'node:crypto';
import type pg from 'pg';
import { fault, type Finding, ok, skipped } from '#server/doctor/findings/finding.ts';
import type { Settings } from '#server/settings/settings.ts';

type Keys = { publicKey: string; privateKey: string };

/** The keys that pushes are signed with (VAPID): there, readable, and a pair. */
export async function checkPush(
  client: pg.Client,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<Finding> {
  const { rows: tables } = await client.query<{ has: boolean }>(
    `select to_regclass('public.push_keys') is not null as has`,
  );
  if (!tables[0]?.has) return notMade;
  const { rows } = await client.query<Keys & { devices: number }>(
    `select public_key as "publicKey", private_key as "privateKey",
            (select count(*)::int from push_subscriptions) as devices
     from push_keys`,
  );
  const [row] = rows;
  if (!row) return notMade;
  if (!isPair(row)) {
    return fault(
      'The keys that pushes are signed with do not belong together, so no device takes a push.',
      'Bring them back from a backup (npm run restore). With new keys everyone would have to allow pushes again.',
    );
  }
  const devices = row.devices === 1 ? '1 device takes' : `${row.devices} devices take`;
  return publicUrl?.startsWith('https:')
    ? ok(`The keys are there; ${devices} pushes.`)
    : skipped('The keys are there, but browsers allow pushes only on a site with https.');
}

const notMade = skipped('There are no keys yet. The first npm start makes them.');

function isPair({ publicKey, privateKey }: Keys): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
