import { statusOf, verdictOf } from '#web/outbox/queue/verdict.ts';
import { askOffset, sendChunk } from './send-chunk.ts';

export type ChunkOptions = {
  /** The part that is there, from 0 to 1. */
  onProgress?: (part: number) => unknown;
  signal?: AbortSignal;
};

/** Bytes: what a slow line loses at most, once it is cut off before a chunk is through. */
const chunkSize = 4 * 1024 * 1024;

const retryDelaysMs = [500, 1_500, 4_000, 8_000];

/** Sends what the server does not have of a begun file, so that a lost signal costs no more than the chunk that was on its way. */
export async function sendChunks(
  blob: Blob,
  id: string,
  { onProgress, signal }: ChunkOptions,
): Promise<void> {
  let failures = 0;
  for (;;) {
    try {
      let offset = await askOffset(id, signal);
      while (offset < blob.size) {
        const from = offset;
        const bytes = blob.slice(from, from + chunkSize);
        const tell = onProgress && ((sent: number) => onProgress((from + sent) / blob.size));
        offset = await sendChunk({ id, bytes, offset: from }, { signal, onProgress: tell });
        failures = 0;
      }
      return;
    } catch (error) {
      const delay = retryDelaysMs[failures];
      if (delay === undefined || signal?.aborted || !mayPass(error)) throw error;
      failures += 1;
      await new Promise(resolve => setTimeout(resolve, delay));
    }
  }
}

/** The server has come to another byte than we know, or is still busy with a chunk whose line broke. */
const outOfStep = [409, 423];

function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  const isOffline = 'onLine' in navigator && !navigator.onLine;
  return !isOffline && (verdictOf(status) === 'wait' || outOfStep.includes(status));
}
