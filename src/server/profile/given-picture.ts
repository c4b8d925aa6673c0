import { badInput } from '#server/http/problem.ts';
import { type PictureOf, removePicture, storePicture } from './picture.ts';

/** The address from now on, in place of the present one: undefined where none was given, so that it stays. */
type InPlaceOf<Given> = (present: string | null) => Given | string;

/**
 * Stores a picture that is given as a data URL, and has it written to what it belongs to. No file is left that nothing
 * points to: the new one goes when it can't be written, the one whose place it takes when it is. A picture of ours is
 * taken only where it is already, since it goes with what it belongs to.
 */
export async function withGivenPicture<Given extends string | null | undefined, Written>(
  folder: string | undefined,
  given: Given,
  as: PictureOf,
  write: (inPlaceOf: InPlaceOf<Given>) => Promise<Written>,
): Promise<Written> {
  const stored = given?.startsWith('data:') ? await storePicture(folder, given, as) : null;
  const address: Given | string = stored ?? given;
  let replaced: string | null = null;
  const isAddress = given?.startsWith('/');
  const inPlaceOf = (present: string | null) => {
    const isOther = given !== undefined && given !== present;
    if (isOther && isAddress) throw badInput(as.field, `This is not the address of ${as.whose} picture`);
    if (isOther) replaced = present;
    return address;
  };
  const written = await write(inPlaceOf).catch(async (error: unknown) => {
    await removePicture(folder, stored);
    throw error;
  });
  await removePicture(folder, replaced);
  return written;
}
