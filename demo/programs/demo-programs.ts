import { type DemoProgram, readDemoProgram } from './read-program.ts';

const blocks = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

let read: DemoProgram[] | undefined;

/** The path that the programs page tells of: 36 weeks in ten blocks, each a program of its own. */
export const ascensionPath = () => ({
  name: 'Ascension Strength Program',
  blocks: demoPrograms().filter(({ name }) => name.startsWith('Ascension: ')),
});

/** They are read at the first call: a demonstration that is there already needs none of them. */
export function demoPrograms(): DemoProgram[] {
  const files = [
    'rebuild-and-rise',
    'iron-foundation',
    'garrison-conditioning',
    ...blocks.map(block => `ascension/block-${block}`),
  ];
  read ??= files.map(file => readDemoProgram(`programs/${file}.txt`));
  return read;
}
