import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sha256Of } from '#server/files/bucket/body.ts';
import type { BucketFolder } from '#server/files/folder/file-folder.ts';
import { pictureName } from '#server/files/folder/own-names.ts';
import { sendFile } from './send-file.ts';

type Options = { prefix: string; folder: BucketFolder; setHeaders: (reply: FastifyReply) => void };

/** Gives pictures to everyone who has their address. They are small: each is read whole, and looked through, before it is sent. */
export function servePictures(app: FastifyInstance, { prefix, folder, setHeaders }: Options): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${prefix}:name`,
    handler: async (request, reply) => {
      const { name } = request.params;
      const found = pictureName.test(name) ? await folder.get(name) : undefined;
      if (found === undefined) return reply.callNotFound();
      const { content, changed } = found;
      setHeaders(reply);
      reply.type(name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
      return sendFile(request, reply, {
        bytes: content.length,
        tag: `"${sha256Of(content).slice(0, 32)}"`,
        open: async range => ({
          changed,
          stream: Readable.from([range ? content.subarray(range.from, range.to + 1) : content]),
        }),
      });
    },
  });
}
