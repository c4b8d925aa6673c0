import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#server/settings/project-root.ts';

/** A voice note or a video, as its container describes it. */
export type Clip = {
  kind: 'voice' | 'video';
  mime: string;
  seconds: number;
  width: number | null;
  height: number | null;
  hasPlace: boolean;
};

/** Milliseconds for one clip. */
const within = 20_000;
const maxAtOnce = 2;
const maxMemoryMegabytes = 192;

/** From the sources, as tests run, or from what is built of them. */
const program = path.join(
  projectRoot,
  import.meta.url.endsWith('.ts') ? 'src/server/attachments/clip-program.mjs' : 'dist/server/clip-program.js',
);

const reading = new Set<Promise<unknown>>();

/** Null for what is no clip we know. A file that is made to take long, or much memory, ends its own thread. */
export async function readClip(file: string): Promise<Clip | null> {
  while (reading.size >= maxAtOnce) await Promise.race(reading);
  const mine = readInThread(file);
  reading.add(mine);
  return mine.finally(() => reading.delete(mine));
}

function readInThread(file: string): Promise<Clip | null> {
  const worker = new Worker(program, {
    workerData: { file },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMegabytes },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  return new Promise(resolve => {
    const settle = (clip: Clip | null) => {
      clearTimeout(hurry);
      resolve(isMeasured(clip) ? clip : null);
      void worker.terminate();
    };
    const hurry = setTimeout(() => settle(null), within);
    worker.once('message', settle);
    worker.once('error', () => settle(null));
    worker.once('exit', () => settle(null));
  });
}

const isMeasured = (clip: Clip | null): boolean =>
  clip !== null && Number.isFinite(clip.seconds) && clip.seconds >= 0;
