import { beginsAsFormula } from '#domain/csv/formula.ts';
import type { Source } from './source.ts';

/** The cells of a row that begins on a line, and how many lines it takes: quotes may hold line breaks. */
export type SplitRow = { cells: string[]; lineCount: number };

/** Parts rows of a sheet at a sign. Once a quote is open to the end, quotes are signs as others are: no line is read twice. */
export class CellSplitter {
  /** The line whose quote nothing closes, from 0; null where all are closed. */
  openQuote: number | null = null;
  private readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  split(index: number, separator: string): SplitRow {
    const { text, starts, ends } = this.source;
    const cells: string[] = [];
    let last = index;
    let at = starts[index] ?? 0;
    for (;;) {
      const quoted = text[at] === '"' && this.openQuote === null ? this.quoted(at, last, separator) : null;
      const end = ends[quoted?.last ?? last] ?? text.length;
      const from = quoted?.end ?? at;
      const next = text.indexOf(separator, from);
      const to = next === -1 || next > end ? end : next;
      last = quoted?.last ?? last;
      cells.push(asTyped((quoted?.text ?? '') + text.slice(from, to)));
      if (to === end) return { cells, lineCount: last - index + 1 };
      at = to + 1;
    }
  }

  /** Text in quotes from here on; null, with a note, where nothing closes them as a cell is closed. */
  private quoted(from: number, line: number, separator: string) {
    const { text, ends } = this.source;
    let close = text.indexOf('"', from + 1);
    while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
    let last = line;
    for (let end = ends[last]; end !== undefined && end < close; end = ends[last]) last += 1;
    const after = text[close + 1];
    const isCellsEnd = after === undefined || after === separator || after === '\n' || after === '\r';
    if (close === -1 || (last > line && !isCellsEnd)) {
      this.openQuote = line;
      return null;
    }
    return { text: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1, last };
  }
}

/** Without the apostrophe that was put before what looks like a formula. */
function asTyped(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && beginsAsFormula(text) ? text.slice(1) : text;
}
