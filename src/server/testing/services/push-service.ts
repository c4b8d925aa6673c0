import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

type Shown = { title: string; text: string; link: string; id: string; unread?: number };

/** The push for a device, decrypted as its browser would; and what the service checked of it. */
type Push = { device: string; shown: Shown; ttl: string | undefined };

export type Manner =
  | 'well'
  | 'gone'
  | 'lost'
  | 'hangs'
  | 'drips'
  | 'floods'
  | 'fails'
  | 'busy'
  | 'misleads'
  | 'lies';

export type Device = {
  manner: Manner;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
};

/**
 * A push service on this machine: it checks who sends (VAPID), and keeps what it decrypts for each of its devices. `at` is
 * the present by which it judges signatures.
 */
export async function startPushService(at: () => Date) {
  const pushes: Push[] = [];
  const complaints: string[] = [];
  const input: string[] = [];
  const keys = new Map<string, { device: Device; ecdh: ReturnType<typeof createECDH> }>();
  const server = http.createServer((request, response) => {
    void take(request, response).catch((error: Error) => complaints.push(error.message));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = (request.url ?? '').slice(1);
    input.push(name);
    const known = keys.get(name);
    if (!known) return void response.writeHead(404).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { device, ecdh } = known;
    const why = complaintAbout(request.headers, origin, at());
    if (why !== null) {
      complaints.push(why);
      return void response.writeHead(403).end();
    }
    if (device.manner === 'well' || device.manner === 'floods' || device.manner === 'lies')
      pushes.push({
        device: name,
        ttl: request.headers.ttl as string | undefined,
        shown: JSON.parse(
          ece
            .decrypt(Buffer.concat(chunks), {
              version: 'aes128gcm',
              privateKey: ecdh,
              authSecret: device.subscription.keys.auth,
            })
            .toString('utf8'),
        ) as Shown,
      });
    answer(response, device.manner);
  }

  function aDevice(manner: Manner = 'well'): Device {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const name = randomBytes(8).toString('hex');
    const subscription = {
      endpoint: `${origin}/${name}`,
      keys: { p256dh, auth: randomBytes(16).toString('base64url') },
    };
    const device = { manner, subscription };
    keys.set(name, { device, ecdh });
    return device;
  }

  const shownOn = ({ subscription }: Device) =>
    pushes.filter(({ device }) => subscription.endpoint.endsWith(device)).map(({ shown }) => shown);
  const triesOf = ({ subscription }: Device) =>
    input.filter(name => subscription.endpoint.endsWith(name)).length;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  };
  return { origin, pushes, complaints, aDevice, shownOn, triesOf, stop };
}

function answer(response: ServerResponse, manner: Manner): void {
  const line = 'x'.repeat(64 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(line));
    if (!response.destroyed) response.once('drain', pour);
  };
  const drip = (count: number) => {
    if (!response.destroyed && response.socket?.write(`x-${count}: ${count}\r\n`))
      setTimeout(drip, 5, count + 1);
  };
  const ways: Record<Manner, () => void> = {
    well: () => void response.writeHead(201).end(),
    gone: () => void response.writeHead(410).end('gone'),
    lost: () => void response.writeHead(404).end(),
    hangs: () => undefined,
    drips: () => {
      response.socket?.write('HTTP/1.1 201 Created\r\n');
      drip(0);
    },
    floods: () => {
      response.writeHead(201);
      pour();
    },
    fails: () => void response.writeHead(500).end('not today'),
    busy: () => void response.writeHead(429, { 'retry-after': '3600' }).end(),
    misleads: () => void response.writeHead(307, { location: '/elsewhere' }).end(),
    // Says that it answers with much less than it does.
    lies: () => {
      response.socket?.write('HTTP/1.1 201 Created\r\ncontent-length: 4\r\n\r\n');
      response.socket?.write(line);
    },
  };
  ways[manner]();
}

/** As RFC 8292 has it; null where all is right. */
function complaintAbout(headers: http.IncomingHttpHeaders, origin: string, at: Date): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'The signature is wrong';
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  if (claims.aud !== origin) return `It is meant for ${String(claims.aud)}`;
  const left = Number(claims.exp) - at.getTime() / 1000;
  if (!(left > 0 && left <= 24 * 60 * 60)) return `It ends in ${left} s`;
  if (!/^(mailto:|https:)/.test(String(claims.sub))) return `It is by ${String(claims.sub)}`;
  if (headers['content-encoding'] !== 'aes128gcm') return 'It is not encrypted';
  return headers.ttl === undefined ? 'It has no TTL' : null;
}
