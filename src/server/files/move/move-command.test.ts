import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { filesInBucket } from '#server/files/places/files-of.ts';
import { type FileStore, fileStore } from '#server/testing/services/file-store.ts';
import { moveCommand } from './move-command.ts';

let store: FileStore;
let dataDir: string;

beforeEach(async () => {
  await store?.close();
  store = await fileStore();
  dataDir = await aFolder();
});
afterAll(() => store.close());

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'move-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function said(env: Record<string, string>, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await moveCommand(args, env, line => lines.push(line));
  return lines.join('\n');
}

const names = { picture: `${'0a'.repeat(16)}.webp`, drawing: `${'0b'.repeat(16)}.svg`, clip: randomUUID() };
const contents = { picture: randomBytes(20_000), drawing: Buffer.from('<svg/>'), clip: randomBytes(300_000) };

async function fill(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'pictures'));
  await mkdir(path.join(folder, 'attachments'));
  for (const one of ['picture', 'drawing'] as const)
    await writeFile(path.join(folder, 'pictures', names[one]), contents[one]);
  await writeFile(path.join(folder, 'attachments', names.clip), contents.clip);
  for (const other of ['notes.txt', `${names.clip}.made`])
    await writeFile(path.join(folder, 'attachments', other), 'of somebody else');
}

const inBucket = async () => {
  const { picturesFolder, attachmentsFolder } = filesInBucket(store.address);
  return [await picturesFolder.names(() => true), await attachmentsFolder.names(() => true)];
};

describe('files are moved', () => {
  it('from the folder into a bucket and back, each the same, with counts', async () => {
    await fill(dataDir);
    expect(await said({ DATA_DIR: dataDir }, store.url)).toMatch(
      /^2 pictures copied \(0\.0 MB\), 0 there before, and 1 attachment of messages copied \(0\.3 MB\), 0 there before\.\nEach is the same there\. Nothing was removed\./,
    );
    expect(await inBucket()).toEqual([[names.picture, names.drawing], [names.clip]]);
    expect(await readdir(path.join(dataDir, 'attachments'))).toHaveLength(3);

    const other = await aFolder();
    expect(await said({ DATA_DIR: other, FILES_URL: store.url }, 'folder')).toMatch(
      /^2 pictures copied .* 1 attachment/,
    );
    for (const [kind, folder] of [
      ['picture', 'pictures'],
      ['drawing', 'pictures'],
      ['clip', 'attachments'],
    ] as const)
      expect((await readFile(path.join(other, folder, names[kind]))).equals(contents[kind])).toBe(true);
    expect(await readdir(path.join(other, 'attachments'))).toEqual([names.clip]);
  });

  it('again without those that are there, and those that are not whole anew', async () => {
    await fill(dataDir);
    const { attachmentsFolder } = filesInBucket(store.address);
    await attachmentsFolder.put(names.clip, contents.clip.subarray(0, 99));
    store.be({ answers: 403 }, ({ method, key }) => method === 'PUT' && key.endsWith(names.drawing), 1);
    await expect(said({ DATA_DIR: dataDir }, store.url)).rejects.toThrow(
      /^The store of files failed: PUT was answered with 403 .* the same command goes on from here\.$/,
    );
    expect(await said({ DATA_DIR: dataDir }, store.url)).toMatch(
      /^1 picture copied .*, 1 there before, and 1 attachment/,
    );
    expect((await attachmentsFolder.read(names.clip))?.equals(contents.clip)).toBe(true);
    expect(await said({ DATA_DIR: dataDir }, store.url)).toMatch(
      /^0 pictures copied .* 2 there before, and 0 attachments .* 1 there before\./,
    );
  });

  it('and nothing is called copied that the store gives back otherwise', async () => {
    await fill(dataDir);
    store.be({ gives: 'half' }, ({ method, key }) => method === 'GET' && key.endsWith(names.picture));
    await expect(said({ DATA_DIR: dataDir }, store.url)).rejects.toThrow(/^The store of files failed: GET/);
  });

  it('by an address in a file, which nobody else reads', async () => {
    await fill(dataDir);
    const file = path.join(dataDir, 'address');
    await writeFile(file, `${store.url}\n`);
    expect(await said({ DATA_DIR: dataDir }, file)).toMatch(/^2 pictures copied/);
  });

  it('until they are called off, and from there on', async () => {
    await fill(dataDir);
    const moved = moveCommand([store.url], { DATA_DIR: dataDir }, () => undefined, AbortSignal.abort());
    await expect(moved).rejects.toThrow(/^Called off\. What was copied stays/);
  });
});

it.each([
  [{}, [], /^Use: npm run move-files -- FILES_URL/],
  [{}, ['a', 'b'], /^Use:/],
  [{}, ['--all'], /^Use:/],
  [{}, ['folder'], /^The files are in DATA_DIR already/],
  [{}, ['/no/such/file'], /^FILES_URL_FILE names a file that cannot be read/],
  [{}, ['https://s3.example.com/bucket'], /^FILES_URL must hold the key and the secret/],
  [
    { FILES_URL: 'https://a:b@s3.example.com/club/d' },
    ['https://x:y@s3.example.com/club/d/'],
    /^The files are there already\.$/,
  ],
])('with %o, %o is answered in a sentence', async (env, args, sentence) => {
  await expect(said({ DATA_DIR: dataDir, ...env }, ...args)).rejects.toThrow(sentence);
});
