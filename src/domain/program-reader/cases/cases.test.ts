import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProgram } from '#domain/program-reader/read-program.ts';
import { readingText } from '#domain/program-reader/reading-text.twin.ts';
import { testingOptions } from '#domain/program-reader/testing-library.twin.ts';

/** A case of a file: `%% its name`, answers as `@ id = value`, the text with `→` for tabs, `=>`, and what is read of it. */
type Case = { name: string; text: string; answers: Record<string, string>; read: string };

function casesOf(file: string): Case[] {
  const [, ...blocks] = readFileSync(new URL(file, import.meta.url), 'utf8').split(/^%% /m);
  return blocks.map(block => {
    const [given = '', read = ''] = block.split('\n=>\n');
    const [name = '', ...lines] = given.split('\n');
    const isAnswer = (line: string) => line.startsWith('@ ');
    const answers = Object.fromEntries(lines.filter(isAnswer).map(line => line.slice(2).split(' = ')));
    const text = lines.filter(line => !isAnswer(line)).join('\n');
    return { name, answers, text: text.replaceAll('→', '\t'), read: read.trimEnd() };
  });
}

const files = readdirSync(new URL('./', import.meta.url)).filter(file => file.endsWith('.txt'));

describe.each(files)('%s', file => {
  it.each(casesOf(file))('$name', ({ text, answers, read }) => {
    expect(readingText(readProgram(text, { ...testingOptions, answers }))).toBe(read);
  });
});
