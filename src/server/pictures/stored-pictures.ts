import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/database.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { FileFolder, Folder } from '#server/files/folder/file-folder.ts';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { folderOf } from '#server/files/folder/folder-of.ts';
import { badInput, unavailable } from '#server/http/problem.ts';
import type { MadeAs, PictureOf } from './picture-kinds.ts';
import { pictureSlots, type SentBy, defaultSlots } from './picture-slots.ts';
import { leaveToSweep } from './queries.ts';
import { pictureReader, type ReadingLimits, UnreadPicture, usualLimits } from './picture-reader.ts';

const prefix = '/pictures/';
const ownAddress = /^\/pictures\/[\da-f]{32}\.webp$/;

export type PictureLimits = ReadingLimits & { slots: number };

type Options = {
  picturesFolder?: Folder | undefined;
  pictureLimits?: Partial<PictureLimits> | undefined;
  disk?: DiskRoom | undefined;
  db?: Database | undefined;
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
  { picturesFolder, pictureLimits, disk, db }: Options,
): StoredPictures {
  const folder = picturesFolder === undefined ? undefined : folderOf(picturesFolder);
  const { slots: most, ...limits } = { ...usualLimits, slots: defaultSlots, ...pictureLimits };
  const places = pictureSlots(app, most);
  const reader = pictureReader(limits);
  app.addHook('onClose', () => reader.stop());
  const leaveIfAway = async (error: unknown, address: string) => {
    if (!(error instanceof FilesAway) || db === undefined) return false;
    await leaveToSweep(db, address);
    return true;
  };
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
      if (folder.path !== null) await disk?.take(sent.length);
      return inPlace({ sent, as, by }, async made => {
        const address = newAddress();
        await folder.put(nameIn(address), made).catch(async (error: unknown) => {
          // It may be there all the same.
          await leaveIfAway(error, address);
          throw error;
        });
        return address;
      });
    },
    remake: (sent, as, by) => inPlace({ sent, as, by }, async made => made),
    async remove(address) {
      if (folder === undefined || address === null) return;
      await removePicture(folder, address).catch(async (error: unknown) => {
        // It belongs to nothing any more, so the work is done.
        if (!(await leaveIfAway(error, address))) throw error;
      });
    },
  };
}

/** Of any address but one of ours, nothing is removed. */
export async function removePicture(folder: FileFolder, address: string): Promise<void> {
  if (ownAddress.test(address)) await folder.remove(nameIn(address));
}

const newAddress = () => `${prefix}${randomBytes(16).toString('hex')}.webp`;
const nameIn = (address: string) => address.slice(prefix.length);
