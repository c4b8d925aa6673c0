import { keepFile } from '#web/outbox/files/store/file-store.ts';
import type { PendingFile } from '#web/outbox/messages/pending-message.ts';
import { type AttachedFile, goingFiles } from './attached-files.ts';

/** What goes with a message: what the server has, by its id; what still waits for a signal is kept on the device until then. */
export async function filesToSend(attached: readonly AttachedFile[], userId: string): Promise<PendingFile[]> {
  const files: PendingFile[] = [];
  for (const { state, id, kind, seconds, controls } of goingFiles(attached)) {
    const left = state === 'ready' ? null : controls.handOver();
    if (left) {
      const { blob, ...begun } = left;
      const fileKey = await keepFile(blob, { userId, ...begun });
      files.push({ fileKey, kind, seconds });
    } else if (id !== undefined) files.push({ id, kind, seconds });
  }
  return files;
}
