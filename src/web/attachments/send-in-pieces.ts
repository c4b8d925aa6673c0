import { Upload } from 'tus-js-client';
import { piecesOf } from '#contract/conversations/attachments.ts';
import { CallError } from '#web/data/call.ts';

export type PiecesUnderWay = {
  /** Ends when all of it is there; goes on where it stopped. */
  run(): Promise<void>;
  pause(): void;
};

/** Bytes: what a slow line loses at most, once it is cut off before a piece is through. */
const pieceSize = 4 * 1024 * 1024;
const retryDelays = [500, 1_500, 4_000, 8_000];

/** Sends a file so that a lost signal costs no more than the piece that was on its way. */
export function sendInPieces(file: Blob, id: string, onProgress: (part: number) => void): PiecesUnderWay {
  let settle: { done: () => void; fail: (error: Error) => void } | undefined;
  const upload = new Upload(file, {
    uploadUrl: piecesOf(id),
    chunkSize: pieceSize,
    retryDelays,
    storeFingerprintForResuming: false,
    onProgress: (sent, all) => onProgress(all === 0 ? 0 : sent / all),
    onSuccess: () => settle?.done(),
    onError: error => {
      const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
      settle?.fail(status >= 400 && status < 500 ? new CallError(status, gone) : error);
    },
  });
  return {
    run: () =>
      new Promise((resolve, reject) => {
        settle = { done: resolve, fail: reject };
        upload.start();
      }),
    pause: () => void upload.abort(),
  };
}

const gone = 'This file could not be sent. Remove it, and choose it again.';
