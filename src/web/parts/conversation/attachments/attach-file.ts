import { deleteAttachment } from '#contract/conversations/attachments.ts';
import { type AttachmentKind, refusalOfAttachment } from '#domain/conversations/attachment.ts';
import { sendUpload } from '#web/outbox/files/sending/send-upload.ts';
import { verdictOnError } from '#web/outbox/queue/as-owner.ts';
import { noAnswer, statusOf } from '#web/outbox/queue/verdict.ts';
import { call, CallError } from '#web/data/call.ts';
import { newRequestKey } from '#web/data/request-key.ts';
import { deviceUserId } from '#web/offline/device-user.ts';
import { createTimer } from '#web/state/timer.ts';
import type { AttachedFile, AttachedFiles } from './attached-files.ts';
import { preparedFile, TooLong } from '#web/attachments/prepare/prepare-file.ts';

/** A server in trouble is asked again by itself. */
const retryDelayMs = 10_000;

let lastKey = 0;

/** Prepares a chosen or recorded file, and sends it; what becomes of it shows in `files`. */
export function attachFile(files: AttachedFiles, memberId: string, chosen: Blob): void {
  lastKey += 1;
  const key = lastKey;
  const address = URL.createObjectURL(chosen);
  const change = (part: Partial<AttachedFile>) =>
    files.set(files.now().map(file => (file.key === key ? { ...file, ...part } : file)));
  const isThere = () => files.now().some(file => file.key === key);

  let ready: Blob | undefined;
  let kind: AttachmentKind = 'picture';
  let begun: { attachmentId: string | null; beginKey: string } = {
    attachmentId: null,
    beginKey: newRequestKey(),
  };
  let sending = new AbortController();
  const userId = deviceUserId() ?? '';
  const retry = createTimer();

  const prepare = async (start?: number) => {
    change({ state: 'preparing', part: 0 });
    const prepared = await preparedFile(chosen, { start, onProgress: part => change({ part }) });
    ({ blob: ready, kind } = prepared);
    const refusal = refusalOfAttachment({ kind, bytes: ready.size, seconds: prepared.seconds });
    if (refusal !== null) throw new CallError(400, refusal);
    change({ kind, seconds: prepared.seconds });
  };
  const send = async () => {
    if (!ready) return;
    change({ state: 'sending', part: 0 });
    sending = new AbortController();
    const { signal } = sending;
    const upload = { ...begun, blob: ready, userId, memberId, kind };
    const onBegun = (next: typeof begun) => {
      begun = next;
    };
    const onProgress = (part: number) => signal.aborted || change({ part });
    const taken = await sendUpload(upload, { onBegun, onProgress, signal }).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (taken === null) return;
    change({ state: 'ready', part: 1, id: taken.id, kind: taken.kind, seconds: taken.seconds });
  };
  const attempt = (work: () => Promise<void>) => {
    work().catch(async (error: unknown) => {
      if (error instanceof TooLong)
        return change({ state: 'too-long', kind: error.kind, seconds: error.seconds });
      const verdict = await verdictOnError(userId, error);
      if (!isThere()) return undefined;
      if (error instanceof CallError && verdict === 'refused')
        return change({ state: 'refused', sentence: error.sentence });
      if (ready === undefined) return change({ state: 'refused', sentence: unreadable });
      if (verdict === 'sign-in') return waitFor('owner');
      return waitFor(statusOf(error) === noAnswer ? 'signal' : 'server');
    });
  };
  const waitFor = (what: 'signal' | 'server' | 'owner') => {
    change({ state: 'waiting', waitsFor: what === 'signal' ? undefined : what });
    window.addEventListener('online', again, { once: true });
    if (what === 'server') retry.set(again, retryDelayMs);
  };
  const stopWaiting = () => {
    retry.clear();
    window.removeEventListener('online', again);
  };
  const again = () => {
    stopWaiting();
    if (isThere()) attempt(send);
  };
  const controls = {
    pause: () => {
      sending.abort();
      change({ state: 'paused' });
    },
    goOn: again,
    cutFrom: (start: number) => attempt(() => prepare(start).then(send)),
    handOver: () => {
      sending.abort();
      stopWaiting();
      return ready ? { blob: ready, ...begun } : null;
    },
    remove: () => {
      sending.abort();
      stopWaiting();
      files.set(files.now().filter(file => file.key !== key));
      URL.revokeObjectURL(address);
      // What is not removed now goes by itself after a day.
      const { attachmentId: id } = begun;
      if (id !== null) call(deleteAttachment, { params: { id } }).catch(() => undefined);
    },
  };
  files.set([...files.now(), { key, kind: kindByType(chosen.type), address, ...unseen, controls }]);
  attempt(() => prepare().then(send));
}

const unreadable = 'This file could not be read. Choose a picture, a video or a recording.';

const unseen = { seconds: null, state: 'preparing', part: 0 } as const;

function kindByType(type: string): AttachmentKind {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'voice' : 'picture';
}
