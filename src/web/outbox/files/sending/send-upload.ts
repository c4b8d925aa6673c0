import type { beginAttachment, takeInAttachment } from '#contract/conversations/attachments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { call, CallError } from '#web/data/call.ts';
import { newRequestKey } from '#web/data/request-key.ts';
import type { QueuedFile } from '#web/offline/device.ts';
import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import { statusOf } from '#web/outbox/queue/verdict.ts';
import { type ChunkOptions, sendChunks } from './send-chunks.ts';

// Written out to keep the contract's schemas out of the service worker.
const beginCall = {
  method: 'POST',
  path: '/api/attachments' satisfies (typeof beginAttachment)['path'],
} as typeof beginAttachment;
const completeCall = {
  method: 'POST',
  path: '/api/attachments/:id/whole' satisfies (typeof takeInAttachment)['path'],
} as typeof takeInAttachment;

type Attachment = ResponseOf<typeof takeInAttachment>;

/** By which the server knows a file, once it is begun there; `beginKey` begins it once. */
type Begun = Pick<QueuedFile, 'attachmentId' | 'beginKey'>;

export type Upload = Begun & {
  /** Who sends it. */
  userId: string;
  blob: Blob;
  /** For whom it is, and what it is. */
  memberId: string;
  kind: AttachmentKind;
};

type Options = ChunkOptions & { onBegun: (begun: Begun) => unknown };

/**
 * Sends a file as far as the server does not have it: begin, chunks, complete. What was begun goes on; what the server has
 * thrown away since, a day after it was begun, is begun again.
 */
export async function sendUpload(upload: Upload, { onBegun, ...options }: Options): Promise<Attachment> {
  const { blob, userId } = upload;
  const begun = upload.attachmentId;
  const resumed = begun && (await unlessGone(userId, resume(blob, begun, options)));
  if (resumed) return resumed;
  const beginKey = begun === null ? upload.beginKey : newRequestKey();
  if (begun !== null) await onBegun({ attachmentId: null, beginKey });
  const id = await begin(upload, beginKey);
  await onBegun({ attachmentId: id, beginKey });
  const sent = await unlessGone(userId, sendAll(blob, id, options));
  if (sent) return sent;
  // A begin whose answer was lost more than a day ago: the next try begins again.
  throw new CallError(503, 'This file has to be sent again');
}

async function begin({ blob, memberId, kind }: Upload, beginKey: string): Promise<string> {
  const body = { memberId, kind, bytes: blob.size };
  return (await call(beginCall, { body }, { 'Idempotency-Key': beginKey })).id;
}

/** All of it may be there already. */
const resume = (blob: Blob, id: string, options: ChunkOptions): Promise<Attachment> =>
  complete(id).catch((error: unknown) => {
    if (statusOf(error) !== 409) throw error;
    return sendAll(blob, id, options);
  });

async function sendAll(blob: Blob, id: string, options: ChunkOptions): Promise<Attachment> {
  await sendChunks(blob, id, options);
  return complete(id);
}

/** Files of one person are completed one after another. */
let lastCompleted: Promise<unknown> = Promise.resolve();

function complete(id: string): Promise<Attachment> {
  const completing = lastCompleted.then(() => call(completeCall, { params: { id } }));
  lastCompleted = completing.catch(() => undefined);
  return completing;
}

/** Null where it is gone. To anyone but its owner it would look the same. */
const unlessGone = (userId: string, sending: Promise<Attachment>): Promise<Attachment | null> =>
  sending.catch(async (error: unknown) => {
    if (statusOf(error) === 404 && (await askWhoIsThere()) === userId) return null;
    throw error;
  });
