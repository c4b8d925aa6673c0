import { FilesAway } from '#server/files/folder/files-away.ts';
import { FilesError } from '#server/files/places/files-error.ts';
import { type FilePlace, filesInBucket, filesOf, filesOnDisk } from '#server/files/places/files-of.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings/settings.ts';
import { type Copied, copyFiles } from './copy-files.ts';

const use =
  'Use: npm run move-files -- FILES_URL, with the address to copy to (or with the name of a file that holds it); back into DATA_DIR: npm run move-files -- folder';

/** `npm run move-files -- FILES_URL`, or `folder`: copies pictures and clips from where they are by the settings. */
export async function moveCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const settings = readSettings(env);
  const [to, ...others] = args;
  if (to === undefined || others.length > 0 || to.startsWith('-')) throw new FilesError(use);
  const place = to === 'folder' ? folderFrom(settings) : bucketAt(to, settings);
  try {
    const { pictures, attachments } = await copyFiles(filesOf(settings), place, { signal });
    say(
      `${wordsOf(pictures, 'picture')}, and ${wordsOf(attachments, 'attachment of messages', 'attachments of messages')}.`,
    );
    say(
      'Each is the same there. Nothing was removed. What comes in while a server runs is copied by the same command once more: ' +
        `stop the server, run it again, then start it ${to === 'folder' ? 'without FILES_URL' : 'with that FILES_URL'}.`,
    );
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    throw new FilesError(
      `The store of files failed: ${error.why}. What was copied stays: the same command goes on from here.`,
    );
  }
}

function folderFrom(settings: Settings): FilePlace {
  if (settings.filesUrl) return filesOnDisk(settings.dataDir);
  throw new FilesError(
    'The files are in DATA_DIR already: to copy them back, set the FILES_URL that they are at.',
  );
}

/** Its secret is better kept off the command line, where everyone on the machine can read it. */
function bucketAt(to: string, { filesUrl: from }: Settings): FilePlace {
  const name = /^https?:/.test(to) ? 'FILES_URL' : 'FILES_URL_FILE';
  const { filesUrl } = readSettings({ [name]: to });
  if (!filesUrl) throw new SettingsError(use);
  if (filesUrl.origin === from?.origin && filesUrl.bucket === from.bucket && filesUrl.prefix === from.prefix)
    throw new FilesError('The files are there already.');
  return filesInBucket(filesUrl);
}

const wordsOf = ({ copied, present, bytes }: Copied, one: string, many = `${one}s`) =>
  `${copied.toLocaleString('en')} ${copied === 1 ? one : many} copied (${(bytes / 1_000_000).toFixed(1)} MB), ${present.toLocaleString('en')} there before`;
