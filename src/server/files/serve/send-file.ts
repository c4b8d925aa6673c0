import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenFile, Range } from '#server/files/folder/file-folder.ts';
import { notFound } from '#server/http/problem.ts';
import { rangeIn } from './range.ts';

export type Sent = {
  bytes: number;
  /** In quotes: the same for the same content alone. */
  tag: string;
  /** Not called where nothing of it is to be sent. */
  open: (range: Range | null) => Promise<OpenFile | undefined>;
};

/** Sends a file, or the part that is asked for, or that it has not changed: as files on a disk are sent. */
export async function sendFile(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { bytes, tag, open }: Sent,
): Promise<FastifyReply> {
  reply.header('etag', tag).header('accept-ranges', 'bytes');
  if (namesTag(headers['if-none-match'], tag)) return reply.code(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = rangeIn(isSame ? headers.range : undefined, bytes);
  if (range === 'beyond')
    return reply
      .code(416)
      .header('content-range', `bytes */${bytes}`)
      .send({ message: 'There is nothing at this place of the file' });
  const opened = await open(range);
  if (!opened) throw notFound('File');
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes}`);
  reply
    .header('content-length', range ? range.to + 1 - range.from : bytes)
    .header('last-modified', opened.changed.toUTCString());
  if (method !== 'HEAD') return reply.send(opened.stream);
  opened.stream.destroy();
  return reply.send(Readable.from([]));
}

const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(',').some(named => [tag, '*'].includes(named.trim().replace(/^W\//, '')));
