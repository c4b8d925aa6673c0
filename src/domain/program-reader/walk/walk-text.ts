import type { Weekday } from '#domain/plain-date.ts';
import type { Column } from '#domain/program-reader/columns/column.ts';
import {
  type CellsOfHead,
  cellsOfHead,
  columnsOf,
  columnsOfTwo,
  isOfBlocks,
  repeatedBlocks,
  usualColumns,
} from '#domain/program-reader/columns/read-head.ts';
import { isBlankRow, type Row } from '#domain/program-reader/rows/row.ts';
import { WorkReader } from './read-work.ts';
import { Table } from './table.ts';
import { weekdaysOfColumn } from './table-places.ts';
import { TextLines } from './text-lines.ts';
import type { Walker } from './walker.ts';

/** Reads rows and lines one after another: each where its heads and headings say. */
export function walkText(rows: readonly Row[], walker: Walker): void {
  const walk = new Walk(rows, walker);
  walk.run();
}

class Walk {
  private readonly rows: readonly Row[];
  private readonly walker: Walker;
  private readonly work: WorkReader;
  private readonly lines: TextLines;
  private table: { read: Table; form: Row['form']; key: string; hasHead: boolean } | null = null;
  private readonly weekdays = new Map<number, Map<string, Weekday>>();

  constructor(rows: readonly Row[], walker: Walker) {
    this.rows = rows;
    this.walker = walker;
    this.work = new WorkReader(walker);
    this.lines = new TextLines(walker, this.work);
  }

  run(): void {
    for (let at = 0; at < this.rows.length; at += 1) {
      const row = this.rows[at] as Row;
      if (row.cells.length === 0) this.walker.mark(row.line, 'head', '');
      else if (isBlankRow(row)) this.lines.passBlank(row.line);
      else if (row.form === 'text') this.readText(row);
      else at = this.readRow(row, at);
    }
    this.walker.finish();
  }

  private readText(row: Row): void {
    this.table?.read.passHeading();
    this.lines.read(row.text, row.line);
  }

  /** Reads a row, or the rows of a head; answers the last that is read. */
  private readRow(row: Row, at: number): number {
    const table = this.table?.form === row.form ? this.table : null;
    const cells = cellsOfHead(row.cells, !table?.hasHead);
    const head = cells !== null && this.isOfExercise(row, cells) ? null : cells;
    if (head) return this.readHead(row, head, at);
    if (table?.hasHead) table.read.readRow(row);
    else this.readHeadless(row);
    return at;
  }

  /** 'Upper | Back Squat' below a head is the first row of a session, though days are called like both. */
  private isOfExercise({ cells }: Row, { known, blocks }: CellsOfHead): boolean {
    if (!this.table?.hasHead || known.some(Boolean)) return false;
    return cells.some(
      (cell, at) => blocks[at]?.day?.kind === 'named' && this.walker.library.find(cell) !== null,
    );
  }

  private readHeadless(row: Row): void {
    const filled = row.cells.filter(cell => cell !== '');
    const [only] = filled;
    if (filled.length === 1 && only !== undefined) {
      this.table?.read.passHeading();
      this.lines.read(only, row.line);
      return;
    }
    const columns = usualColumns(row.cells);
    const key = columns.map(({ kind }) => kind).join();
    if (this.table?.form !== row.form || this.table.hasHead || !this.table.key.startsWith(key)) {
      this.table = { read: this.tableOf(columns), form: row.form, key, hasHead: false };
    }
    this.table.read.readRow(row);
  }

  private readHead(row: Row, head: CellsOfHead, at: number): number {
    const key = row.cells.join('\t');
    this.walker.endGroup();
    this.walker.places.passHead();
    const second = isOfBlocks(head.blocks) ? this.secondHead(row, at) : null;
    const wholeKey = second === null ? key : `${key}\n${second.row.cells.join('\t')}`;
    this.markHead(row);
    if (second !== null) this.markHead(second.row);
    if (this.table?.hasHead && this.table.key === wholeKey && this.table.form === row.form) {
      this.table.read.passHeading();
    } else {
      const columns =
        second === null
          ? columnsOf(row.cells, head)
          : columnsOfTwo(head, second.head, { upper: row.cells, lower: second.row.cells });
      this.table = {
        read: this.tableOf(this.withRepeated(columns, row.line)),
        form: row.form,
        key: wholeKey,
        hasHead: true,
      };
    }
    return second?.at ?? at;
  }

  private markHead({ line, cells }: Row): void {
    this.walker.mark(line, 'head', cells.filter(cell => cell !== '').join(', '));
  }

  /** The row below one that says weeks or days, where that says what stands in them. */
  private secondHead(row: Row, at: number): { row: Row; head: CellsOfHead; at: number } | null {
    for (let next = at + 1; next < Math.min(at + 3, this.rows.length); next += 1) {
      const below = this.rows[next] as Row;
      if (below.form !== row.form || isBlankRow(below)) continue;
      const head = cellsOfHead(below.cells, true);
      const isSecond = head !== null && head.known.filter(Boolean).length >= 2 && !head.blocks.some(Boolean);
      return isSecond ? { row: below, head, at: next } : null;
    }
    return null;
  }

  /** Columns that repeat without a head above them are asked for. */
  private withRepeated(columns: Column[], line: number): Column[] {
    const repeated = repeatedBlocks(columns);
    if (repeated === null) return columns;
    if (repeated.are === 'days') return repeated.columns;
    const answer = this.walker.questions.ask(
      {
        id: 'week-range',
        kind: 'week-range',
        text: 'The columns of sets repeat. Is each a week?',
        choices: [
          { value: 'weeks', label: 'Yes, one week after another' },
          { value: 'sets', label: 'No, further sets of the same week' },
        ],
        proposed: 'weeks',
      },
      line,
    );
    return answer === 'weeks' ? repeated.columns : columns;
  }

  private tableOf(columns: readonly Column[]): Table {
    const day = columns.findIndex(({ kind }) => kind === 'day');
    const parts = { walker: this.walker, work: this.work, lines: this.lines };
    return new Table(parts, columns, day === -1 ? new Map() : this.weekdaysAt(day));
  }

  private weekdaysAt(column: number): Map<string, Weekday> {
    const known = this.weekdays.get(column);
    if (known) return known;
    const found = weekdaysOfColumn(this.rows.map(({ cells }) => cells[column] ?? ''));
    this.weekdays.set(column, found);
    return found;
  }
}
