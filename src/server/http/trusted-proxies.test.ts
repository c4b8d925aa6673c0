import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { trustedProxies } from './trusted-proxies.ts';

async function seenAs(setting: string, forwardedFor: string, connectedFrom = '10.0.0.1'): Promise<string> {
  const { trustProxy } = readSettings({ TRUST_PROXY: setting, PUBLIC_URL: 'https://x.org' });
  const app = Fastify({ trustProxy: trustedProxies(trustProxy) ?? false });
  app.get('/', request => ({ ip: request.ip }));
  const headers = { 'x-forwarded-for': forwardedFor };
  const answer = await app.inject({ url: '/', headers, remoteAddress: connectedFrom });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

it.each([
  ['no proxy', '', '198.51.100.7', '10.0.0.1'],
  ['one proxy', '1', '203.0.113.9', '203.0.113.9'],
  ['one proxy, and a forged address', '1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['two proxies', '2', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['two proxies, and a forged address', '2', '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a proxy by its address', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a proxy by its address, and a forged one', '10.0.0.0/8', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
])('with %s the address is that of who asked our proxy', async (_what, setting, forwarded, expected) => {
  expect(await seenAs(setting, forwarded)).toBe(expected);
});

it('a proxy that is not named is not believed', async () => {
  expect(await seenAs('10.0.0.1', '203.0.113.9', '192.0.2.1')).toBe('192.0.2.1');
});
