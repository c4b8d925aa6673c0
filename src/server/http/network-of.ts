import { isIPv6 } from 'node:net';

/** What counts as one address: one household or server holds a whole IPv6 /64. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':');
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')];
  return `${filled
    .slice(0, 4)
    .map(group => group || '0')
    .join(':')}::/64`;
}
