import { open, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#server/database/embedded/embedded-postgres-error.ts';
import type { Archive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { picturesFolderName } from './manifest.ts';

/** The names that uploading gives, and the demonstration's drawings: no way out of the folder, and nothing that someone else put there. */
const pictureName = /^[\da-f]{32}\.(?:webp|svg)$/;
const mention = /^\/pictures\/([\da-f]{32}\.(?:webp|svg))/;
const longestMention = 60;

export async function picturesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(unlessMissing);
  return (names ?? []).filter(name => pictureName.test(name)).toSorted();
}

/** Notes the pictures that rows speak of, whichever columns they stand in. */
export function noteMentions(rows: Buffer, mentioned: Set<string>): void {
  for (let at = rows.indexOf('/pictures/'); at >= 0; at = rows.indexOf('/pictures/', at + 1)) {
    const name = mention.exec(rows.toString('latin1', at, at + longestMention))?.[1];
    if (name !== undefined) mentioned.add(name);
  }
}

/** Writes every picture there is, and answers their names; one that is deleted meanwhile is left out. */
export async function dumpPictures(folder: string, writer: ArchiveWriter): Promise<Set<string>> {
  const written = new Set<string>();
  for (const name of await picturesIn(folder)) {
    const content = await readFile(path.join(folder, name)).catch(unlessMissing);
    if (!content) continue;
    await writer.add(picturesFolderName + name, content);
    written.add(name);
  }
  return written;
}

export const picturesOf = ({ checksums }: Archive): string[] =>
  checksums.parts
    .filter(({ name }) => name.startsWith(picturesFolderName))
    .map(({ name }) => name.slice(picturesFolderName.length))
    .filter(name => pictureName.test(name));

/**
 * Puts the backup's pictures into the folder. A picture's name is made up by chance and its content never changes, so
 * those that are there already, and whatever still points to them, are not disturbed.
 */
export async function restorePictures(archive: Archive, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of picturesOf(archive)) {
    const file = path.join(folder, name);
    const content = await archive.read(picturesFolderName + name);
    const present = await readFile(file).catch(unlessMissing);
    if (present?.equals(content)) continue;
    const unfinished = await open(`${file}.part`, 'w');
    await unfinished.writeFile(content);
    await unfinished.sync();
    await unfinished.close();
    await rename(`${file}.part`, file);
  }
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** Removes what the restored data cannot point to. Answers how many those were. */
export async function removeOtherPictures(archive: Archive, folder: string): Promise<number> {
  const restored = new Set(picturesOf(archive));
  const others = (await picturesIn(folder)).filter(name => !restored.has(name));
  for (const name of others) await rm(path.join(folder, name), { force: true });
  return others.length;
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
