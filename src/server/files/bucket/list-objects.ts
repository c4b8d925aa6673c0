import type { IncomingMessage } from 'node:http';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { type Bucket, Damaged } from './bucket.ts';
import { wholeOf } from './read-answer.ts';

type Listed = { key: string; changed: Date };

const maxAtOnce = 1000;

/** All objects whose key begins so, in the order of their keys. */
export async function listObjects(bucket: Bucket, beginning: string, atOnce = maxAtOnce): Promise<Listed[]> {
  const found: Listed[] = [];
  for (;;) {
    const last = found.at(-1)?.key;
    const query = {
      'list-type': '2',
      'max-keys': String(atOnce),
      prefix: beginning,
      ...(last !== undefined && { 'start-after': last }),
    };
    const text = await bucket.ask({ method: 'GET', query }, wholeList);
    // No list is another thing than an empty one.
    if (text === undefined) throw new FilesAway('there is no such bucket', { isRefused: true });
    const more = [...text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
      key: fieldOf(entry, 'Key'),
      changed: new Date(fieldOf(entry, 'LastModified')),
    }));
    found.push(...more);
    if (more.length === 0 || fieldOf(text, 'IsTruncated') !== 'true') return found;
  }
}

/** Ours have no letters that XML writes otherwise; what is not ours is of no concern. */
const fieldOf = (entry: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1] ?? '';

async function wholeList(answer: IncomingMessage, silence: number): Promise<string> {
  const text = (await wholeOf(answer, silence)).toString();
  if (!text.trimEnd().endsWith('</ListBucketResult>')) throw new Damaged('gave half of a list');
  return text;
}
