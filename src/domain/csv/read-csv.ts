import { beginsAsFormula } from './formula.ts';

/** A row that says something, and the line of the text on which it begins. */
type CsvRow = { line: number; cells: string[] };

export type ReadCsv = {
  rows: CsvRow[];
  /** The line on which a quote begins that nothing ends; null where all is in order. */
  openQuote: number | null;
};

/**
 * Reads a table as spreadsheets write it: commas, semicolons or tabs, told by the first line. Cells are trimmed, and an
 * apostrophe that `write-csv` has put before what looks like a formula is taken away.
 */
export function readCsv(text: string): ReadCsv {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < source.length) {
    const start = line;
    const cells: string[] = [];
    for (let isMore = true; isMore; ) {
      const cell = source[at] === '"' ? quoted(source, at, separator) : plain(source, at, separator);
      if (cell === null) return { rows, openQuote: line };
      cells.push(asTyped(cell.text));
      line += lineBreaksIn(cell.text);
      at = cell.end;
      isMore = source[at] === separator;
      if (isMore) at += 1;
    }
    at += source.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (cells.some(cell => cell !== '')) rows.push({ line: start, cells });
  }
  return { rows, openQuote: null };
}

type ReadCell = { text: string; end: number };

function plain(source: string, from: number, separator: string): ReadCell {
  let end = from;
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r')
    end += 1;
  return { text: source.slice(from, end), end };
}

/** Text after the closing quote, up to the next separator, belongs to the cell too: nothing is dropped. */
function quoted(source: string, from: number, separator: string): ReadCell | null {
  let close = source.indexOf('"', from + 1);
  while (close !== -1 && source[close + 1] === '"') close = source.indexOf('"', close + 2);
  if (close === -1) return null;
  const inside = source.slice(from + 1, close).replaceAll('""', '"');
  const after = plain(source, close + 1, separator);
  return { text: inside + after.text, end: after.end };
}

function separatorOf(source: string): string {
  const [first = ''] = source.split(/[\r\n]/, 1);
  const outside = first.replaceAll(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map(separator => ({
    separator,
    count: outside.split(separator).length,
  }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ',';
}

function asTyped(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && beginsAsFormula(text) ? text.slice(1) : text;
}

const lineBreaksIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1;
