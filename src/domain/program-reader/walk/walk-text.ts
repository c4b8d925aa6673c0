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
import { readHeading, sessionOf } from '#domain/program-reader/headings/read-heading.ts';
import { fold } from '#domain/program-reader/fold.ts';
import { headCell } from '#domain/program-reader/columns/head-cell.ts';
import { isBlankRow, type Row } from '#domain/program-reader/rows/row.ts';
import { headedParts, looksLikeWork } from './heading-line.ts';
import { headedDays } from './headed-days.ts';
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

const isOneSet = /^(?:set|satz|serie|série|sarja|sett|sæt|подход|セット)(?: ?#| no\.?| number)?$/;

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
    this.lines.title = this.titleLine();
    this.lines.headedDays = headedDays(this.rows, this.walker);
    for (let at = 0; at < this.rows.length; at += 1) {
      const row = this.rows[at] as Row;
      if (row.cells.length === 0) this.walker.mark(row.line, 'head', '');
      else if (isBlankRow(row)) this.lines.passBlank(row.line);
      else if (row.form === 'text') this.readText(row);
      else at = this.readRow(row, at);
    }
    this.walker.finish();
  }

  /** The first line, where the second is a heading, or a blank line stands between: it is the title of it all. */
  private titleLine(): number | null {
    const begin = this.rows.findIndex(row => !isBlankRow(row));
    const [first, second] = this.rows.slice(begin).filter(row => !isBlankRow(row));
    const next = this.rows[begin + 1];
    if (first?.form !== 'text' || second === undefined) return null;
    if (next !== undefined && isBlankRow(next) && !looksLikeWork(first.text)) return first.line;
    if (second.form !== 'text') return null;
    const isHeaded = readHeading(second.text, true) !== null || sessionOf(second.text) !== null;
    return isHeaded ? first.line : null;
  }

  private readText(row: Row): void {
    this.table?.read.passHeading();
    this.lines.read(row.text, row.line);
  }

  /** Reads a row, or the rows of a head; answers the last that is read. */
  private readRow(row: Row, at: number): number {
    const table = this.table?.form === row.form ? this.table : null;
    const cells = cellsOfHead(row.cells, !table?.hasHead) ?? this.ruledHead(row, at);
    const head = cells !== null && this.isOfExercise(row, cells) ? null : cells;
    if (head) return this.readHead(row, head, at);
    if (table?.hasHead) table.read.readRow(row);
    else if (!this.readDaysInRow(row)) this.readHeadless(row);
    return at;
  }

  /** In Markdown a rule says which row is the head; what names no column that is known could still be a row. */
  private ruledHead({ form, cells }: Row, at: number): CellsOfHead | null {
    const isRuled =
      form === 'markdown' && this.rows[at + 1]?.form === form && this.rows[at + 1]?.cells.length === 0;
    if (!isRuled) return null;
    const known = cells.map(headCell);
    const areNames = cells.filter(cell => this.walker.library.find(cell)).length > 1;
    return known.some(Boolean) || areNames ? { known, blocks: cells.map(() => null) } : null;
  }

  /** 'Upper | Back Squat' below a head is the first row of a session, though days are called like both. */
  private isOfExercise({ cells }: Row, { known, blocks }: CellsOfHead): boolean {
    if (!this.table?.hasHead || known.some(Boolean)) return false;
    return cells.some(
      (cell, at) => blocks[at]?.day?.kind === 'named' && this.walker.library.find(cell) !== null,
    );
  }

  /** 'Mon: Back Squat 3x5 | Wed: Bench Press 3x5' in cells: a day each, with its work. */
  private readDaysInRow({ cells, line }: Row): boolean {
    const days = cells.filter(cell => cell !== '');
    if (headedParts(days.join('; '), this.walker.isDayFirst).length < Math.max(2, days.length)) return false;
    for (const day of days) this.lines.read(day, line);
    return true;
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
    this.walker.group = null;
    this.walker.passHead();
    this.walker.positions.passHead();
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
        read: this.tableOf(this.withRepeated(this.withSetNumbers(columns, second?.at ?? at), row.line)),
        form: row.form,
        key: wholeKey,
        hasHead: true,
      };
    }
    if (!this.table.read.hasExercises()) this.table.read.goOnWith(this.lines.exerciseOfTable(row.line));
    return second?.at ?? at;
  }

  /** Under 'Set' numbers that count from 1 on are which set it is, not how many. */
  private withSetNumbers(columns: Column[], head: number): Column[] {
    return columns.map((column, at) =>
      column.kind === 'sets' && isOneSet.test(fold(column.heading)) && this.countsUp(head, at)
        ? { ...column, kind: 'set-number' as const }
        : column,
    );
  }

  private countsUp(head: number, column: number): boolean {
    const numbers: string[] = [];
    for (const { cells } of this.rows.slice(head + 1, head + 5)) {
      const cell = cells[column] ?? '';
      if (cell !== '') numbers.push(cell);
    }
    return numbers[0] === '1' && numbers[1] === '2';
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

  /** Columns that repeat without a head above them raise a question. */
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
