import type { FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';
import type { Prepared } from '#server/route/route.ts';
import type { PictureOf } from './picture-kinds.ts';
import { receiveUpload } from './queries.ts';
import type { StoredPictures } from './stored-pictures.ts';

type PictureInput<Input> = { input: Input; as: PictureOf; viewer: { id: string }; request: FastifyRequest };

/** The address from now on, in place of the present one: undefined where none was given, so that it stays. */
type InPlaceOf<Input> = (tx: Database, present: string | null) => Promise<Input | string>;

type PictureToWrite<Input> = Prepared & { inPlaceOf: InPlaceOf<Input>; removeReplaced(): Promise<void> };

/**
 * Stores a picture that is given as a data URL, to be written to what it belongs to; undone where it can't be. A picture of
 * ours is taken only where it is already, since it goes with what it belongs to, or once where its sender has uploaded it
 * for that.
 */
export async function storePictureInput<Input extends string | null | undefined>(
  pictures: StoredPictures,
  { input, as, viewer, request }: PictureInput<Input>,
): Promise<PictureToWrite<Input>> {
  const stored = input?.startsWith('data:')
    ? await pictures.store(bytesOf(input), as, { viewer, request })
    : null;
  const address: Input | string = stored ?? input;
  let replaced: string | null = null;
  const inPlaceOf = async (tx: Database, present: string | null) => {
    const isOther = input !== undefined && input !== present;
    if (isOther && input?.startsWith('/')) {
      const isTheirs = await receiveUpload(tx, { address: input, userId: viewer.id, use: as.use });
      if (!isTheirs) throw badInput(as.field, `This is not the address of ${as.whose} picture`);
    }
    if (isOther) replaced = present;
    return address;
  };
  return {
    inPlaceOf,
    undo: () => pictures.remove(stored),
    removeReplaced: () => pictures.remove(replaced),
  };
}

/**
 * Has a given picture written to what it belongs to. No file is left that nothing points to: the new one goes when it
 * can't be written, the one whose place it takes when it is.
 */
export async function withPictureInput<Input extends string | null | undefined, Written>(
  pictures: StoredPictures,
  picture: PictureInput<Input>,
  write: (inPlaceOf: InPlaceOf<Input>) => Promise<Written>,
): Promise<Written> {
  const taken = await storePictureInput(pictures, picture);
  const written = await write(taken.inPlaceOf).catch(async (error: unknown) => {
    await taken.undo();
    throw error;
  });
  await taken.removeReplaced();
  return written;
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
