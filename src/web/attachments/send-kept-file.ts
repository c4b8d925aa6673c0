import { beginAttachment, takeInAttachment } from '#contract/conversations/attachments.ts';
import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { call, CallError } from '#web/data/call.ts';
import { newRequestKey } from '#web/data/request-key.ts';
import type { KeptFile } from '#web/offline/device.ts';
import { changeFile, keptFile } from './kept-files.ts';
import { sendInPieces } from './send-in-pieces.ts';

/** For whom it is, and what it is. */
type Meant = { memberId: string; kind: AttachmentKind };

/**
 * Sends a kept file, as far as the server does not have it, and answers by which id it is there. What was begun goes on; what
 * the server has thrown away since, a day after it was begun, is begun anew.
 */
export async function sendKeptFile(key: string, meant: Meant): Promise<string> {
  const file = await keptFile(key);
  if (file === null) throw new CallError(400, notHere);
  const begun = file.attachmentId;
  if (begun !== null && (await isThere(() => goOn(file, begun)))) return begun;
  // The server has thrown it away, or has never had it.
  const beginKey = begun === null ? file.beginKey : newRequestKey();
  await changeFile(key, { beginKey, attachmentId: null });
  const { id } = await call(
    beginAttachment,
    { body: { ...meant, bytes: file.blob.size } },
    { 'Idempotency-Key': beginKey },
  );
  await changeFile(key, { attachmentId: id });
  if (await isThere(() => sendWhole(file, id))) return id;
  throw new CallError(400, notHere);
}

const takeIn = (id: string) => call(takeInAttachment, { params: { id } });

async function sendWhole({ blob }: KeptFile, id: string): Promise<void> {
  await sendInPieces(blob, id, () => undefined).run();
  await takeIn(id);
}

/** It may be there already. */
const goOn = (file: KeptFile, id: string): Promise<unknown> =>
  takeIn(id).catch((error: unknown) => {
    if (!isStatus(error, 409)) throw error;
    return sendWhole(file, id);
  });

async function isThere(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (isStatus(error, 404)) return false;
    throw error;
  }
}

const isStatus = (error: unknown, status: number) => error instanceof CallError && error.status === status;

const notHere = 'What was chosen is not on this device any more. Choose it again.';
