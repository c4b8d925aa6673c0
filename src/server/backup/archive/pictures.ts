import type { FileFolder } from '#server/files/folder/file-folder.ts';
import { pictureName } from '#server/files/folder/own-names.ts';
import type { Archive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { picturesFolderName } from './manifest.ts';

const mention = /^\/pictures\/([\da-f]{32}\.(?:webp|svg))/;
const longestMention = 60;

export const picturesIn = (folder: FileFolder): Promise<string[]> =>
  folder.names(name => pictureName.test(name));

/** Notes the pictures that rows speak of, whichever columns they stand in. */
export function noteMentions(rows: Buffer, mentioned: Set<string>): void {
  for (let at = rows.indexOf('/pictures/'); at >= 0; at = rows.indexOf('/pictures/', at + 1)) {
    const name = mention.exec(rows.toString('latin1', at, at + longestMention))?.[1];
    if (name !== undefined) mentioned.add(name);
  }
}

/** Writes every picture there is, and answers their names; one that is deleted meanwhile is left out. */
export async function dumpPictures(folder: FileFolder, writer: ArchiveWriter): Promise<Set<string>> {
  const written = new Set<string>();
  for (const name of await picturesIn(folder)) {
    const content = await folder.read(name);
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
export async function restorePictures(archive: Archive, folder: FileFolder): Promise<void> {
  await folder.prepare();
  for (const name of picturesOf(archive)) {
    const content = await archive.read(picturesFolderName + name);
    if (!(await folder.holds(name, content))) await folder.put(name, content);
  }
  await folder.settle();
}

/** Removes what the restored data cannot point to. Answers how many those were. */
export async function removeOtherPictures(archive: Archive, folder: FileFolder): Promise<number> {
  const restored = new Set(picturesOf(archive));
  const others = (await picturesIn(folder)).filter(name => !restored.has(name));
  for (const name of others) await folder.remove(name);
  return others.length;
}
