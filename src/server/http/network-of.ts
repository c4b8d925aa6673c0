import { isIPv6 } from 'node:net';

/** The network that counts as one address. An IPv6 address is cut to its /64, which one household or server holds. */
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
