import { createHash } from 'node:crypto';
import { appendFile, lstat, mkdir, open, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  aFolder,
  anotherTarget,
  backUp,
  everyRow,
  type BackupTarget,
  restore,
} from '#server/testing/backups.ts';
import { type Archive, openArchive } from '#server/backup/archive/archive-reader.ts';
import { ArchiveWriter } from '#server/backup/archive/archive-writer.ts';
import {
  endLine,
  endLineLength,
  largestUnpackedPart,
  manifestName,
} from '#server/backup/archive/manifest.ts';
import { readTarHeader, tarHeader } from '#server/backup/archive/tar.ts';

const now = new Date('2026-03-18T12:00:00Z');

async function expectRefusal(place: BackupTarget, file: string, sentence: RegExp) {
  const before = await everyRow(place);
  await expect(restore(place, file, { replace: true })).rejects.toThrow(sentence);
  expect(await everyRow(place)).toEqual(before);
}

type Change = { manifest?: object | string; checksums?: object; parts?: Record<string, Buffer> };

/** The same parts, written again with right sums and other content. */
async function rewritten(file: string, change: Change): Promise<string> {
  const archive = await openArchive(file);
  const copy = path.join(await aFolder(), 'b.fellowship');
  const writer = await ArchiveWriter.create(copy, now);
  const { parts, ...rest } = archive.checksums;
  for (const { name, rows } of parts) {
    const content = name === manifestName ? changedManifest(archive, change) : await archive.read(name);
    await writer.add(name, change.parts?.[name] ?? content, rows);
  }
  await writer.finish({ ...rest, ...change.checksums });
  await archive.close();
  return copy;
}

const changedManifest = (archive: Archive, { manifest = {} }: Change) =>
  Buffer.from(typeof manifest === 'string' ? manifest : JSON.stringify({ ...archive.manifest, ...manifest }));

/** A file that says of its second part that it is as long as a header can say. The sums are right. */
async function ofHugePart(file: string): Promise<string> {
  const tar = (await readFile(file)).subarray(0, -endLineLength);
  const second = 512 + Math.ceil((readTarHeader(tar.subarray(0, 512))?.size ?? 0) / 512) * 512;
  tarHeader({ name: 'tables/users/00001.copy.gz', size: 8 ** 11 - 1 }, now).copy(tar, second);
  const sum = createHash('sha256').update(tar).digest('hex');
  await writeFile(file, Buffer.concat([tar, Buffer.from(endLine(sum))]));
  return file;
}

describe('nothing is touched by a backup', () => {
  it('that is cut short anywhere', async () => {
    const place = await anotherTarget();
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
    const place = await anotherTarget();
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
    const place = await anotherTarget();
    const file = path.join(await aFolder(), 'letter.txt');
    await writeFile(file, 'Dear all,\n'.repeat(1000));
    await expectRefusal(place, file, /letter\.txt is no backup of Fellowship/);
    await expectRefusal(place, `${file}x`, /could not be opened/);
  });

  it.each([
    ['with tables of a later step', { manifest: { migrations: ['0000_initial', '9999_of_tomorrow'] } }],
    ['in a later format', { manifest: { format: 2, tables: 'elsewhere' } }],
  ])('of a newer release, %s', async (_, change) => {
    const place = await anotherTarget();
    const file = await rewritten((await backUp(place)).file, change);
    await expectRefusal(place, file, /was made by a newer release of Fellowship/);
  });

  it('whose rows are not those that the database has summed', async () => {
    const place = await anotherTarget();
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

describe('a file that someone made, with right sums, is refused as damaged', () => {
  const refusal = /^The backup .* is damaged: it does not hold what was written\. Take another one\.$/;

  it('where a part is said to be longer than the file', async () => {
    const place = await anotherTarget();
    await expectRefusal(place, await ofHugePart((await backUp(place)).file), refusal);
  });

  it('whatever in it is of another kind than we write', async () => {
    const place = await anotherTarget();
    const { file } = await backUp(place);
    const archive = await openArchive(file);
    const { tables } = archive.manifest;
    const { contents } = archive.checksums;
    await archive.close();
    const typed = (type: string) => tables.map(one => ({ ...one, columns: [{ name: 'id', type }] }));
    const bomb = gzipSync(Buffer.alloc(largestUnpackedPart + 1, '\n'));
    const changes: [string, Change][] = [
      ['broken JSON', { manifest: '{' }],
      ['no manifest', { manifest: { tables: 'none' } }],
      ['no checksums', { checksums: { contents: 'none' } }],
      ['a table without its sum', { checksums: { contents: contents.slice(1) } }],
      ['a sum twice', { checksums: { contents: [...contents, ...contents.slice(0, 1)] } }],
      ['a table that is not ours', { manifest: { tables: [...tables, { name: 'pg_class', columns: [] }] } }],
      ['a type with more behind it', { manifest: { tables: typed('text using (select 1)') } }],
      ['a type that is not ours', { manifest: { tables: typed('regclass') } }],
      ['a part that unpacks to more than memory', { parts: { 'tables/users/00001.copy.gz': bomb } }],
    ];
    for (const [what, change] of changes) {
      await expect(restore(place, await rewritten(file, change), { replace: true }), what).rejects.toThrow(
        refusal,
      );
    }
    expect((await everyRow(place)).users).toHaveLength(1);
  });
});

describe('beside a backup that is made', () => {
  it("other people's files stay, and what a killed backup left goes", async () => {
    const place = await anotherTarget();
    const folder = await aFolder();
    // No process has this number.
    const names = ['film.mkv.99999999.part', 'b.fellowship.99999999.part', 'mine.99999999.part'];
    for (const name of names) await writeFile(path.join(folder, name), '');
    await mkdir(path.join(folder, 'c.fellowship.99999999.part'));
    await backUp(place, path.join(folder, 'mine'));
    expect((await readdir(folder)).toSorted()).toEqual([
      'c.fellowship.99999999.part',
      'film.mkv.99999999.part',
      'mine',
    ]);
  });

  it('a link that waits under its unfinished name leads nowhere', async () => {
    const place = await anotherTarget();
    const folder = await aFolder();
    const [file, victim] = [path.join(folder, 'a.fellowship'), path.join(folder, 'victim')];
    await writeFile(victim, 'precious');
    await symlink(victim, `${file}.${process.pid}.part`);
    await backUp(place, file);
    expect(await readFile(victim, 'utf8')).toBe('precious');
    expect((await lstat(file)).isFile()).toBe(true);
  });
});

it('a backup that cannot be finished leaves nothing behind', async () => {
  const place = await anotherTarget();
  const folder = await aFolder();
  await mkdir(path.join(place.picturesFolder, `${'0a'.repeat(16)}.webp`));
  await expect(backUp(place, path.join(folder, 'a.fellowship'))).rejects.toThrow(
    /^The backup could not be written: EISDIR/,
  );
  expect(await readdir(folder)).toEqual([]);
});
