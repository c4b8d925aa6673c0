import type { GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import { readLine } from '#web/features/programs/grid/document/read-line.ts';
import type { GridLibrary } from './library.ts';

type ReadTyped = (typed: string, library: GridLibrary, before?: GridLine) => GridLine;

/**
 * The reader for bare numbers, and for lines as sheets have them: it loads with the dialogs, at the first touch, and no
 * grid waits for it.
 */
let reader: ReadTyped = readLine;

export const readLinesWith = (read: ReadTyped): void => {
  reader = read;
};

/** A line as it was typed. */
export const readTyped: ReadTyped = (...line) => reader(...line);
