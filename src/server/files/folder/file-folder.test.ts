import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilePlace, filesInBucket, filesOnDisk } from '#server/files/places/files-of.ts';
import { type FileStore, fileStore } from '#server/testing/services/file-store.ts';
import type { FileFolder } from './file-folder.ts';

let store: FileStore;
let disk: string;

beforeAll(async () => {
  store = await fileStore();
  disk = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await store.close();
  await rm(disk, { recursive: true });
});

const places: [string, () => FilePlace][] = [
  ['on a disk', () => filesOnDisk(disk)],
  ['in a bucket', () => filesInBucket(store.address)],
];

describe.each(places)('a folder of files %s', (_, placeOf) => {
  let folder: FileFolder;
  beforeAll(async () => {
    const place = placeOf();
    folder = place.attachmentsFolder;
    for (const one of Object.values(place)) await one.prepare();
  });

  it.each([0, 1, 70_000, 5_000_000])('gives back what was put, %d bytes', async bytes => {
    const [name, content] = [randomUUID(), randomBytes(bytes)];
    await folder.put(name, content);
    expect((await folder.read(name))?.equals(content)).toBe(true);
    expect(await folder.holds(name, content)).toBe(true);
    expect(await folder.holds(name, Buffer.concat([content, Buffer.from('x')]))).toBe(false);
    expect(await folder.holds(name, Buffer.from(content).fill(0x78))).toBe(bytes === 0);
  });

  it('puts another content in the place of one', async () => {
    const name = randomUUID();
    await folder.put(name, Buffer.from('longer than the other'));
    await folder.put(name, Buffer.from('short'));
    expect(String(await folder.read(name))).toBe('short');
  });

  it('knows nothing of what is not there, and can still remove it', async () => {
    const name = randomUUID();
    expect(await folder.read(name)).toBeUndefined();
    expect(await folder.holds(name, Buffer.from(''))).toBe(false);
    expect(await folder.copy(name, randomUUID())).toBe(false);
    await folder.remove(name);
  });

  it('copies, and each goes alone', async () => {
    const [from, to] = [randomUUID(), randomUUID()];
    await folder.put(from, Buffer.from('the same'));
    expect(await folder.copy(from, to)).toBe(true);
    await folder.remove(from);
    expect([await folder.read(from), String(await folder.read(to))]).toEqual([undefined, 'the same']);
  });

  it('lists what is meant, and what is old', async () => {
    const names: string[] = [randomUUID(), randomUUID()].toSorted();
    for (const name of names) await folder.put(name, Buffer.from('x'));
    const isMeant = (name: string) => names.includes(name);
    expect(await folder.names(isMeant)).toEqual(names);
    const hour = 3_600_000;
    expect((await folder.namesBefore(new Date(Date.now() + hour), isMeant)).toSorted()).toEqual(names);
    expect(await folder.namesBefore(new Date(Date.now() - hour), isMeant)).toEqual([]);
    await folder.settle();
  });
});
