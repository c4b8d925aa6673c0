import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import type { BucketAddress } from '#server/settings/files-url.ts';

/**
 * As it goes wrong: answers with a status, says nothing, comes late, gives half and calls it all, gives half and breaks the
 * line, or does what it is asked and breaks the line before it says so.
 */
export type Trouble =
  | { answers: number }
  | { hangs: true }
  | { late: number }
  | { gives: 'half' }
  | { gives: 'a cut' }
  | { does: 'in silence' };

type Meant = { method: string; key: string };
type Arrangement = { trouble: Trouble; meant: (input: Meant) => boolean; times: number };

const [keyId, secret, region, bucket] = ['S3RVER', 'of/the+tests', 'eu-1', 'fellowship'];

/**
 * A store of files that speaks S3: the package s3rver, and before it what the tests arrange. It looks at the signatures,
 * which s3rver does not, and gives bodies on as a whole only: what is cut on the way leaves nothing, as with every store.
 */
export async function fileStore() {
  const directory = await mkdtemp(path.join(tmpdir(), 'file-store-'));
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false });
  await s3.store.putBucket(bucket);
  const behind = await listening(http.createServer(s3.callback()));
  const arranged: Arrangement[] = [];
  const input: Meant[] = [];
  const hanging = new Set<ServerResponse>();
  // s3rver writes in place: who reads meanwhile would see half.
  let turn: Promise<unknown> = Promise.resolve();
  const one = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  const troubleFor = (now: Meant): Trouble | null => {
    const found = arranged.find(({ meant, times }) => times > 0 && meant(now));
    if (found) found.times -= 1;
    return found?.trouble ?? null;
  };
  const front = http.createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://store');
    const now = { method: request.method ?? '', key: url.pathname.slice(`/${bucket}/`.length) };
    input.push(now);
    const trouble = troubleFor(now);
    if (trouble && 'hangs' in trouble) {
      hanging.add(response);
      return;
    }
    if (trouble && 'late' in trouble) await sleep(trouble.late);
    if (trouble && 'answers' in trouble) {
      response.writeHead(trouble.answers, { 'content-type': 'application/xml' });
      response.end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    const body = await wholeBody(request);
    if (refusalOf(request, url, body)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const given = await one(() => passOn(behind.port, request, url, body));
    if (trouble && 'does' in trouble) {
      response.destroy();
      return;
    }
    const isHalf = trouble && 'gives' in trouble;
    const content = isHalf ? given.content.subarray(0, given.content.length >> 1) : given.content;
    const headers = { ...given.headers };
    if (trouble && 'gives' in trouble && trouble.gives === 'half' && now.method === 'GET')
      headers['content-length'] = String(content.length);
    response.writeHead(given.status, headers);
    if (isHalf && trouble.gives === 'a cut') response.write(content, () => response.destroy());
    else response.end(content);
  }

  const { port } = await listening(front);
  const address: BucketAddress = {
    origin: `http://127.0.0.1:${port}`,
    bucket,
    prefix: 'ours/',
    region,
    keyId,
    secret,
  };
  return {
    address,
    url: `http://${keyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}/ours?region=${region}`,
    /** What has been asked of it. */
    asked: input,
    /** From now on, for those that are meant; so often, or until `beWell`. */
    be(trouble: Trouble, meant: (input: Meant) => boolean = () => true, times = Number.POSITIVE_INFINITY) {
      arranged.push({ trouble, meant, times });
    },
    /** Those that hang hear that they have to ask again. */
    beWell() {
      arranged.length = 0;
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    async close() {
      front.closeAllConnections();
      behind.server.closeAllConnections();
      front.close();
      behind.server.close();
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type FileStore = Awaited<ReturnType<typeof fileStore>>;

async function listening(server: http.Server) {
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function wholeBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** s3rver answers before its file is written, and can't go on with a list of the second version. */
async function passOn(port: number, request: IncomingMessage, url: URL, body: Buffer) {
  const query = new URLSearchParams(url.searchParams);
  query.delete('list-type');
  const marker = query.get('start-after');
  if (marker !== null) query.set('marker', marker);
  query.delete('start-after');
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const { host: _, ...headers } = request.headers;
  const ask = { port, path: url.pathname + search, method: request.method, headers };
  const input = await askBehind(ask, body);
  const isPut = request.method === 'PUT' && !query.has('partNumber') && !('x-amz-copy-source' in headers);
  for (let found = isPut ? -1 : body.length; found !== body.length; )
    found = Number((await askBehind({ port, path: ask.path, method: 'HEAD' })).headers['content-length']);
  return input;
}

type Given = { status: number; headers: http.IncomingHttpHeaders; content: Buffer };

const askBehind = (ask: http.RequestOptions, body?: Buffer): Promise<Given> =>
  new Promise((resolve, reject) => {
    const request = http.request({ ...ask, host: '127.0.0.1' }, answer => {
      wholeBody(answer).then(
        content => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, content }),
        reject,
      );
    });
    request.on('error', reject).end(body);
  });

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, as its description has it: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function refusalOf({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, signed = '', given = ''] =
    /SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const names = signed.split(';');
  const date = String(headers['x-amz-date']);
  const query = [...url.searchParams].map(pair => pair.map(encodeURIComponent).join('=')).toSorted();
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map(name => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const isAllSigned = ['host', ...Object.keys(headers).filter(name => name.startsWith('x-amz-'))].every(
    name => names.includes(name),
  );
  const isBody = headers['x-amz-content-sha256'] === sha256(body);
  return !isAllSigned || !isBody || hmac(key, text).toString('hex') !== given;
}
