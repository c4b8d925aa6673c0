import { open, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import {
  type AttachmentKind,
  attachmentLimits,
  notAttachable,
  locationInFile,
  refusalOfAttachment,
} from '#domain/conversations/attachment.ts';
import { badInput } from '#server/http/problem.ts';
import { attached } from '#server/pictures/picture-kinds.ts';
import type { SentBy } from '#server/pictures/picture-slots.ts';
import type { StoredPictures } from '#server/pictures/stored-pictures.ts';
import { isPicture, pictureHasLocation } from './picture-content.ts';
import { readClip } from './read-clip.ts';

export type CompletedUpload = {
  kind: AttachmentKind;
  mime: string;
  bytes: number;
  seconds: number | null;
  width: number | null;
  height: number | null;
};

type Looked = {
  taken: CompletedUpload;
  /** The picture in its place; null where the file is kept as it came. */
  made: Buffer | null;
};

type ToLookAt = { file: string; pictures: StoredPictures; by: SentBy };

const refused = (sentence: string) => badInput('file', sentence);

/** Recognizes a file of this machine by its content. Throws where it is nothing we take. */
export async function lookAt({ file, pictures, by }: ToLookAt): Promise<Looked> {
  const { size: bytes } = await stat(file);
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

async function lookAtPicture(
  file: string,
  bytes: number,
  pictures: StoredPictures,
  by: SentBy,
): Promise<Looked> {
  if (bytes > attachmentLimits.picture.bytes)
    throw refused(refusalOfAttachment({ kind: 'picture', bytes }) ?? notAttachable);
  const sent = await readFile(file);
  if (pictureHasLocation(sent)) throw refused(locationInFile);
  const made = Buffer.from(await pictures.remake(sent, attached, by));
  // The picture is our own by now.
  const { width, height } = await sharp(made).metadata();
  const taken: CompletedUpload = {
    kind: 'picture',
    mime: 'image/webp',
    bytes: made.length,
    seconds: null,
    width,
    height,
  };
  return { taken, made };
}

async function lookAtClip(file: string, bytes: number): Promise<Looked> {
  const clip = await readClip(file);
  if (clip === null) throw refused(notAttachable);
  const { hasPlace, ...told } = clip;
  if (hasPlace) throw refused(locationInFile);
  const taken: CompletedUpload = { ...told, bytes };
  const refusal = refusalOfAttachment(taken);
  if (refusal !== null) throw refused(refusal);
  return { taken, made: null };
}
