import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** What is sent, which can be sent again. */
export type Body = { bytes: number; sha256: string; open(): Readable };

export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

export const bodyOf = (content: Uint8Array): Body => ({
  bytes: content.length,
  sha256: sha256Of(content),
  open: () => Readable.from([content]),
});

/** A content with its parts: each of so many bytes, the last of what is left. */
export type Parts = { bytes: number; sha256: string; parts: Body[] };

export function partsOfBytes(content: Uint8Array, size: number): Parts {
  const parts: Body[] = [];
  for (let at = 0; at < content.length || at === 0; at += size)
    parts.push(bodyOf(content.subarray(at, at + size)));
  return { bytes: content.length, sha256: sha256Of(content), parts };
}

/** Read through once; more than a moment's worth of it is never in memory. */
export async function partsOfFile(file: string, sizeFor: (bytes: number) => number): Promise<Parts> {
  const { size: bytes } = await stat(file);
  const size = sizeFor(bytes);
  const whole = createHash('sha256');
  const parts: Body[] = [];
  for (let at = 0; at < bytes || at === 0; at += size) {
    const part = createHash('sha256');
    const range = { start: at, end: Math.min(at + size, bytes) - 1 };
    const open = () => (bytes === 0 ? Readable.from([]) : createReadStream(file, range));
    for await (const chunk of open() as AsyncIterable<Buffer>) {
      part.update(chunk);
      whole.update(chunk);
    }
    parts.push({ bytes: range.end + 1 - at, sha256: part.digest('hex'), open });
  }
  return { bytes, sha256: whole.digest('hex'), parts };
}
