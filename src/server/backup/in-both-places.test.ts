import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskFolder } from '#server/files/folder/disk-folder.ts';
import { type FilePlace, filesInBucket } from '#server/files/places/files-of.ts';
import { openArchive } from '#server/backup/archive/archive-reader.ts';
import { aVoiceNote } from '#server/testing/attachments.ts';
import {
  aFolder,
  anEmptyTarget,
  anotherTarget,
  backUp,
  type BackupTarget,
  restore,
} from '#server/testing/backups.ts';
import { type FileStore, fileStore } from '#server/testing/services/file-store.ts';

let store: FileStore;
let inBucket: FilePlace;
let place: BackupTarget;
const picture = `${'0a'.repeat(16)}.webp`;
const gone = `${'0c'.repeat(16)}.webp`;
const clip = randomUUID();
const note = aVoiceNote();

beforeAll(async () => {
  store = await fileStore();
  inBucket = filesInBucket(store.address, { patience: { pause: 1, answerWithin: 60_000, silence: 60_000 } });
});
beforeEach(async () => {
  store.beWell();
  place = await anotherTarget();
  const { rows } = await place.client.query<{ id: string }>(
    'update users set profile_image_url = $1 returning id',
    [`/pictures/${picture}`],
  );
  const id = rows[0]?.id;
  const { rows: messages } = await place.client.query<{ id: string }>(
    `insert into messages (member_id, author_id, is_from_coach, text, created_at, is_newest)
     values ($1, $1, false, '', now(), true) returning id`,
    [id],
  );
  await place.client.query(
    `insert into attachments (id, member_id, uploader_id, announced_bytes, bytes, kind, mime, message_id, taken_in_at, created_at)
     values ($1, $2, $2, $3, $3, 'voice', 'audio/wav', $4, now(), now())`,
    [clip, id, note.length, messages[0]?.id],
  );
});
afterAll(() => store.close());

const onDisk = ({ picturesFolder, attachmentsFolder }: BackupTarget): FilePlace => ({
  picturesFolder: diskFolder(picturesFolder),
  attachmentsFolder: diskFolder(attachmentsFolder),
});

async function fill({ picturesFolder, attachmentsFolder }: FilePlace): Promise<void> {
  await picturesFolder.put(picture, Buffer.from('a picture'));
  await attachmentsFolder.put(clip, note);
}

async function expectFiles({ picturesFolder, attachmentsFolder }: FilePlace): Promise<void> {
  expect(await picturesFolder.names(() => true)).toEqual([picture]);
  expect(await attachmentsFolder.names(() => true)).toEqual([clip]);
  expect(String(await picturesFolder.read(picture))).toBe('a picture');
  expect((await attachmentsFolder.read(clip))?.equals(note)).toBe(true);
}

async function clear({ picturesFolder, attachmentsFolder }: FilePlace): Promise<void> {
  for (const folder of [picturesFolder, attachmentsFolder])
    for (const name of await folder.names(() => true)) await folder.remove(name);
}

describe('a backup', () => {
  it('of files in a bucket is restored into folders', async () => {
    await fill(inBucket);
    const { file, pictures, attachments } = await backUp({ ...place, ...inBucket });
    expect([pictures, attachments]).toEqual([1, 1]);
    const other = await anEmptyTarget();
    await restore(other, file);
    await expectFiles(onDisk(other));
  });

  it('of files in folders is restored into a bucket, in place of what is there', async () => {
    await clear(inBucket);
    await fill(onDisk(place));
    const { file } = await backUp(place);
    await inBucket.picturesFolder.put(gone, Buffer.from('of before'));
    await inBucket.picturesFolder.put(picture, Buffer.from('half'));
    await inBucket.attachmentsFolder.put(randomUUID(), Buffer.from('of before'));
    const other = await anotherTarget();
    await restore({ ...other, ...inBucket }, file, { replace: true });
    await expectFiles(inBucket);
    // What is the same is not put once more.
    const { length: before } = store.asked;
    await restore({ ...other, ...inBucket }, file, { replace: true });
    expect(store.asked.slice(before).filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('is none where the store is away, or gives half', async () => {
    await clear(inBucket);
    await fill(inBucket);
    for (const trouble of [{ answers: 503 }, { gives: 'half' }] as const) {
      const folder = await aFolder();
      store.be(trouble, ({ key }) => key.endsWith(clip));
      await expect(backUp({ ...place, ...inBucket }, path.join(folder, 'a'))).rejects.toThrow(
        /^The backup could not be written: Files cannot be reached/,
      );
      expect(await readdir(folder)).toEqual([]);
      store.beWell();
      await expect
        .poll(() => inBucket.picturesFolder.read(gone).catch(() => null), { timeout: 20_000 })
        .toBeUndefined();
    }
  });

  it('is not restored where the store is away: all stays as it was', async () => {
    await clear(inBucket);
    await fill(onDisk(place));
    const { file } = await backUp(place);
    const other = await anotherTarget();
    store.be({ answers: 503 }, ({ method }) => method === 'PUT');
    await expect(restore({ ...other, ...inBucket }, file, { replace: true })).rejects.toThrow(
      /^The backup could not be restored, and nothing was changed: Files cannot be reached/,
    );
    expect((await other.client.query('select from attachments')).rowCount).toBe(0);
    store.beWell();
    await expect
      .poll(() => restore({ ...other, ...inBucket }, file, { replace: true }).catch(() => null), {
        timeout: 20_000,
      })
      .not.toBeNull();
    const archive = await openArchive(file);
    expect(archive.checksums.missingAttachments).toEqual([]);
    await archive.close();
    await expectFiles(inBucket);
  });
});
