import { createServer, request as httpRequest } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getReadiness } from '#contract/health.ts';
import { trustedProxies } from '#server/http/trusted-proxies.ts';
import type { Settings } from '#server/settings/settings.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { selfSigned } from '#server/testing/services/self-signed.ts';
import { checkAddress } from './address.ts';
import { askSite } from './ask-site.ts';
import { checkCertificate, judgeCertificate } from './certificate.ts';
import { checkProxy, judgeProxy } from './proxy.ts';

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

async function listening(server: Server & { closeAllConnections(): void }): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The site at this port, asked as the doctor asks it. */
async function siteAt(origin: string) {
  const input = await askSite(new URL(getReadiness.path, origin));
  return { asked: input, publicUrl: origin };
}

async function secureSite(certificate: Parameters<typeof selfSigned>[0]) {
  const server = createSecureServer(selfSigned(certificate), (_request, response) =>
    response.end('{"ok":true}'),
  );
  return siteAt(`https://localhost:${await listening(server)}`);
}

const certificateFinding = async (certificate: Parameters<typeof selfSigned>[0]) => {
  const { asked: input, publicUrl } = await secureSite(certificate);
  return checkCertificate(publicUrl, input, new Date());
};

const judged = (from: number, to: number, distrust: string | null = null, names = ['x.org']) =>
  judgeCertificate({ validFrom: inDays(from), validTo: inDays(to), names, distrust }, 'x.org', new Date());

