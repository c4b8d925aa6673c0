import { keepFile } from '#web/attachments/kept-files.ts';
import type { WaitingFile } from '#web/conversations/outbox/waiting-message.ts';
import { type AttachedFile, goingFiles } from './attached-files.ts';

/** What goes with a message: what the server has, by its id; what still waits for a signal is kept on the device until then. */
export async function filesToSend(attached: readonly AttachedFile[], userId: string): Promise<WaitingFile[]> {
  const files: WaitingFile[] = [];
  for (const { state, id, kind, seconds, controls } of goingFiles(attached)) {
    const left = state === 'ready' ? null : controls.handOver();
    if (left) {
      const fileKey = await keepFile(left.blob, { userId, attachmentId: left.id });
      files.push({ fileKey, kind, seconds });
    } else if (id !== undefined) files.push({ id, kind, seconds });
  }
  return files;
}
