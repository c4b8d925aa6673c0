import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { withPictureInput } from './picture-input.ts';
import { dish } from './picture-kinds.ts';
import { type StoredPictures, storedPictures } from './stored-pictures.ts';

const app = Fastify();
let testApp: TestApp;
let folder: string;
let pictures: StoredPictures;
beforeAll(async () => {
  testApp = await appForTests();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  pictures = storedPictures(app, { picturesFolder: folder });
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const files = () => readdir(folder);

const picture = async () => {
  const made = sharp({ create: { width: 30, height: 20, channels: 3, background: 'tomato' } });
  return `data:image/png;base64,${(await made.png().toBuffer()).toString('base64')}`;
};

type SentPicture = string | null | undefined;
type InPlaceOf = (tx: Database, present: string | null) => Promise<SentPicture>;

const give = (input: SentPicture, write: (inPlaceOf: InPlaceOf) => Promise<SentPicture>) => {
  const [viewer, request] = [{ id: randomUUID() }, {} as FastifyRequest];
  return withPictureInput<SentPicture, SentPicture>(pictures, { input, as: dish, viewer, request }, write);
};

/** Has a picture written in place of the present one. */
const take = (given: SentPicture, present: string | null) =>
  give(given, inPlaceOf => inPlaceOf(testApp.db, present));

describe('a given picture', () => {
  it('leaves no file when it cannot be written to what it belongs to', async () => {
    const before = (await take(await picture(), null)) ?? '';
    const written = give(await picture(), async inPlaceOf => {
      await inPlaceOf(testApp.db, before);
      throw new Error('The database is away');
    });
    await expect(written).rejects.toThrow('away');
    expect(await files()).toEqual([path.basename(before)]);
  });

  it('takes the place of the present one, whose file goes', async () => {
    const before = (await take(await picture(), null)) ?? '';
    const after = (await take(await picture(), before)) ?? '';
    expect(after).not.toBe(before);
    expect(await files()).toEqual([path.basename(after)]);
  });

  it('that is none, or the address of another site, takes the file of the present one away', async () => {
    for (const given of [null, '', 'https://pictures.example/1.png']) {
      const before = (await take(await picture(), null)) ?? '';
      expect(await take(given, before)).toBe(given);
      expect(await files()).toEqual([]);
    }
  });

  it('that is not sent, or sent as it is, stays', async () => {
    const before = (await take(await picture(), null)) ?? '';
    expect(await take(undefined, before)).toBeUndefined();
    expect(await take(before, before)).toBe(before);
    expect(await files()).toEqual([path.basename(before)]);
  });

  it('of something else is refused, and neither file goes', async () => {
    const [own, other] = [
      (await take(await picture(), null)) ?? '',
      (await take(await picture(), null)) ?? '',
    ];
    await expect(take(other, own)).rejects.toThrow('This is not the address of the recipe’s picture');
    expect((await files()).toSorted()).toEqual([own, other].map(one => path.basename(one)).toSorted());
  });
});
