import type { IncomingMessage } from 'node:http';
import type { BucketFolder } from '#server/files/folder/file-folder.ts';
import { partsOfBytes, partsOfFile, sha256Of } from './body.ts';
import { type Bucket, Damaged } from './bucket.ts';
import { listObjects } from './list-objects.ts';
import { changedOf, lookedAt, sumOf } from './object-headers.ts';
import { openObject } from './open-object.ts';
import { putObject, refuseErrors, sizeFor } from './put-object.ts';
import { drained, wholeOf } from './read-answer.ts';

/** One of the folders in a bucket: `pictures`, `attachments`. */
export function bucketFolder(bucket: Bucket, folder: string): BucketFolder {
  const beginning = `${bucket.address.prefix}${folder}/`;
  const at = (name: string) => beginning + name;
  const listed = async (under: string) => {
    const found = await listObjects(bucket, at(under));
    return found.map(({ key, changed }) => ({ name: key.slice(beginning.length), changed }));
  };
  const get = (name: string) => bucket.ask({ method: 'GET', key: at(name) }, wholeByItsSum);
  return {
    path: null,
    put: (name, content) => putObject(bucket, at(name), partsOfBytes(content, sizeFor(content.length))),
    putFile: async (name, file) => putObject(bucket, at(name), await partsOfFile(file, sizeFor)),
    get,
    read: async name => (await get(name))?.content,
    async holds(name, content) {
      const found = await bucket.ask({ method: 'HEAD', key: at(name) }, lookedAt);
      return found?.bytes === content.length && found.sum === sha256Of(content);
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${bucket.address.bucket}/${at(from)}` };
      return (await bucket.ask({ method: 'PUT', key: at(to), headers }, refuseErrors)) ?? false;
    },
    remove: name => bucket.ask({ method: 'DELETE', key: at(name) }, drained),
    async names(isMeant) {
      return (await listed('')).map(({ name }) => name).filter(isMeant);
    },
    async namesBefore(time, isMeant) {
      const old = (await listed('')).filter(({ name, changed }) => isMeant(name) && changed < time);
      return old.map(({ name }) => name);
    },
    async namesUnder(under) {
      return (await listed(under)).map(({ name }) => name);
    },
    open: (name, input) => openObject(bucket, at(name), input),
    prepare: async () => undefined,
    settle: async () => undefined,
  };
}

/** A store that gives half, and says that this is all, is found out by the sum. */
async function wholeByItsSum(answer: IncomingMessage, silence: number) {
  const content = await wholeOf(answer, silence);
  const sum = sumOf(answer);
  if (sum !== undefined && sum !== sha256Of(content))
    throw new Damaged('gave something else than what was put');
  return { content, changed: changedOf(answer) };
}
