import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { BucketFolder } from '#server/files/folder/file-folder.ts';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { piecesOf } from './files-in-bucket.ts';
import { areCrumbs, nameOfPiece } from './pieces.ts';

/** Bytes of one piece: held in memory until they are put, and lost with a server that dies meanwhile. */
const largestPiece = 4 * 1024 * 1024;
const tooManyPieces = { status_code: 400, body: 'The file comes in too many pieces\n' };

type FindSize = (id: string) => Promise<number | undefined>;

/** Where the protocol puts the chunks of files, so that the next one may come to any server. */
export class BucketStore extends DataStore {
  private readonly folder: BucketFolder;
  private readonly findSize: FindSize;

  constructor(folder: BucketFolder, findSize: FindSize) {
    super();
    this.folder = folder;
    this.findSize = findSize;
  }

  override async getUpload(id: string): Promise<Upload> {
    const size = await this.findSize(id);
    if (size === undefined) throw ERRORS.FILE_NOT_FOUND;
    const { pieces, bytes } = await piecesOf(this.folder, id);
    if (areCrumbs(pieces)) throw tooManyPieces;
    return new Upload({ id, size, offset: bytes });
  }

  /** What came before a line broke counts as well. Only what the bucket has is answered for. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    const put = async () => {
      if (waitingBytes === 0) return;
      const content = Buffer.concat(waiting);
      await this.folder.put(nameOfPiece(id, { at, bytes: content.length }), content);
      at += content.length;
      waiting = [];
      waitingBytes = 0;
    };
    let broken: unknown;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        waiting.push(chunk);
        waitingBytes += chunk.length;
        if (waitingBytes >= largestPiece) await put();
      }
    } catch (error) {
      if (error instanceof FilesAway) throw error;
      broken = error;
    }
    await put();
    if (broken !== undefined) throw broken;
    return at;
  }
}
