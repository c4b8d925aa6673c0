import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { FileFolder, Folder } from '#server/files/folder/file-folder.ts';
import { folderOf } from '#server/files/folder/folder-of.ts';
import { conflict, unavailable } from '#server/http/problem.ts';
import { filesInBucket } from './files-in-bucket.ts';
import { filesOnDisk } from './files-on-disk.ts';

/** An upload that has come whole, as a file of this machine, to be looked at. */
export type Arrived = {
  file: string;
  /**
   * What is to be kept of it: the picture that was made of it, or null for the file as it came. `keep` gives it the
   * upload's place; `drop` is called in any case, when that is done or was not to be.
   */
  toKeep(made: Buffer | null): Promise<{ keep: () => Promise<void>; drop: () => Promise<void> }>;
  /** Nobody looks at it any more. */
  leave(): Promise<void>;
};

/** The files of attachments, which lie beside the pictures, and not where everyone gets them. */
export type AttachmentFiles = {
  /** Null where there is none on this server. */
  folder: FileFolder | null;
  /** Makes room for an upload that will have so many bytes. */
  create(id: string, bytes: number): Promise<void>;
  /** Throws a 409 where it is not as long yet as was said. */
  arrived(id: string, announcedBytes: number): Promise<Arrived>;
  /** Adds another name for the same file, or a copy where the place knows none. */
  copy(from: string, to: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Takes away what only the way here needed, of an upload that is kept. */
  tidy(id: string): Promise<void>;
};

type Options = {
  /** Where files of a bucket are looked at, and the room on that disk. */
  workFolder?: string | undefined;
  disk?: DiskRoom | undefined;
};

export function attachmentFiles(where: Folder | undefined, options: Options = {}): AttachmentFiles {
  if (where === undefined) return noFiles;
  const folder = folderOf(where, { isPrivate: true });
  const files = folder.path === null ? filesInBucket(folder, options) : filesOnDisk(folder, options.disk);
  return {
    ...files,
    folder,
    async copy(from, to) {
      if (!(await folder.copy(from, to)))
        throw conflict('A file of this message is no longer there. Choose it again.');
    },
  };
}

const refuse = async () => {
  throw unavailable('Files cannot be stored on this server', 3600);
};

const noFiles: AttachmentFiles = {
  folder: null,
  create: refuse,
  arrived: refuse,
  copy: refuse,
  remove: async () => undefined,
  tidy: async () => undefined,
};
