import { isIPv6 } from 'node:net';
import type { Database } from '#server/database/database.ts';
import { tooMany } from '#server/http/problem.ts';
import { countFailures, forgetAttempt, noteAttempt } from './queries.ts';

const window = 15 * 60 * 1000;
const perAccount = 10;
const perAddress = 100;

/**
 * Counts an attempt against its account and its address; the returned function takes it back on success.
 * The attempt is on record before the password is checked, so a burst cannot slip through together.
 */
export async function countAttempt(
  db: Database,
  account: string,
  ip: string,
  now: Date,
): Promise<() => Promise<void>> {
  const address = addressOf(ip);
  const attempt = await noteAttempt(db, account, address, now);
  const failures = await countFailures(db, account, address, new Date(now.getTime() - window), attempt);
  if (failures.ofAccount >= perAccount || failures.ofAddress >= perAddress) {
    await forgetAttempt(db, attempt);
    throw tooMany('Too many failed sign-ins. Please wait 15 minutes and try again.');
  }
  return () => forgetAttempt(db, attempt);
}

/** One household or server holds a whole IPv6 /64: it counts as one address. */
function addressOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':');
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')];
  return `${filled
    .slice(0, 4)
    .map(group => group || '0')
    .join(':')}::/64`;
}
