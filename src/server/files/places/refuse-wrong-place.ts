import { FilesAway } from '#server/files/folder/files-away.ts';
import { FilesError } from './files-error.ts';
import type { FilePlace } from './files-of.ts';

/** Looks into the place once. One that refuses us is a mistake in the settings; one that is away is waited for. */
export async function refuseWrongPlace(
  { attachmentsFolder }: FilePlace,
  say: (line: string) => void,
): Promise<void> {
  if (attachmentsFolder.path !== null) return;
  try {
    await attachmentsFolder.namesUnder('nothing-has-this-name');
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    if (error.isRefused)
      throw new FilesError(`The store of files refuses what FILES_URL says: ${error.why}.`);
    say(
      `The store of files cannot be reached: ${error.why}. Pictures and clips have to wait; the rest goes on.`,
    );
  }
}
