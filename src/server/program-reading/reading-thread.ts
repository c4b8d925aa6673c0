/** A thread that reads one text and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { readNow, type TextToRead } from './read-now.ts';

parentPort?.postMessage(readNow(workerData as TextToRead));
