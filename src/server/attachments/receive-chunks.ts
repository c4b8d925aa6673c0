import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FileStore } from '@tus/file-store';
import { type DataStore, Server, Upload } from '@tus/server';
import { piecesOf } from '#contract/conversations/attachments.ts';
import { largestAttachment } from '#domain/conversations/attachment.ts';
import type { Database } from '#server/database/database.ts';
import { databaseTroubleOf } from '#server/database/database-trouble.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { FileFolder } from '#server/files/folder/file-folder.ts';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { notFound, Problem, requireFound } from '#server/http/problem.ts';
import { asker, type Surroundings } from '#server/route/route.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { BucketStore } from './bucket-store.ts';
import { ChunkLock } from './chunk-lock.ts';
import { findBegun } from './queries.ts';

export const chunkMediaType = 'application/offset+octet-stream';

/**
 * Receives files chunk by chunk, by the tus protocol: how far one has come is the length of its file, or of its pieces in
 * a bucket, so it goes on from any byte, on any server that has the folder. The row that began it says what it is of, and
 * how long.
 */
export function receiveChunks(
  app: FastifyInstance,
  { db, now, files, disk }: Surroundings & { files: AttachmentFiles; disk?: DiskRoom | undefined },
): void {
  const { folder } = files;
  if (folder === null) return;
  const tus = new Server({
    path: '/api/attachments',
    maxSize: largestAttachment,
    locker: new ChunkLock(db),
    // No other site is answered.
    allowedOrigins: [],
    getFileIdFromRequest: ({ url }) => idIn(url),
    datastore: storeOf(folder, db),
    onResponseError: (_request, error) => {
      const isOfProtocol = 'status_code' in error && error.status_code !== 500;
      if (isOfProtocol) return undefined;
      app.log.error(
        { error: 'message' in error ? error.message : error.body },
        'a piece of a file was not taken in',
      );
      // A file that can't be written (the disk is full), a place or a database that is away: it goes on later, from its
      // last byte.
      return 'status_code' in error || error instanceof FilesAway || databaseTroubleOf(error) !== null
        ? { status_code: 503, body: 'The piece cannot be taken in just now\n' }
        : { status_code: 500, body: 'The piece could not be taken in\n' };
    },
  });

  app.addContentTypeParser(chunkMediaType, async (request: FastifyRequest) => {
    // The body is read as it comes, by the protocol.
    if (request.routeOptions.url !== piecesOf(':id'))
      throw new Problem(400, 'The request could not be read: it has to be JSON');
    return undefined;
  });
  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH'],
    url: piecesOf(':id'),
    bodyLimit: largestAttachment,
    onRequest: async (request, reply) => {
      const viewer = await asker(request, reply, db, { access: 'member', at: now() });
      const { id } = request.params;
      if (idIn(request.url) === undefined) throw notFound('File');
      const begun = requireFound(await findBegun(db, id), 'File');
      if (begun.uploaderId !== viewer.id) throw notFound('File');
      if (request.method === 'PATCH' && folder.path !== null)
        await disk?.take(Number(request.headers['content-length'] ?? 0));
    },
    handler: async (request, reply) => {
      // Headers set so far, of security and the session, go out with it.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader('cache-control', 'no-store');
      reply.hijack();
      await tus.handle(request.raw, reply.raw);
    },
  });
}

function storeOf(folder: FileFolder, db: Database): DataStore {
  const findSize = async (id: string) => (await findBegun(db, id))?.announcedBytes;
  if (folder.path === null) return new BucketStore(folder, findSize);
  return new FileStore({
    directory: folder.path,
    configstore: {
      get: async id => {
        const size = await findSize(id);
        return size === undefined ? undefined : new Upload({ id, size, offset: 0 });
      },
      set: async () => undefined,
      delete: async () => undefined,
    },
  });
}

const idIn = (url: string) =>
  /\/api\/attachments\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/pieces/.exec(url)?.[1];
