import { CellSplitter } from './cells-of.ts';
import { isEdgedRow, isTableRule, markdownCells } from './markdown.ts';
import type { Row, RowForm } from './row.ts';
import { lineText, type Source, sourceOf } from './source.ts';

export type RowsOfText = {
  rows: Row[];
  /** Lines as written. */
  lines: string[];
  /** The line, from 1, with a quote that nothing closes. */
  openQuote: number | null;
};

/** Whether cells are the head of a sheet: what tells a line of a CSV from a sentence with commas. */
export type IsHead = (cells: readonly string[]) => boolean;

/** The rows of a text in which sheets of any kind and lines of text follow one another. */
export function rowsOf(text: string, isHead: IsHead): RowsOfText {
  const source = sourceOf(text);
  const rows = new RowReader(source, isHead);
  return rows.read();
}

const signs: readonly (readonly [RowForm, string])[] = [
  ['semicolon', ';'],
  ['comma', ','],
];

type Sheet = { form: RowForm; sign: string; width: number; hasHead: boolean };

const farthestRow = 20;

class RowReader {
  private readonly source: Source;
  private readonly isHead: IsHead;
  private readonly splitter: CellSplitter;
  private readonly lines: string[];
  private sheet: Sheet | null = null;
  /** The last one that had a head: a heading between its rows does not end it. */
  private headed: Sheet | null = null;
  /** A blank line stands between the sheet and here. */
  private isApart = false;
  private isTable = false;
  /** Up to which line it is known that no sheet without a head begins. */
  private plainUntil = 0;

  constructor(source: Source, isHead: IsHead) {
    this.source = source;
    this.isHead = isHead;
    this.splitter = new CellSplitter(source);
    this.lines = source.starts.map((_, index) => lineText(source, index));
  }

  read(): RowsOfText {
    const rows: Row[] = [];
    for (let index = 0; index < this.lines.length; ) {
      const row = this.rowAt(index);
      rows.push(row);
      index += row.lineCount;
    }
    const { openQuote } = this.splitter;
    return { rows, lines: this.lines, openQuote: openQuote === null ? null : openQuote + 1 };
  }

  private rowAt(index: number): Row {
    const line = this.lines[index] ?? '';
    if (line.trim() === '') {
      this.isApart = true;
      this.isTable = false;
      return this.row(index, 'text', ['']);
    }
    const inSheet = this.rowOfSheet(index, line);
    if (inSheet) return inSheet;
    if (line.includes('\t')) {
      this.sheet = null;
      this.headed = null;
      return this.split(index, 'tab', '\t');
    }
    if (this.isTableRow(index)) return this.row(index, 'markdown', this.tableCells(line));
    this.sheet = this.sheetAt(index);
    if (this.sheet?.hasHead) this.headed = this.sheet;
    if (this.sheet === null) return this.row(index, 'text', [line.trim()]);
    return this.split(index, this.sheet.form, this.sheet.sign);
  }

  /** A row of the sheet that is being read, whatever its quotes hold. */
  private rowOfSheet(index: number, line: string): Row | null {
    if (!this.sheet?.hasHead || !(line.includes(this.sheet.sign) || line.startsWith('"'))) return null;
    const { form, sign, width } = this.sheet;
    const { cells, lineCount } = this.splitter.split(index, sign);
    return cells.length === width ? this.row(index, form, cells, lineCount) : null;
  }

  private split(index: number, form: RowForm, sign: string): Row {
    const { cells, lineCount } = this.splitter.split(index, sign);
    return this.row(index, form, cells, lineCount);
  }

  private row(index: number, form: RowForm, cells: string[], lineCount = 1): Row {
    const text = this.lines.slice(index, index + lineCount).join('\n');
    return { line: index + 1, lineCount, form, cells, text };
  }

  private isTableRow(index: number): boolean {
    const line = this.lines[index] ?? '';
    if (!line.includes('|')) this.isTable = false;
    else this.isTable ||= isEdgedRow(line) || isTableRule(this.lines[index + 1] ?? '');
    return this.isTable;
  }

  private tableCells = (line: string): string[] => (isTableRule(line) ? [] : markdownCells(line));

  /** The sheet that the line is of; null for a line of text. */
  private sheetAt(index: number): Sheet | null {
    const line = this.lines[index] ?? '';
    for (const [form, sign] of signs) {
      if (!line.includes(sign)) continue;
      const width = line.split(sign).length;
      if (width === this.sheet?.width && form === this.sheet.form) break;
      const { cells } = this.splitter.split(index, sign);
      if (!this.isHead(cells) || !this.hasRows(index, sign)) continue;
      this.isApart = false;
      return { form, sign, width: cells.length, hasHead: true };
    }
    if (this.sheet !== null && this.goesOn(this.sheet, line)) return this.sheet;
    if (this.headed !== null && isRowOf(this.headed, line)) return this.headed;
    return this.headless(index);
  }

  /** 'Mon, Wed, Fri' heads no sheet where the lines below it have no cells. */
  private hasRows(index: number, sign: string): boolean {
    const below = this.lines.slice(index + 1, index + 1 + farthestRow).filter(line => line.trim() !== '');
    return (
      (below.length === 0 && !this.lines[index]?.includes(':')) || below.some(line => line.includes(sign))
    );
  }

  /** Behind a blank line a sentence with commas is none of the sheet's rows. */
  private goesOn({ sign, width, hasHead }: Sheet, line: string): boolean {
    if (!line.includes(sign)) return false;
    const count = line.split(sign).length;
    if (!hasHead) return count === width;
    return !this.isApart || count === width || line.includes('"');
  }

  /** Lines that follow one another, each of as many cells, with numbers that stand alone. */
  private headless(index: number): Sheet | null {
    if (index < this.plainUntil) return null;
    let end = index;
    while (end < this.lines.length && this.isInRun(this.lines[end] ?? '')) end += 1;
    this.plainUntil = end;
    const run = this.lines.slice(index, end);
    for (const [form, sign] of [...signs, ['markdown', '|'] as const]) {
      const width = run[0]?.split(sign).length ?? 0;
      if (run.length < 2 || width < 3) continue;
      if (!run.every(line => isOfNumbers(line.split(sign), width))) continue;
      this.isApart = false;
      return { form, sign, width, hasHead: false };
    }
    return null;
  }

  private isInRun = (line: string): boolean => line.trim() !== '' && !line.includes('\t');
}

const leastWidth = 3;
/** No sentence has just so many commas. */
const widthOfNone = 5;

/** A row by its cells alone: a sentence may have as many commas, but no numbers between them. */
const isRowOf = ({ sign, width }: Sheet, line: string): boolean => {
  const cells = line.split(sign);
  if (cells.length !== width || width < leastWidth) return false;
  return sign === ';' || width >= widthOfNone || isOfNumbers(cells, width);
};

/** 'Back Squat', '5', '5', '100': a name or a place, and numbers in cells of their own. */
function isOfNumbers(cells: readonly string[], width: number): boolean {
  if (cells.length !== width || /\d\s?[x×*@:]/i.test(cells[0] ?? '')) return false;
  // 'Back Squat 5,3,1' is a line with its reps.
  if (/\p{L}{4}\s\d+$/u.test(cells[0] ?? '') && !/^(?:week|day|tag|session)\b/i.test(cells[0] ?? ''))
    return false;
  const [, ...rest] = cells.map(cell => cell.trim());
  return rest.some(cell => /^\d+(?:-\d+)?$/.test(cell)) && rest.filter(cell => /^\D/.test(cell)).length < 4;
}
