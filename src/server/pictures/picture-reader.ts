import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { notAPicture } from '#contract/pictures.ts';
import { hasTooManyScans, type PictureShape, refusalOfPicture, tooWide } from '#domain/picture-memory.ts';
import { projectRoot } from '#server/settings/project-root.ts';

export type ReadingLimits = {
  /**
   * The most memory for the process that reads pictures, in bytes: its own 90 MB, the largest picture's, and some room.
   */
  maxMemory: number;
  /** Milliseconds for one picture. */
  within: number;
  /** After so many milliseconds without a picture the process ends; the next one starts it again. */
  idle: number;
};

export const usualLimits: ReadingLimits = { maxMemory: 340_000_000, within: 10_000, idle: 30_000 };

/** The message may be read by the person who sent the picture. */
export class UnreadPicture extends Error {}

const tooSlow = 'It takes too long to read this picture. Choose a smaller one.';

type Size = { width: number; height: number; isWhole?: true };
type Answer = { shape?: PictureShape; made?: Uint8Array; memory: number };

export type PictureReader = {
  /** The picture in that size, as WebP; it throws an UnreadPicture where that can't be. */
  cut(sent: Uint8Array, size: Size): Promise<Uint8Array>;
  stop(): void;
};

/**
 * Pictures are read in a process of its own, one at a time: what a small file makes of the memory, or a fault in the code that
 * reads it, ends that process and not the server.
 */
export function pictureReader(limits: ReadingLimits): PictureReader {
  let child: ChildProcess | undefined;
  let resting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const dismiss = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const read = async (sent: Uint8Array, size: Size) => {
    clearTimeout(resting);
    if (!child?.connected) child = startChild();
    const reading = readIn(child, sent, size, limits);
    try {
      const { made, memory } = await reading;
      // Memory once used is not always given back.
      if (memory > limits.maxMemory / 2) dismiss();
      return made;
    } finally {
      resting = setTimeout(dismiss, limits.idle).unref();
    }
  };
  return {
    async cut(sent, size) {
      // Of no bytes at all none would come, and the next picture would wait for them.
      if (sent.length === 0 || hasTooManyScans(sent)) throw new UnreadPicture(notAPicture);
      const mine = last.then(() => read(sent, size));
      last = mine.catch(() => undefined);
      return mine;
    },
    stop() {
      clearTimeout(resting);
      dismiss();
    },
  };
}

/** From the sources, as tests run, or from what is built of them. */
const program = path.join(
  projectRoot,
  import.meta.url.endsWith('.ts')
    ? 'src/server/pictures/decode-pictures.mjs'
    : 'dist/server/decode-pictures.js',
);

/** The child gets none of the server's settings, among which are passwords. */
function startChild(): ChildProcess {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  const child = fork(program, [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64'],
    env: { PATH, LD_LIBRARY_PATH, MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  // The server need not wait for it to end.
  child.unref();
  child.channel?.unref();
  (child.stdin as Socket).unref();
  return child;
}

async function readIn(
  child: ChildProcess,
  sent: Uint8Array,
  size: Size,
  { maxMemory, within }: ReadingLimits,
) {
  let isLate = false;
  const hurry = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, within);
  try {
    child.stdin?.write(sent);
    const { shape } = await ask(child, { length: sent.length, maxMemory });
    if (shape === undefined) throw new UnreadPicture(notAPicture);
    const refusal = refusalOfPicture(shape);
    if (refusal !== null) throw new UnreadPicture(refusal);
    const { made, memory } = await ask(child, { ...size, maxMemory });
    if (made === undefined) throw new UnreadPicture(notAPicture);
    return { made, memory };
  } catch (error) {
    throw isLate ? new UnreadPicture(tooSlow) : error;
  } finally {
    clearTimeout(hurry);
  }
}

/** A child that ends without an answer met a picture too much for it: by its own watch, or by a fault of what reads the file. */
function ask(child: ChildProcess, question: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      settled();
    };
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onExit = (_code: number | null, signal: string | null) =>
      settle(() => reject(new UnreadPicture(signal === 'SIGKILL' ? tooWide : notAPicture)));
    const onError = (error: Error) => settle(() => reject(error));
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(question, error => error && onError(error));
  });
}
