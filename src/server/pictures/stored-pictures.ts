import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import { badInput, unavailable } from '#server/http/problem.ts';
import type { MadeAs, PictureOf } from './picture-kinds.ts';
import { pictureSlots, type SentBy, defaultSlots } from './picture-slots.ts';
import { pictureReader, type ReadingLimits, UnreadPicture, usualLimits } from './picture-reader.ts';

const prefix = '/pictures/';
const ownAddress = /^\/pictures\/[\da-f]{32}\.webp$/;

export type PictureLimits = ReadingLimits & { slots: number };

type Options = {
  picturesFolder?: string | undefined;
  pictureLimits?: Partial<PictureLimits> | undefined;
  disk?: DiskRoom | undefined;
};

type PictureToStore = { sent: Uint8Array; as: MadeAs; by: SentBy };

export type StoredPictures = {
  /**
   * Stores a picture as a file of ours and answers its address, which nobody can guess. Nothing of the file that was
   * sent is stored: it is read, cut to its size, and written again, without where and when it was taken.
   */
  store(sent: Uint8Array, as: PictureOf, by: SentBy): Promise<string>;
  /** The same, as bytes for callers that store them elsewhere. */
  remake(sent: Uint8Array, as: MadeAs, by: SentBy): Promise<Uint8Array>;
  /** Removes a picture of ours. */
  remove(address: string | null): Promise<void>;
};

/** The pictures of an app, until it is closed. */
export function storedPictures(
  app: FastifyInstance,
  { picturesFolder: folder, pictureLimits, disk }: Options,
): StoredPictures {
  const { slots: most, ...limits } = { ...usualLimits, slots: defaultSlots, ...pictureLimits };
  const places = pictureSlots(app, most);
  const reader = pictureReader(limits);
  app.addHook('onClose', () => reader.stop());
  const inPlace = async <Done>(
    { sent, as, by }: PictureToStore,
    take: (made: Uint8Array) => Promise<Done>,
  ) => {
    const place = places.slotFor(by);
    try {
      const made = await reader.cut(sent, as).catch((error: Error) => {
        throw error instanceof UnreadPicture ? badInput(as.field, error.message) : error;
      });
      return await take(made);
    } finally {
      place.leave();
    }
  };
  return {
    async store(sent, as, by) {
      if (folder === undefined) throw unavailable('Pictures cannot be stored on this server', 3600);
      await disk?.take(sent.length);
      return inPlace({ sent, as, by }, made => keep(folder, made));
    },
    remake: (sent, as, by) => inPlace({ sent, as, by }, async made => made),
    async remove(address) {
      if (folder !== undefined && address !== null) await removePicture(folder, address);
    },
  };
}

/** Of any address but one of ours, nothing is removed. */
export async function removePicture(folder: string, address: string): Promise<void> {
  if (ownAddress.test(address)) await rm(path.join(folder, address.slice(prefix.length)), { force: true });
}

/** Under its name it is there whole or not at all. */
async function keep(folder: string, picture: Uint8Array): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`;
  const file = path.join(folder, name);
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
  return prefix + name;
}
