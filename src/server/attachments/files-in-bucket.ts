import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inChunks } from '#server/database/in-chunks.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { BucketFolder } from '#server/files/folder/file-folder.ts';
import { FilesAway } from '#server/files/folder/files-away.ts';
import type { Arrived, AttachmentFiles } from './attachment-files.ts';
import { notWhole } from './not-whole.ts';
import { joined, type Piece, pieceNamed, piecesUnder } from './pieces.ts';
import { removeFiles, removePieces } from './remove-files.ts';

type Options = { workFolder?: string | undefined; disk?: DiskRoom | undefined };

const piecesAtOnce = 3;

/**
 * An upload comes as pieces, each an object of its own that no server changes any more. They are put together on this
 * machine to be looked at; what is kept of them is put as one.
 */
export function filesInBucket(
  folder: BucketFolder,
  { workFolder = tmpdir(), disk }: Options,
): Omit<AttachmentFiles, 'folder' | 'copy'> {
  return {
    create: async () => undefined,
    async arrived(id, announcedBytes) {
      const { pieces, bytes } = await piecesOf(folder, id);
      if (bytes !== announcedBytes) throw notWhole();
      await disk?.take(bytes);
      const work = await mkdtemp(path.join(workFolder, workPrefix));
      const leave = () => rm(work, { recursive: true, force: true });
      const file = path.join(work, id);
      try {
        await putTogether(folder, pieces, file);
      } catch (error) {
        await leave();
        throw error;
      }
      return { file, toKeep: made => toKeep(folder, { id, file, made }), leave };
    },
    remove: ids => unlessAway(removeFiles(folder, ids)),
    tidy: id => unlessAway(removePieces(folder, id)),
  };
}

export const workPrefix = 'looked-at-';

export async function piecesOf(folder: BucketFolder, id: string) {
  return joined((await folder.namesUnder(piecesUnder(id))).flatMap(pieceNamed));
}

async function putTogether(folder: BucketFolder, pieces: readonly Piece[], file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    for (const some of inChunks(pieces, piecesAtOnce)) {
      await Promise.all(
        some.map(async ({ name, at, bytes }) => {
          const content = await folder.read(name);
          if (content?.length !== bytes)
            throw new FilesAway('a piece of an upload is not as long as its name says');
          await handle.write(content, 0, bytes, at);
        }),
      );
    }
  } finally {
    await handle.close();
  }
}

type Kept = { id: string; file: string; made: Buffer | null };

/** A clip is the same whoever puts it, and takes a while: it is there before its row says so. A picture is not. */
async function toKeep(folder: BucketFolder, { id, file, made }: Kept): ReturnType<Arrived['toKeep']> {
  if (made === null) await folder.putFile(id, file);
  return {
    keep: async () => {
      if (made !== null) await folder.put(id, made);
    },
    drop: async () => undefined,
  };
}

/** What is removed is spoken of nowhere any more, so the work is done. The sweep finds what is left of it. */
async function unlessAway(removing: Promise<void>): Promise<void> {
  await removing.catch((error: unknown) => {
    if (!(error instanceof FilesAway)) throw error;
  });
}
