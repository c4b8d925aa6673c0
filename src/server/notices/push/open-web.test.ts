import { expect, it } from 'vitest';
import { isOfOpenWeb, isPushAddress, lookUpOpen } from './open-web.ts';

it.each([
  ['142.250.1.188', true],
  ['2a00:1450:4001:82f::200a', true],
  ['127.0.0.1', false],
  ['127.8.8.8', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd12:3456::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is of the open web: %s', (address, expected) => {
  expect(isOfOpenWeb(address)).toBe(expected);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com:443/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://someone:secret@fcm.googleapis.com/abc', false],
  ['https://localhost/abc', false],
  ['https://database/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://[::1]/abc', false],
  ['file:///etc/passwd', false],
  ['nowhere', false],
])('%s may be a push service: %s', (endpoint, expected) => {
  expect(isPushAddress(endpoint)).toBe(expected);
});

it('a name that leads to this machine is not connected to', async () => {
  const code = await new Promise(resolve => lookUpOpen('localhost', {}, error => resolve(error?.code)));
  expect(code).toBe('ENOTOPEN');
});
