import { isIPv6 } from 'node:net';

/** What counts as one address: one household or server holds a whole IPv6 /64. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':');
  const known = tail === undefined ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - known.length)).fill('0');
  const filled = [...groups, ...zeros, ...known];
  return `${filled
    .slice(0, 4)
    .map(group => group || '0')
    .join(':')}::/64`;
}
