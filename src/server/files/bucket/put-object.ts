import type { IncomingMessage } from 'node:http';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { type Body, bodyOf, type Parts } from './body.ts';
import { type Bucket, Damaged } from './bucket.ts';
import { lookedAt, withSum } from './object-headers.ts';
import { drained, wholeOf } from './read-answer.ts';

const megabyte = 1024 * 1024;
/** Bytes that go in one request; what is larger goes in parts, of which a lost one is sent again alone. */
const largestAtOnce = 64 * megabyte;
const partSize = 16 * megabyte;

export const sizeFor = (bytes: number): number => (bytes > largestAtOnce ? partSize : Math.max(bytes, 1));

/** There when it returns, whole; before that, nothing is. */
export async function putObject(bucket: Bucket, key: string, { bytes, sha256, parts }: Parts): Promise<void> {
  const [only, ...more] = parts;
  if (only === undefined) return;
  if (more.length > 0) await putInParts(bucket, key, { bytes, sha256, parts });
  else await bucket.ask({ method: 'PUT', key, body: only, headers: withSum(sha256) }, drained);
}

async function putInParts(bucket: Bucket, key: string, { bytes, sha256, parts }: Parts): Promise<void> {
  const begun = { method: 'POST', key, query: { uploads: '' }, headers: withSum(sha256) } as const;
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec((await bucket.ask(begun, textOf)) ?? '')?.[1];
  if (uploadId === undefined) throw new FilesAway('POST uploads gave no number');
  try {
    const tags: string[] = [];
    for (const [index, body] of parts.entries())
      tags.push(await putPart(bucket, key, { uploadId, index, body }));
    const listed = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = bodyOf(Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`));
    await bucket.ask({ method: 'POST', key, query: { uploadId }, body }, refuseErrors);
    // Where an answer was lost, the second one says that there is no such upload: what counts is what is there.
    const found = await bucket.ask({ method: 'HEAD', key }, lookedAt);
    if (found?.bytes !== bytes || found.sum !== sha256) throw new FilesAway('parts came to something else');
  } catch (error) {
    // Parts that are left cost money; a rule of the bucket clears away what this can't.
    await bucket.ask({ method: 'DELETE', key, query: { uploadId } }, drained).catch(() => undefined);
    throw error;
  }
}

type Part = { uploadId: string; index: number; body: Body };

async function putPart(bucket: Bucket, key: string, { uploadId, index, body }: Part): Promise<string> {
  const query = { partNumber: String(index + 1), uploadId };
  const tag = await bucket.ask({ method: 'PUT', key, query, body }, async (answer, silence) => {
    await drained(answer, silence);
    return answer.headers.etag;
  });
  if (tag === undefined) throw new FilesAway('PUT of a part gave no tag');
  return tag;
}

const textOf = async (answer: IncomingMessage, silence: number) =>
  (await wholeOf(answer, silence)).toString();

/** Long work begins with 200, and may say afterwards that it failed. */
export async function refuseErrors(answer: IncomingMessage, silence: number): Promise<true> {
  const code = /<Error>[\s\S]*?<Code>(\w+)<\/Code>/.exec(await textOf(answer, silence))?.[1];
  if (code !== undefined) throw new Damaged(`was answered with ${code}`);
  return true;
}
