import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileStore, fileStore } from '#server/testing/services/file-store.ts';
import { filesInBucket, filesOnDisk } from './files-of.ts';
import { refuseWrongPlace } from './refuse-wrong-place.ts';

let store: FileStore;
beforeAll(async () => {
  store = await fileStore();
});
afterAll(() => store.close());

async function saidOf(wrong: object): Promise<string[]> {
  const said: string[] = [];
  const files = filesInBucket({ ...store.address, ...wrong }, { patience: { pause: 1 } });
  await refuseWrongPlace(files, line => said.push(line));
  return said;
}

it('a place that is there is fine, in a bucket or on a disk', async () => {
  expect(await saidOf({})).toEqual([]);
  await refuseWrongPlace(filesOnDisk(tmpdir()), () => undefined);
});

it.each([
  [
    'a wrong secret',
    { secret: 'hunter2' },
    /refuses what FILES_URL says: GET was answered with 403 SignatureDoesNotMatch\.$/,
  ],
  ['a bucket that is not there', { bucket: 'another' }, /refuses what FILES_URL says: /],
])('%s keeps the server from starting, without the secret', async (_, wrong, sentence) => {
  const started = saidOf(wrong);
  await expect(started).rejects.toThrow(sentence);
  await expect(started).rejects.toMatchObject({
    name: 'FilesError',
    message: expect.not.stringContaining('hunter2'),
  });
});

it('a store that is away is waited for, and that is said', async () => {
  expect(await saidOf({ origin: 'http://127.0.0.1:9' })).toEqual([
    expect.stringMatching(
      /^The store of files cannot be reached: GET .*ECONNREFUSED.* Pictures and clips have to wait; the rest goes on\.$/,
    ),
  ]);
});
