import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { CallError } from '#web/data/call.ts';
import { changeFile, findFile } from '#web/outbox/files/store/file-store.ts';
import { sendUpload } from './send-upload.ts';

/** For whom it is, and what it is. */
type RecipientAndKind = { memberId: string; kind: AttachmentKind };

/** Sends a file of this device, and answers by which id the server has it. */
export async function sendQueuedFile(key: string, meant: RecipientAndKind): Promise<string> {
  const file = await findFile(key);
  if (file === null) throw new CallError(400, notHere);
  const { id } = await sendUpload({ ...file, ...meant }, { onBegun: begun => changeFile(key, begun) });
  return id;
}

const notHere = 'The file you chose is no longer on this device. Choose it again.';
