import type { IncomingHttpHeaders } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileOf } from '#contract/conversations/attachments.ts';
import { ownerFor, scopeOf } from '#server/accounts/owner.ts';
import { sendFile } from '#server/files/serve/send-file.ts';
import { requireFound } from '#server/http/problem.ts';
import { asker, type Surroundings } from '#server/route/route.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { servedAttachment } from './queries.ts';

const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Gives files, whole or in ranges, so that a clip can be scrubbed: each time to a session that may have them. */
export async function serveFiles(
  app: FastifyInstance,
  { db, now, files }: Surroundings & { files: AttachmentFiles },
): Promise<void> {
  const { folder } = files;
  if (folder === null) return;
  if (folder.path !== null) await app.register(fastifyStatic, { root: folder.path, serve: false });
  app.get<{ Params: { id: string } }>(fileOf(':id'), async (request, reply) => {
    const viewer = await asker(request, reply, db, { access: 'member', at: now() });
    const { id } = request.params;
    const input = { id, viewerId: viewer.id, ...scopeOf(ownerFor(viewer)) };
    const { mime, bytes } = requireFound(
      anId.test(id) ? (await servedAttachment(db, input))[0] : null,
      'File',
    );
    if (isBeyond(request.headers, bytes))
      return reply
        .code(416)
        .header('content-range', `bytes */${bytes}`)
        .send({ message: 'There is nothing at this place of the file' });
    reply
      .type(mime)
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', 'inline')
      .header('cross-origin-resource-policy', 'same-origin');
    if (folder.path !== null) return reply.sendFile(id, { contentType: false, cacheControl: false });
    // A file that was taken in is never another one.
    const tag = `"${id}-${bytes}"`;
    return sendFile(request, reply, { bytes, tag, open: range => folder.open(id, { bytes, range }) });
  });
}

/** A range that begins after the end, of the file as it is. */
const isBeyond = ({ range, ...headers }: IncomingHttpHeaders, bytes: number) =>
  headers['if-range'] === undefined && Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? -1) >= bytes;
