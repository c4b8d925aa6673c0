import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileStore, fileStore } from '#server/testing/services/file-store.ts';
import { checkFileStore } from './file-store.ts';

let store: FileStore;
beforeAll(async () => {
  store = await fileStore();
});
afterAll(() => store.close());

const found = (wrong: object) => checkFileStore({ filesUrl: { ...store.address, ...wrong } });

it('a store that lets us in is fine, and none is needed', async () => {
  expect(await found({})).toMatchObject({ status: 'ok' });
  expect(await checkFileStore({ filesUrl: undefined })).toMatchObject({ status: 'skipped' });
});

it.each([
  ['a wrong secret', { secret: 'hunter2' }, /^The store refuses what FILES_URL says: /],
  ['a store that is away', { origin: 'http://127.0.0.1:9' }, /^The store cannot be reached: .*ECONNREFUSED/],
])('%s is a fault, said without the secret', async (_, wrong, sentence) => {
  const finding = await found(wrong);
  expect(finding).toMatchObject({ status: 'fault', found: expect.stringMatching(sentence) });
  expect(JSON.stringify(finding)).not.toContain('hunter2');
});
