import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notAPicture } from '#contract/profile.ts';
import { badInput, Problem } from '#server/http/problem.ts';

const mostPixels = 40_000_000;
const prefix = '/pictures/';
const ownAddress = /^\/pictures\/[\da-f]{32}\.webp$/;

/** The size it is cut to, in pixels, and the field and the words that tell of one that can't be taken. */
export type PictureOf = { field: string; whose: string; width: number; height: number };

/**
 * Stores a picture as a file of ours and answers its address, which nobody can guess. Nothing of the file that was
 * sent is kept: it is read, cut to its size, and written anew, without where and when it was taken.
 */
export async function storePicture(
  folder: string | undefined,
  dataUrl: string,
  as: PictureOf,
): Promise<string> {
  if (folder === undefined) throw new Problem(503, 'Pictures cannot be stored on this server');
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const picture = await inTurn(() => cutToSize(sent, as));
  const name = `${randomBytes(16).toString('hex')}.webp`;
  const file = path.join(folder, name);
  // Under its name it is there whole or not at all.
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
  return prefix + name;
}

/** Removes a picture of ours; of any other address, or none, nothing. */
export async function removePicture(folder: string | undefined, address: string | null): Promise<void> {
  if (folder === undefined || address === null || !ownAddress.test(address)) return;
  await rm(path.join(folder, address.slice(prefix.length)), { force: true });
}

async function cutToSize(sent: Buffer, { field, width, height }: PictureOf): Promise<Buffer> {
  const refuse = () => {
    throw badInput(field, notAPicture);
  };
  const sharp = await (decoder ??= loadDecoder());
  const sentSize = await sharp(sent, { limitInputPixels: false }).metadata().catch(refuse);
  if (sentSize.width * sentSize.height > mostPixels)
    throw badInput(field, 'Choose a picture of at most 40 megapixels');
  // The first frame alone. Warnings are let pass: some phones' own pictures give them.
  return sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch(refuse);
}

type Decoder = typeof import('sharp')['default'];
let decoder: Promise<Decoder> | undefined;

/** Loaded with the first picture. What a file is shows in its first bytes; no reader but these four is let near it. */
async function loadDecoder(): Promise<Decoder> {
  const { default: sharp } = await import('sharp');
  const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map(format => `VipsForeignLoad${format}Buffer`);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: a large one takes a hundred megabytes for a moment. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
