import { describe, expect, it } from 'vitest';
import { readProgram } from '#domain/program-reader/read/read-program.ts';
import { readingText } from '#domain/program-reader/read/reading-text.twin.ts';
import { testingOptions } from '#domain/program-reader/read/testing-library.twin.ts';

const files = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });

/** A case of a file: `%% its name`, answers as `@ id = value`, the text with `→` for tabs, `=>`, and what is read of it. */
type Case = { name: string; text: string; answers: Record<string, string>; read: string };

const isAnswer = (line: string) => line.startsWith('@ ');

function casesOf(file: string): Case[] {
  const [, ...blocks] = (files[file] ?? '').split(/^%% /m);
  return blocks.map(block => {
    const [given = '', read = ''] = block.split('\n=>\n');
    const [name = '', ...lines] = given.split('\n');
    const answers = Object.fromEntries(lines.filter(isAnswer).map(line => line.slice(2).split(' = ')));
    const text = lines.filter(line => !isAnswer(line)).join('\n');
    return { name, answers, text: text.replaceAll('→', '\t'), read: read.trimEnd() };
  });
}

describe.each(Object.keys(files))('%s', file => {
  it.each(casesOf(file))('$name', ({ text, answers, read }) => {
    expect(readingText(readProgram(text, { ...testingOptions, answers }))).toBe(read);
  });
});
