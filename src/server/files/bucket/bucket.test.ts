import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BucketFolder } from '#server/files/folder/file-folder.ts';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { type FileStore, fileStore, type Trouble } from '#server/testing/services/file-store.ts';
import { partsOfBytes, partsOfFile } from './body.ts';
import { Bucket } from './bucket.ts';
import { bucketFolder } from './bucket-folder.ts';
import { listObjects } from './list-objects.ts';
import { putObject, sizeFor } from './put-object.ts';

let store: FileStore;
let said: string[];

beforeAll(async () => {
  store = await fileStore();
});
afterEach(() => store.beWell());
afterAll(() => store.close());

/** Pauses take a moment; only what hangs is given up by the clock, as a machine can be ten times slower than another. */
const hurried = { answerWithin: 60_000, silence: 60_000, pause: 1 };

function aBucket(patience = {}): Bucket {
  said = [];
  return new Bucket(store.address, { patience: { ...hurried, ...patience }, say: line => said.push(line) });
}

const aFolder = (patience = {}): BucketFolder => bucketFolder(aBucket(patience), 'attachments');

async function put(content: Buffer): Promise<string> {
  const name = randomUUID();
  await aFolder().put(name, content);
  return name;
}

async function wholeOf(stream: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const troubles: [string, Trouble][] = [
  ['503', { answers: 503 }],
  ['500', { answers: 500 }],
  ['429', { answers: 429 }],
  ['a line that breaks before the answer', { does: 'in silence' }],
];

describe('what fails twice is tried again, and is done once', () => {
  it.each(troubles)('%s', async (_, trouble) => {
    const [name, content] = [randomUUID(), randomBytes(1_000)];
    const folder = aFolder();
    for (const act of [
      () => folder.put(name, content),
      () => folder.copy(name, `${name}-2`),
      () => folder.read(name),
      () => folder.holds(name, content),
      () => folder.remove(`${name}-2`),
    ]) {
      store.be(trouble, undefined, 2);
      await act();
    }
    expect(await folder.namesUnder(name)).toEqual([name]);
    expect((await folder.read(name))?.equals(content)).toBe(true);
  });
});

it('what hangs twice is tried again', async () => {
  const [name, content] = [randomUUID(), randomBytes(1_000)];
  const folder = aFolder({ answerWithin: 1_500 });
  store.be({ hangs: true }, undefined, 2);
  await folder.put(name, content);
  store.be({ hangs: true }, undefined, 1);
  expect((await folder.read(name))?.equals(content)).toBe(true);
});

describe('half of an object is never taken for all of it', () => {
  const content = randomBytes(300_000);
  const halves: [string, Trouble][] = [
    ['that is called whole', { gives: 'half' }],
    ['and a broken line', { gives: 'a cut' }],
  ];

  it.each(halves)('%s, once: it is read again', async (_, trouble) => {
    const name = await put(content);
    store.be(trouble, undefined, 1);
    expect((await aFolder().read(name))?.equals(content)).toBe(true);
    for (const range of [null, { from: 100_000, to: 299_999 }]) {
      store.be(trouble, undefined, 1);
      const opened = await aFolder().open(name, { bytes: content.length, range });
      const given = await wholeOf(opened?.stream ?? []);
      expect(given.equals(content.subarray(range?.from ?? 0))).toBe(true);
    }
  });

  it.each(halves)('%s, always: it is refused', async (_, trouble) => {
    const name = await put(content);
    store.be(trouble);
    await expect(aFolder().read(name)).rejects.toThrow(FilesAway);
    const input = { bytes: content.length, range: null };
    const given = aFolder()
      .open(name, input)
      .then(opened => wholeOf(opened?.stream ?? []));
    await expect(given).rejects.toThrow(FilesAway);
  });

  it('another content of the same length is refused before its end', async () => {
    const name = await put(content);
    const other = partsOfBytes(Buffer.from(content).fill(1, 0, 9), content.length);
    await putObject(aBucket(), `ours/attachments/${name}`, {
      ...other,
      sha256: partsOfBytes(content, 1e6).sha256,
    });
    await expect(aFolder().read(name)).rejects.toThrow(FilesAway);
    const opened = await aFolder().open(name, { bytes: content.length, range: null });
    let came = 0;
    const reading = (async () => {
      for await (const chunk of opened?.stream ?? []) came += (chunk as Buffer).length;
    })();
    await expect(reading).rejects.toThrow(FilesAway);
    expect(said).toEqual([expect.stringContaining(`${name}: it is not what was put`)]);
    expect(came).toBeLessThan(content.length);
  });

  it('of a list neither', async () => {
    const name = await put(Buffer.from('x'));
    store.be({ gives: 'half' }, undefined, 1);
    expect(await aFolder().namesUnder(name)).toEqual([name]);
    store.be({ gives: 'half' });
    await expect(aFolder().namesUnder(name)).rejects.toThrow(FilesAway);
  });
});

describe('a store that is away', () => {
  it('is not waited for by everybody: after some failures the answer is no, at once, and it is said once', async () => {
    const folder = aFolder({ answerWithin: 200 });
    const name = await put(Buffer.from('x'));
    const { length: before } = store.asked;
    store.be({ hangs: true });
    await expect(folder.read(name)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    const { length: after } = store.asked;
    expect(after - before).toBe(4);
    const more = Array.from({ length: 50 }, () => folder.read(name));
    for (const { status } of await Promise.allSettled(more)) expect(status).toBe('rejected');
    expect(store.asked.length - after).toBeLessThanOrEqual(1);
    expect(said).toEqual([
      expect.stringMatching(/^The store of files cannot be reached: GET no answer came in time/),
    ]);
  });

  it('is found to be back by one who asks, and that is said too', async () => {
    const folder = aFolder();
    const name = await put(Buffer.from('x'));
    store.be({ answers: 503 });
    await expect(folder.read(name)).rejects.toThrow(FilesAway);
    store.beWell();
    await expect
      .poll(() => folder.read(name).catch(() => null), { timeout: 20_000 })
      .toEqual(Buffer.from('x'));
    expect(said.at(-1)).toBe('The store of files answers again.');
  });

  it('that nobody answers for, by name or by port, is away', async () => {
    for (const origin of ['http://127.0.0.1:9', 'http://no-such-host.invalid']) {
      const bucket = new Bucket({ ...store.address, origin }, { patience: hurried });
      await expect(bucketFolder(bucket, 'pictures').read('x')).rejects.toMatchObject({ isRefused: false });
    }
  });

  it('that refuses us is not asked again: a wrong secret, no such bucket', async () => {
    for (const wrong of [{ secret: 'wrong' }, { bucket: 'another' }]) {
      const { length: before } = store.asked;
      const bucket = new Bucket({ ...store.address, ...wrong }, { patience: hurried });
      await expect(bucketFolder(bucket, 'pictures').names(() => true)).rejects.toMatchObject({
        isRefused: true,
      });
      expect(store.asked.length - before).toBe(1);
    }
  });

  it('one object that is damaged takes nothing from the others', async () => {
    const folder = aFolder();
    const [damaged, other] = [await put(randomBytes(1_000)), await put(Buffer.from('fine'))];
    store.be({ gives: 'half' }, ({ key }) => key.endsWith(damaged));
    for (let times = 0; times < 3; times += 1) await expect(folder.read(damaged)).rejects.toThrow(FilesAway);
    expect(String(await folder.read(other))).toBe('fine');
    expect(said).toEqual(Array(3).fill(expect.stringContaining(`${damaged}: GET gave something else`)));
  });
});

describe('what is large', () => {
  it('goes in parts of 16 MB from 64 MB on', () => {
    const megabyte = 1024 * 1024;
    expect([1, 64 * megabyte, 64 * megabyte + 1].map(sizeFor)).toEqual([1, 64 * megabyte, 16 * megabyte]);
  });

  it.each(troubles)('comes to the same, whichever request meets %s', async (_, trouble) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parts-'));
    const content = randomBytes(250_000);
    const file = path.join(folder, 'clip');
    await writeFile(file, content);
    const parts = await partsOfFile(file, () => 100_000);
    expect(parts.parts.map(({ bytes }) => bytes)).toEqual([100_000, 100_000, 50_000]);
    for (const method of ['POST', 'PUT', 'HEAD']) {
      const name = randomUUID();
      store.be(trouble, input => input.method === method && input.key.endsWith(name), 1);
      await putObject(aBucket(), `ours/attachments/${name}`, parts);
      expect((await aFolder().read(name))?.equals(content)).toBe(true);
    }
    await rm(folder, { recursive: true });
  });

  it('leaves nothing where a part can never be put', async () => {
    const [name, content] = [randomUUID(), randomBytes(250_000)];
    store.be({ answers: 503 }, ({ method, key }) => method === 'PUT' && key.endsWith(name));
    const putting = putObject(aBucket(), `ours/attachments/${name}`, partsOfBytes(content, 100_000));
    await expect(putting).rejects.toThrow(FilesAway);
    store.beWell();
    expect(await aFolder().read(name)).toBeUndefined();
  });
});

it.each([
  ['all of it', null],
  ['its beginning', { from: 0, to: 99 }],
  ['its end', { from: 299_000, to: 299_999 }],
])('an object gives %s as it comes', async (_, range) => {
  const content = randomBytes(300_000);
  const name = await put(content);
  const opened = await aFolder().open(name, { bytes: content.length, range });
  const { from, to } = range ?? { from: 0, to: content.length - 1 };
  const given = await wholeOf(opened?.stream ?? []);
  expect(given.equals(content.subarray(from, to + 1))).toBe(true);
});

it('a list has all pages', async () => {
  const folder = aFolder();
  const beginning = `${randomUUID()}/`;
  const names = Array.from({ length: 8 }, (_, nth) => `${beginning}${nth}`);
  for (const name of names) await folder.put(name, Buffer.from('x'));
  const found = await listObjects(aBucket(), `ours/attachments/${beginning}`, 3);
  expect(found.map(({ key }) => key)).toEqual(names.map(name => `ours/attachments/${name}`));
});
