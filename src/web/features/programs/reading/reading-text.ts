import type { NotTaken, ProgramReading } from '#domain/program-reader/program-reading.ts';
import { counted } from '#web/ui/text/words.ts';

/** A line of which something is in no prescription, with the reasons for it. */
export type LeftLine = { line: number; text: string; reasons: string[] };

/** Leftover text, one line each. */
export function leftLines({ notTaken, lines }: Pick<ProgramReading, 'notTaken' | 'lines'>): LeftLine[] {
  const texts = new Map(lines.map(({ line, text }) => [line, text]));
  const left = new Map<number, LeftLine>();
  for (const one of notTaken) {
    const text = texts.get(one.line) ?? one.text;
    const known = left.get(one.line) ?? { line: one.line, text, reasons: [] };
    left.set(one.line, { ...known, reasons: [...known.reasons, reasonOf(one, text)] });
  }
  return [...left.values()].toSorted((a, b) => a.line - b.line);
}

/** Of a part of a line the part is named. */
const reasonOf = ({ text, why }: NotTaken, line: string): string =>
  text.trim() === line.trim() || text.trim() === '' ? why : `“${shortened(text.trim())}”: ${why}`;

/** A summary of the reading: 'All 48 lines are read.', or how much is left over, and how much is asked. */
export function summaryOf(
  reading: Pick<ProgramReading, 'lines' | 'notTaken'>,
  open: { questions: number; names: number },
): string {
  const lines = reading.lines.filter(({ became }) => became !== 'blank').length;
  const left = leftLines(reading).length;
  if (left + open.questions + open.names === 0)
    return lines === 1 ? 'The line is read.' : `All ${lines.toLocaleString('en-US')} lines are read.`;
  return [
    left === 0
      ? `${counted(lines, 'line')} read.`
      : `${counted(lines, 'line')}, ${left.toLocaleString('en-US')} with something that is not taken.`,
    open.questions > 0 && `${counted(open.questions, 'question')}.`,
    open.names > 0 && `${counted(open.names, 'name')} not in the library.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const maxNamed = 5;

/** 'line 3', 'lines 3, 5 and 7', 'lines 3, 5, 7, 8, 9 and 40 more' */
export function linesText(lines: readonly number[]): string {
  const [first] = lines;
  if (first === undefined) return '';
  if (lines.length === 1) return `line ${first}`;
  const named = lines.slice(0, maxNamed);
  const more = lines.length - named.length;
  return more > 0
    ? `lines ${named.join(', ')} and ${more.toLocaleString('en-US')} more`
    : `lines ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
