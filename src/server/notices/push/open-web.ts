import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of machines, of the network one is in, and those that mean nobody: no push service has one. */
const closed = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(address, bits, 'ipv4');

/** Of IPv6 only what is given out to the world, without what stands for an IPv4 address in it. */
const openSix = new BlockList();
openSix.addSubnet('2000::', 3, 'ipv6');
const closedSix = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closedSix.addSubnet(address, bits, 'ipv6');

export function isOfOpenWeb(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && openSix.check(address, 'ipv6') && !closedSix.check(address, 'ipv6');
}

/** A push service has a name, speaks https at its usual port, and wants no password. */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isNamed = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0;
  return protocol === 'https:' && isNamed && port === '' && username === '' && password === '';
}

/**
 * Looks a name up for a connection, which then goes to the very address that was looked at: a name cannot answer otherwise
 * the second time.
 */
export const lookUpOpen: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isOfOpenWeb(address)))
      return answer(Object.assign(new Error('No address of the open web'), { code: 'ENOTOPEN' }), '', 0);
    if (options.all) return answer(null, addresses);
    return answer(null, first.address, first.family);
  });
};
