import { beginAttachment, deleteAttachment, takeInAttachment } from '#contract/conversations/attachments.ts';
import { type AttachmentKind, refusalOfAttachment } from '#domain/conversations/attachment.ts';
import { type PiecesUnderWay, sendInPieces } from '#web/attachments/send-in-pieces.ts';
import { call, CallError } from '#web/data/call.ts';
import type { AttachedFile, AttachedFiles } from './attached-files.ts';
import { preparedFile, TooLong } from './prepare-file.ts';

let lastKey = 0;
/** Pictures of one person are taken in one after another. */
let lastTakenIn: Promise<unknown> = Promise.resolve();

/** Prepares a chosen or recorded file, sends it in pieces, and has it taken in; what becomes of it shows in `files`. */
export function attachFile(files: AttachedFiles, memberId: string, chosen: Blob): void {
  lastKey += 1;
  const key = lastKey;
  const address = URL.createObjectURL(chosen);
  const change = (part: Partial<AttachedFile>) =>
    files.set(files.now().map(file => (file.key === key ? { ...file, ...part } : file)));
  const isThere = () => files.now().some(file => file.key === key);

  let ready: Blob | undefined;
  let kind: AttachmentKind = 'picture';
  let id: string | undefined;
  let pieces: PiecesUnderWay | undefined;

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
    id ??= (await call(beginAttachment, { body: { memberId, kind, bytes: ready.size } })).id;
    pieces ??= sendInPieces(ready, id, part => change({ part }));
    await pieces.run();
    const taking = lastTakenIn.then(() => call(takeInAttachment, { params: { id: id ?? '' } }));
    lastTakenIn = taking.catch(() => undefined);
    const taken = await taking;
    change({ state: 'ready', part: 1, id: taken.id, kind: taken.kind, seconds: taken.seconds });
  };
  const attempt = (work: () => Promise<void>) => {
    work().catch((error: Error) => {
      if (!isThere()) return;
      if (error instanceof TooLong) change({ state: 'too-long', kind: error.kind, seconds: error.seconds });
      else if (error instanceof CallError && error.status < 500)
        change({ state: 'refused', sentence: error.sentence });
      else if (ready === undefined) change({ state: 'refused', sentence: unreadable });
      else waitForSignal();
    });
  };
  const waitForSignal = () => {
    change({ state: 'waiting' });
    window.addEventListener('online', again, { once: true });
  };
  const again = () => {
    window.removeEventListener('online', again);
    if (isThere()) attempt(send);
  };
  const controls = {
    pause: () => {
      pieces?.pause();
      change({ state: 'paused' });
    },
    goOn: again,
    cutFrom: (start: number) => attempt(() => prepare(start).then(send)),
    handOver: () => {
      pieces?.pause();
      window.removeEventListener('online', again);
      return ready ? { blob: ready, id: id ?? null } : null;
    },
    remove: () => {
      pieces?.pause();
      files.set(files.now().filter(file => file.key !== key));
      URL.revokeObjectURL(address);
      // What is not removed now goes by itself after a day.
      if (id !== undefined) call(deleteAttachment, { params: { id } }).catch(() => undefined);
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
