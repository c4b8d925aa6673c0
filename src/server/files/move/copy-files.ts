import type { FileFolder } from '#server/files/folder/file-folder.ts';
import { attachmentName, pictureName } from '#server/files/folder/own-names.ts';
import { FilesError } from '#server/files/places/files-error.ts';
import type { FilePlace } from '#server/files/places/files-of.ts';

export type Copied = { copied: number; present: number; bytes: number };

type Options = { signal?: AbortSignal | undefined };

/** Copies files that are not there yet, and reads each one back. What was copied before is not copied again. */
export async function copyFiles(from: FilePlace, to: FilePlace, options: Options = {}) {
  return {
    pictures: await copyAll(from.picturesFolder, to.picturesFolder, pictureName, options),
    attachments: await copyAll(from.attachmentsFolder, to.attachmentsFolder, attachmentName, options),
  };
}

async function copyAll(from: FileFolder, to: FileFolder, ours: RegExp, { signal }: Options): Promise<Copied> {
  await to.prepare();
  const done: Copied = { copied: 0, present: 0, bytes: 0 };
  for (const name of await from.names(name => ours.test(name))) {
    if (signal?.aborted)
      throw new FilesError('Called off. What was copied stays: the same command goes on from here.');
    const content = await from.read(name);
    // Removed meanwhile.
    if (content === undefined) continue;
    if (await to.holds(name, content)) {
      done.present += 1;
      continue;
    }
    await to.put(name, content);
    if (!(await to.read(name))?.equals(content))
      throw new FilesError(
        `${name} was read back otherwise than it was copied. Nothing was removed; try again.`,
      );
    done.copied += 1;
    done.bytes += content.length;
  }
  await to.settle();
  return done;
}
