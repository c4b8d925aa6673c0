import { expect, it } from 'vitest';
import { readProgram } from '#domain/program-reader/read/read-program.ts';
import { readingText } from '#domain/program-reader/read/reading-text.twin.ts';
import { testingOptions } from '#domain/program-reader/read/testing-library.twin.ts';

/** Programs as given, each with its expected reading. */
const files = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });
const programs = Object.keys(files).filter(file => !file.endsWith('.read.txt'));

it.each(programs)('%s is read from head to path, with no question and no leftover too many', file => {
  const read = readingText(readProgram(files[file] ?? '', testingOptions));
  expect(`${read}\n`).toBe(files[file.replace('.txt', '.read.txt')]);
});
