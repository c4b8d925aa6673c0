import { fault, type Finding, ok, skipped } from '#server/doctor/findings/finding.ts';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { filesInBucket } from '#server/files/places/files-of.ts';
import type { Settings } from '#server/settings/settings.ts';

/** The bucket that pictures and clips are in, where FILES_URL names one. */
export async function checkFileStore({ filesUrl }: Pick<Settings, 'filesUrl'>): Promise<Finding> {
  if (!filesUrl) return skipped('FILES_URL is not set: pictures and clips are in the data folder.');
  const { attachmentsFolder } = filesInBucket(filesUrl);
  try {
    if (attachmentsFolder.path === null) await attachmentsFolder.namesUnder('nothing-has-this-name');
    return ok(`The store answers, and the bucket “${filesUrl.bucket}” is there.`);
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    return error.isRefused
      ? fault(
          `The store refuses what FILES_URL says: ${error.why}.`,
          'Compare the key, the secret, the bucket and the region of FILES_URL with what the store’s own console shows.',
        )
      : fault(
          `The store cannot be reached: ${error.why}. Pictures and clips have to wait until it can.`,
          'See whether its address in FILES_URL is right, whether it runs, and whether a firewall stands between.',
        );
  }
}
