import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  type AttachmentKind,
  attachmentLimits,
  notAttachable,
  locationInFile,
  refusalOfAttachment,
} from '#domain/conversations/attachment.ts';
import { badInput, conflict } from '#server/http/problem.ts';
import { attached } from '#server/pictures/picture-kinds.ts';
import type { SentBy } from '#server/pictures/picture-slots.ts';
import type { StoredPictures } from '#server/pictures/stored-pictures.ts';
import { madeOf } from './attachment-files.ts';
import { isPicture, pictureHasLocation } from './picture-content.ts';
import { readClip } from './read-clip.ts';

type CompletedUpload = {
  kind: AttachmentKind;
  mime: string;
  bytes: number;
  seconds: number | null;
  width: number | null;
  height: number | null;
};

type Arrived = { file: string; announcedBytes: number; pictures: StoredPictures; by: SentBy };

const refused = (sentence: string) => badInput('file', sentence);

/** Recognizes a file by its content; `made` is stored in its place. Throws where it is nothing we take. */
export async function lookAt({ file, announcedBytes, pictures, by }: Arrived) {
  const { size: bytes } = await stat(file);
  if (bytes !== announcedBytes) throw conflict('The file has not come whole yet');
  return isPicture(await headOf(file)) ? lookAtPicture(file, bytes, pictures, by) : lookAtClip(file, bytes);
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function lookAtPicture(file: string, bytes: number, pictures: StoredPictures, by: SentBy) {
  if (bytes > attachmentLimits.picture.bytes)
    throw refused(refusalOfAttachment({ kind: 'picture', bytes }) ?? notAttachable);
  const sent = await readFile(file);
  if (pictureHasLocation(sent)) throw refused(locationInFile);
  const picture = await pictures.remake(sent, attached, by);
  // The picture is our own by now.
  const { width, height } = await sharp(picture).metadata();
  const made = madeOf(file);
  await writeFile(made, picture, { mode: 0o600 });
  const taken: CompletedUpload = {
    kind: 'picture',
    mime: 'image/webp',
    bytes: picture.length,
    seconds: null,
    width,
    height,
  };
  return { taken, keep: () => rename(made, file), drop: () => rm(made, { force: true }) };
}

async function lookAtClip(file: string, bytes: number) {
  const clip = await readClip(file);
  if (clip === null) throw refused(notAttachable);
  const { hasPlace, ...told } = clip;
  if (hasPlace) throw refused(locationInFile);
  const taken: CompletedUpload = { ...told, bytes };
  const refusal = refusalOfAttachment(taken);
  if (refusal !== null) throw refused(refusal);
  return { taken, keep: async () => undefined, drop: async () => undefined };
}
