import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { OpenFile, Range } from '#server/files/folder/file-folder.ts';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { type Bucket, Damaged } from './bucket.ts';
import { bytesOf } from './read-answer.ts';
import { changedOf, sumOf } from './object-headers.ts';

type Wanted = { bytes: number; range: Range | null };

/**
 * Opens an object of so many bytes. What stops on the way goes on from where it stopped; what is not the whole of it, by
 * length or by its sum, ends in an error before its last bytes are given, so that nobody takes it for whole.
 */
export async function openObject(
  bucket: Bucket,
  key: string,
  { bytes, range }: Wanted,
): Promise<OpenFile | undefined> {
  const { from, to } = range ?? { from: 0, to: bytes - 1 };
  const ask = (at: number) => askFrom(bucket, key, { bytes, at, to });
  const answer = await ask(from);
  if (answer === undefined) return undefined;
  const sum = range === null ? sumOf(answer) : undefined;
  const given = givenWhole({ bucket, key, answer, ask, from, to, sum });
  // Where nothing of it can be given, that is known before anything is said.
  const first = await given.next();
  const stream = Readable.from(begunBy(first, given), { objectMode: false });
  // Also where nobody has begun to read it.
  stream.once('close', () => void given.return(undefined));
  return { changed: changedOf(answer), stream };
}

async function* begunBy(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** From one byte to another, of an object that is as long as it has to be. */
function askFrom(bucket: Bucket, key: string, { bytes, at, to }: { bytes: number; at: number; to: number }) {
  const isWhole = at === 0 && to === bytes - 1;
  const headers = isWhole ? {} : { range: `bytes=${at}-${to}` };
  return bucket.ask({ method: 'GET', key, headers }, async answer => {
    const said = isWhole ? answer.headers['content-length'] : answer.headers['content-range'];
    if (said === (isWhole ? String(bytes) : `bytes ${at}-${to}/${bytes}`)) return answer;
    answer.destroy();
    throw new Damaged(`gave ${said ?? 'no length'} of an object of ${bytes} bytes`);
  });
}

type Given = {
  bucket: Bucket;
  key: string;
  answer: IncomingMessage;
  ask: (at: number) => Promise<IncomingMessage | undefined>;
  from: number;
  to: number;
  sum: string | undefined;
};

async function* givenWhole({
  bucket,
  key,
  answer: first,
  ask,
  from,
  to,
  sum,
}: Given): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let at = from;
  let last: Buffer | undefined;
  let answer: IncomingMessage | undefined = first;
  for (let tries = 1; at <= to; tries += 1) {
    if (answer === undefined) throw new FilesAway('an object was removed while it was read');
    try {
      for await (const chunk of bytesOf(answer, bucket.patience.silence)) {
        hash.update(chunk);
        at += chunk.length;
        if (last) yield last;
        last = chunk;
      }
    } catch (error) {
      if (tries >= bucket.patience.tries) throw new FilesAway((error as Error).message);
    }
    if (at <= to) answer = await ask(at);
  }
  if (at !== to + 1 || (sum !== undefined && hash.digest('hex') !== sum)) {
    bucket.tell(key, 'it is not what was put');
    throw new FilesAway('an object is not what was put');
  }
  if (last) yield last;
}
