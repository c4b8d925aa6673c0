/** A thread that reads one text and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { readNow, type TextToRead } from './read-now.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(readNow(workerData as TextToRead));
