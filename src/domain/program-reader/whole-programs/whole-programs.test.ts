import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readProgram } from '#domain/program-reader/read-program.ts';
import { readingText } from '#domain/program-reader/reading-text.twin.ts';
import { testingOptions } from '#domain/program-reader/testing-library.twin.ts';

const here = new URL('./', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const programs = readdirSync(here).filter(file => file.endsWith('.txt') && !file.endsWith('.read.txt'));

it.each(programs)('%s is read from head to path, with no question and no leftover too many', async file => {
  const read = readingText(readProgram(textOf(file), testingOptions));
  await expect(`${read}\n`).toMatchFileSnapshot(file.replace('.txt', '.read.txt'));
});
