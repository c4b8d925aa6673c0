import { appendFile, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, anotherPlace, backUp, everyRow, type Place, restore } from '#server/testing/backups.ts';
import { openArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { manifestName } from './manifest.ts';

const now = new Date('2026-03-18T12:00:00Z');

async function expectRefusal(place: Place, file: string, sentence: RegExp) {
  const before = await everyRow(place);
  await expect(restore(place, file, { replace: true })).rejects.toThrow(sentence);
  expect(await everyRow(place)).toEqual(before);
}

/** The same parts, written anew with what is said otherwise in the manifest. */
async function rewritten(file: string, change: object): Promise<string> {
  const archive = await openArchive(file);
  const copy = path.join(await aFolder(), 'b.fellowship');
  const writer = await ArchiveWriter.create(copy, now);
  const { parts, ...rest } = archive.checksums;
  for (const { name, rows } of parts) {
    const content =
      name === manifestName
        ? Buffer.from(JSON.stringify({ ...archive.manifest, ...change }))
        : await archive.read(name);
    await writer.add(name, content, rows);
  }
  await writer.finish(rest);
  await archive.close();
  return copy;
}

describe('nothing is touched by a backup', () => {
  it('that is cut short anywhere', async () => {
    const place = await anotherPlace();
    const { file } = await backUp(place);
    const whole = await readFile(file);
    for (const share of [0, 0.001, 0.3, 0.9]) {
      await writeFile(file, whole.subarray(0, Math.floor(whole.length * share)));
      await expectRefusal(place, file, /is no backup of Fellowship|is not whole/);
    }
    for (const missing of [1, 30, 100, 600, 1200]) {
      await writeFile(file, whole.subarray(0, -missing));
      await expectRefusal(place, file, /is not whole: its end is missing/);
    }
  });

  it('of which one bit is another', async () => {
    const place = await anotherPlace();
    const { file, bytes } = await backUp(place);
    const handle = await open(file, 'r+');
    const places = Array.from({ length: 60 }, (_, index) => Math.floor(((bytes - 1) * index) / 59));
    for (const at of places) {
      const byte = Buffer.alloc(1);
      await handle.read(byte, 0, 1, at);
      await handle.write(Buffer.from([(byte[0] ?? 0) ^ 4]), 0, 1, at);
      await expect(openArchive(file), `at ${at}`).rejects.toThrow(/damaged|is not whole|is no backup/);
      await handle.write(byte, 0, 1, at);
    }
    await handle.close();
    await appendFile(file, ' ');
    await expectRefusal(place, file, /is not whole: its end is missing or damaged/);
  });

  it('that is none', async () => {
    const place = await anotherPlace();
    const file = path.join(await aFolder(), 'letter.txt');
    await writeFile(file, 'Dear all,\n'.repeat(1000));
    await expectRefusal(place, file, /letter\.txt is no backup of Fellowship/);
    await expectRefusal(place, `${file}x`, /could not be opened/);
  });

  it.each([
    ['with tables of a later step', { migrations: ['0000_initial', '9999_of_tomorrow'] }],
    ['in a later format', { format: 2 }],
  ])('of a newer release, %s', async (_, change) => {
    const place = await anotherPlace();
    const file = await rewritten((await backUp(place)).file, change);
    await expectRefusal(place, file, /was made by a newer release of Fellowship/);
  });

  it('whose rows are not those that the database has summed', async () => {
    const place = await anotherPlace();
    const { file } = await backUp(place);
    const archive = await openArchive(file);
    // Everything else is in order.
    const writer = await ArchiveWriter.create(`${file}.b`, now);
    for (const { name, rows } of archive.checksums.parts)
      await writer.add(name, await archive.read(name), rows);
    const { parts: _, contents, ...rest } = archive.checksums;
    const wrong = contents.map(one => (one.table === 'users' ? { ...one, sum: `${one.sum}1` } : one));
    await writer.finish({ ...rest, contents: wrong });
    await archive.close();
    await expectRefusal(place, `${file}.b`, /After restoring, users held 1 rows with the sum/);
  });
});

it('a backup that cannot be finished leaves nothing behind', async () => {
  const place = await anotherPlace();
  const folder = await aFolder();
  await mkdir(path.join(place.picturesFolder, 'a-folder.webp'));
  await expect(backUp(place, path.join(folder, 'a.fellowship'))).rejects.toThrow(
    /^The backup could not be written: EISDIR/,
  );
  expect(await readdir(folder)).toEqual([]);
});