describe('the certificate', () => {
  it('has run out', async () => {
    expect(
      await certificateFinding({ name: 'localhost', from: inDays(-90), to: inDays(-3.5) }),
    ).toMatchObject({
      status: 'fault',
      found: 'It ran out 3 days ago: browsers warn of the site.',
    });
  });

  it('is not valid yet', async () => {
    expect(await certificateFinding({ name: 'localhost', from: inDays(2.5), to: inDays(90) })).toMatchObject({
      status: 'fault',
      found: 'It is valid only in 2 days.',
    });
  });

  it('is nobody’s that browsers know', async () => {
    expect(await certificateFinding({ name: 'localhost', from: inDays(-1), to: inDays(89) })).toMatchObject({
      status: 'fault',
      found: 'Browsers do not trust it (DEPTH_ZERO_SELF_SIGNED_CERT).',
    });
  });

  it('is read with its names and dates', async () => {
    const { asked: input } = await secureSite({ name: 'train.example', from: inDays(-1), to: inDays(89) });
    expect(input).toMatchObject({ is: 'answer', certificate: { names: ['train.example'] } });
  });

  it('is not there: the site speaks http at its port', async () => {
    const port = await listening(createServer((_request, response) => response.end()));
    const { asked: input, publicUrl } = await siteAt(`https://localhost:${port}`);
    expect(checkCertificate(publicUrl, input, new Date())).toMatchObject({
      status: 'fault',
      found: expect.stringContaining('answers, but not by https'),
    });
  });

  it.each([
    ['a fresh one', judged(-1, 89), 'ok'],
    ['one of six days', judged(-3, 3), 'ok'],
    ['one of 90 days with 20 left: it should have been renewed, and there is time', judged(-70, 20), 'ok'],
    ['one of 90 days with 14 left', judged(-76, 14), 'warning'],
    ['one of six days with half a day left', judged(-5.5, 0.5), 'warning'],
    ['one of a year with 20 days left', judged(-345, 20), 'warning'],
    ['one for another name', judged(-1, 89, 'ERR_TLS_CERT_ALTNAME_INVALID', ['y.org']), 'fault'],
    ['one whose chain is not sent', judged(-1, 89, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'fault'],
  ])('%s', (_what, { status }, expected) => {
    expect(status).toBe(expected);
  });
});

describe('the address', () => {
  it('leads here', async () => {
    const { app } = await appForThisTest();
    const port = await listening(app.server);
    const { asked: input, publicUrl } = await siteAt(`http://localhost:${port}`);
    expect(checkAddress({ publicUrl }, input, true)).toMatchObject({ status: 'ok' });
  });

  it('is no name', async () => {
    const { asked: input, publicUrl } = await siteAt('https://train.invalid');
    expect(checkAddress({ publicUrl }, input, true)).toMatchObject({
      status: 'fault',
      found: 'The network does not know the name train.invalid.',
    });
  });

  it('does not answer', async () => {
    const server = createServer();
    const port = await listening(server);
    await new Promise(resolve => server.close(resolve));
    const { asked: input, publicUrl } = await siteAt(`http://127.0.0.1:${port}`);
    expect(checkAddress({ publicUrl }, input, true)).toMatchObject({
      status: 'fault',
      found: `127.0.0.1:${port} does not answer (ECONNREFUSED).`,
    });
    expect(checkAddress({ publicUrl }, input, false)).toMatchObject({ status: 'skipped' });
  });

  it.each([
    [502, '', 'does not reach the server'],
    [200, '<h1>Welcome to nginx!</h1>', 'but not with Fellowship (200)'],
    [404, '{}', 'but not with Fellowship (404)'],
  ])('answers %i %s', async (status, body, part) => {
    const port = await listening(
      createServer((_request, response) => {
        response.statusCode = status;
        response.end(body);
      }),
    );
    const { asked: input, publicUrl } = await siteAt(`http://127.0.0.1:${port}`);
    expect(checkAddress({ publicUrl }, input, true)).toMatchObject({
      status: 'fault',
      found: expect.stringContaining(part),
    });
  });
});

/** A server behind a proxy that is seen at an address of its own, and adds to the header or sets it anew. */
async function behindProxy(trustProxy: Settings['trustProxy'], { setsAnew }: { setsAnew: boolean }) {
  const { app, db } = await appForThisTest({ trustProxy: trustedProxies(trustProxy) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const proxy = createServer((request, response) => {
    const before = setsAnew ? undefined : request.headers['x-forwarded-for'];
    const from = request.socket.remoteAddress ?? '';
    const headers = { ...request.headers, 'x-forwarded-for': before ? `${String(before)}, ${from}` : from };
    const passed = httpRequest(
      {
        port,
        host: '127.0.0.1',
        localAddress: '127.0.0.2',
        path: request.url,
        method: request.method,
        headers,
      },
      answer => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(passed);
  });
  const publicUrl = `http://127.0.0.1:${await listening(proxy)}`;
  const client = await db.$client.connect();
  onTestFinished(() => client.release());
  return checkProxy(client, { publicUrl, trustProxy }, true);
}

describe('the proxy', () => {
  it('is believed as far as it should be', async () => {
    for (const setsAnew of [true, false])
      expect(await behindProxy(1, { setsAnew })).toMatchObject({
        status: 'ok',
        found: 'The server takes a visitor for who they are: this one for 127.0.0.1.',
      });
  });

  it('is not known to be there: all visitors count as one', async () => {
    expect(await behindProxy(false, { setsAnew: false })).toMatchObject({
      status: 'fault',
      found: expect.stringContaining('takes a visitor for 127.0.0.2, which is a proxy'),
    });
  });

  it('is believed too far: what a visitor makes up counts', async () => {
    expect(await behindProxy(2, { setsAnew: false })).toMatchObject({
      status: 'fault',
      advice: expect.stringContaining('Lower TRUST_PROXY (it is 2)'),
    });
  });

  it('leads to another server', async () => {
    const [other, mine] = [await appForThisTest(), await appForThisTest()];
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    const client = await mine.db.$client.connect();
    onTestFinished(() => client.release());
    const settings = { publicUrl: `http://127.0.0.1:${port}`, trustProxy: 1 };
    expect(await checkProxy(client, settings, true)).toMatchObject({
      status: 'fault',
      found: 'A request to PUBLIC_URL does not come to a server with this database.',
    });
  });

  it('has to be there where the site is https', async () => {
    const settings = { publicUrl: 'https://x.org', trustProxy: false } as const;
    expect(await checkProxy(undefined, settings, false)).toMatchObject({ status: 'fault' });
  });

  it.each([
    ['8.8.8.8', 'ok'],
    ['2a02:908:1:2::/64', 'ok'],
    ['172.18.0.1', 'warning'],
    ['0:0:0:0::/64', 'warning'],
    ['fd00:1:2:3::/64', 'warning'],
  ])('lets the server count %s: %s', (network, status) => {
    expect(judgeProxy({ counted: [network], claimed: '203.0.113.9', own: '10.0.0.5' }, 1).status).toBe(
      status,
    );
  });
});
