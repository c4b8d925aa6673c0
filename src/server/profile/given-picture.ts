import { badInput } from '#server/http/problem.ts';
import { type PictureOf, storePicture } from './picture.ts';

/** The address of a picture as it was given: a data URL is stored as a file of ours first. */
export const addressOfGiven = async (
  folder: string | undefined,
  given: string,
  as: PictureOf,
): Promise<string> => (given.startsWith('data:') ? storePicture(folder, given, as) : given);

/** A picture of ours is taken only where it is already: it goes with what it belongs to. */
export function refuseForeignPicture(
  given: string,
  present: string,
  { field }: PictureOf,
  whose: string,
): void {
  if (given.startsWith('/') && given !== present)
    throw badInput(field, `This is not the address of the ${whose}’s picture`);
}
