import { assemble } from '#domain/program-reader/assemble/assemble.ts';
import { isHeadOfSheet } from '#domain/program-reader/columns/read-head.ts';
import { exportedHead, readExported } from '#domain/program-reader/exported/read-exported.ts';
import type { ProgramReading, ReadLine, ReadOptions } from '#domain/program-reader/program-reading.ts';
import { repeatedAfter } from '#domain/program-reader/rows/repeated.ts';
import { isBlankRow, type Row } from '#domain/program-reader/rows/row.ts';
import { rowsOf } from '#domain/program-reader/rows/rows-of.ts';
import { whyUnreadable } from '#domain/program-reader/rows/too-much.ts';
import { statementsOf } from '#domain/program-reader/assemble/statements.ts';
import { Library } from '#domain/program-reader/walk/library.ts';
import { walkText } from '#domain/program-reader/walk/walk-text.ts';
import { Walker } from '#domain/program-reader/walk/walker.ts';
import {
  dayFirstByWeekdays,
  saysAlternating,
  saysMonthFirst,
  saysRepsFirst,
  saysTrainingMax,
} from '#domain/program-reader/headings/of-whole-text.ts';

/**
 * Reads a program out of what a coach has: rows of spreadsheets, tables, lines of text, any of them in one text. Nothing of it is
 * passed over in silence: each cell and word is in a prescription, a heading, a note or a question, or in `notTaken` with its reason.
 */
export function readProgram(text: string, options: ReadOptions): ProgramReading {
  const why = whyUnreadable(text);
  if (why !== null) return refused(why);
  const { rows, lines, openQuote } = rowsOf(text, isHeadOfSheet);
  const exported = exportedHead(rows);
  if (exported) return readExported(rows, lines, openQuote, options);
  const walker = new Walker(options, new Library(options.library), lines);
  walker.isDayFirst = dayFirstByWeekdays(text) ?? !saysMonthFirst(text);
  walker.repsFirst = saysRepsFirst(text);
  if (openQuote !== null) walker.leave(openQuote, '"', 'A quote begins here that nothing closes.');
  walkText(withoutRepeated(rows, walker), walker);
  const weeks = assemble(walker, { alternating: saysAlternating(text), trainingMax: saysTrainingMax(text) });
  return {
    weeks,
    trainingMaxPercent: null,
    questions: walker.questions.all(),
    notTaken: walker.notTaken.toSorted((a, b) => a.line - b.line),
    lines: linesOf(walker, rows, lines),
    statements: statementsOf(walker, weeks),
    refused: null,
  };
}

const refused = (why: string): ProgramReading => ({
  weeks: [],
  trainingMaxPercent: null,
  questions: [],
  notTaken: [],
  lines: [],
  statements: [],
  refused: why,
});

/** A sheet that repeats itself raises a question. */
function withoutRepeated(rows: readonly Row[], walker: Walker): readonly Row[] {
  const period = repeatedAfter(rows);
  if (period === null) return rows;
  let count = 0;
  const again = rows.findIndex(row => {
    if (!isBlankRow(row)) count += 1;
    return count > period;
  });
  const copies = rows.slice(again).filter(row => !isBlankRow(row));
  const answer = walker.questions.ask(
    {
      id: 'repeated',
      kind: 'repeated',
      text: 'The same lines stand here more than once. Are they to be taken once?',
      choices: [
        { value: 'once', label: 'Yes, once' },
        { value: 'each', label: 'No, each time' },
      ],
      proposed: 'once',
    },
    ...copies.map(({ line }) => line),
  );
  if (answer === 'each') return rows;
  for (const { line, text } of copies) walker.leave(line, text, 'The same lines stand above.');
  return rows.slice(0, again);
}

/** The result of each line; lines that a cell spans share the result of the first. */
function linesOf(walker: Walker, rows: readonly Row[], lines: readonly string[]): ReadLine[] {
  return rows.flatMap(({ line, lineCount }) => {
    const found = walker.became.get(line) ?? { became: 'blank' as const, read: '' };
    return Array.from(
      { length: lineCount },
      (_, at): ReadLine => ({
        line: line + at,
        text: lines[line + at - 1] ?? '',
        became: found.became,
        read: at === 0 ? found.read : '',
      }),
    );
  });
}
