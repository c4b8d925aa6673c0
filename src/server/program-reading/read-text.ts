import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ProgramReading } from '#domain/program-reader/program-reading.ts';
import { unavailable } from '#server/http/problem.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { readNow, type TextToRead } from './read-now.ts';

/** In characters: what is read within some milliseconds, sooner than a thread has started. */
const readAtOnce = 8_000;
/** Milliseconds for one text. */
const within = 20_000;
const maxAtOnce = 2;
const maxMemoryMegabytes = 256;

/** The sources, as tests run them, start no thread: it would have to be compiled first. */
const isBuilt = !import.meta.url.endsWith('.ts');
const program = path.join(projectRoot, 'dist/server/reading-thread.js');

const reading = new Set<Promise<unknown>>();

/** Reads a program from text; a long one in a thread of its own, so that nobody else has to wait. */
export async function readText(input: TextToRead): Promise<ProgramReading> {
  if (!isBuilt || input.text.length <= readAtOnce) return readNow(input);
  while (reading.size >= maxAtOnce) await Promise.race(reading).catch(() => undefined);
  const mine = readInThread(input);
  reading.add(mine);
  return mine.finally(() => reading.delete(mine));
}

function readInThread(input: TextToRead): Promise<ProgramReading> {
  const worker = new Worker(program, {
    workerData: input,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMegabytes },
  });
  worker.unref();
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(hurry);
      act();
      void worker.terminate();
    };
    const fail = () => settle(() => reject(unavailable('This text could not be read. Please try again.', 5)));
    const hurry = setTimeout(fail, within);
    worker.once('message', (read: ProgramReading) => settle(() => resolve(read)));
    worker.once('error', fail);
    worker.once('exit', fail);
  });
}
