import type { Weekday } from '#domain/plain-date.ts';
import type { Column } from '#domain/program-reader/columns/column.ts';
import type { Row } from '#domain/program-reader/rows/row.ts';
import type { Question } from '#domain/program-reader/program-reading.ts';
import { fold } from '#domain/program-reader/fold.ts';
import { readHeading } from '#domain/program-reader/headings/read-heading.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import type { Item } from './item.ts';
import { isSaid, type Lane, lanesOf } from './lane.ts';
import { positionText, takeHeading } from './heading-line.ts';
import type { WorkReader } from './read-work.ts';
import { amountAlone, isCategory, isUnit, RowOfLane } from './row-of-lane.ts';
import { enterDateCell, enterDayCell, enterWeekCell } from './table-places.ts';
import type { TextLines } from './text-lines.ts';
import { isTotal } from '#domain/program-reader/lines/what-line.ts';
import type { Walker } from './walker.ts';

/** A sheet whose head has been read. */
export class Table {
  readonly columns: readonly Column[];
  private readonly walker: Walker;
  private readonly work: WorkReader;
  private readonly lines: TextLines;
  private readonly lanes: Lane[];
  private readonly weekdays: ReadonlyMap<string, Weekday>;

  constructor(
    parts: { walker: Walker; work: WorkReader; lines: TextLines },
    columns: readonly Column[],
    weekdays: ReadonlyMap<string, Weekday>,
  ) {
    ({ walker: this.walker, work: this.work, lines: this.lines } = parts);
    this.columns = columns;
    this.weekdays = weekdays;
    this.lanes = lanesOf(columns);
  }

  hasExercises = (): boolean =>
    this.columns.some(
      ({ kind, block }) => block !== null || kind === 'exercise' || kind === 'line' || kind === 'work',
    );

  /** Rows that name no exercise are of one that stands above the table. */
  goOnWith(item: Item | null): void {
    for (const lane of this.lanes) lane.last = item;
  }

  /** A heading between the rows: no row goes on with the exercise above it. */
  passHeading(): void {
    for (const lane of this.lanes) lane.last = null;
  }

  readRow(row: Row): void {
    const { cells, line } = row;
    const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
    const [first = 0] = filled;
    const text = cells[first] ?? '';
    if (isTotal(text)) return this.lines.readTotal(filled.map(at => cells[at]).join(' '), line);
    if (filled.length === 1 && this.isTextAlone(first, text)) {
      this.passHeading();
      this.lines.read(text, line);
      return;
    }
    if (
      filled.length > 1 &&
      this.readHeadingRow(
        filled.map(at => cells[at] ?? ''),
        first,
        line,
      )
    )
      return;
    this.readCells(row);
  }

  /** A cell alone is a heading, a group or a remark; under a head of work it is further work of the exercise above. */
  private isTextAlone(at: number, text: string): boolean {
    const column = this.columns[at];
    const kind = column?.kind ?? 'blank';
    if (kind === 'exercise') return !this.walker.library.find(text);
    if (kind === 'line' || kind === 'work') return false;
    if (kind === 'week' || kind === 'day' || kind === 'date')
      return /\p{L}/u.test(text) && readHeading(text, true) === null;
    return (
      kind === 'blank' || kind === 'unknown' || kind === 'order' || kind === 'group' || kind === 'session'
    );
  }

  /** 'Day 1 | Lower | |' over the rows of a day. */
  private readHeadingRow(texts: readonly string[], at: number, line: number): boolean {
    const kind = this.columns[at]?.kind;
    if (kind === 'week' || kind === 'day' || kind === 'date' || kind === 'line' || kind === 'work')
      return false;
    if (texts.some((text, position) => position > 0 && /\d/.test(text) && readHeading(text, true) === null))
      return false;
    const heading = readHeading(texts[0] ?? '', this.walker.isDayFirst);
    if (heading === null || heading.rest !== '' || this.walker.library.find(texts[0] ?? '')) return false;
    const whole = readHeading(texts.join(' – '), this.walker.isDayFirst);
    if (whole === null) return false;
    this.passHeading();
    takeHeading(this.walker, whole, line);
    this.walker.mark(line, 'heading', positionText(this.walker));
    return true;
  }

  private readCells({ cells, line }: Row): void {
    const noted = new Set<number>();
    for (const [at, cell] of cells.entries()) {
      if (cell === '') continue;
      const column = this.columns[at];
      if (column?.kind === 'unknown' || column?.kind === 'blank') {
        if (!isCategory(column, cell) && !isUnit(column, cell) && this.isNoted(column, cell, line))
          noted.add(at);
      } else if (column === undefined)
        this.walker.leave(line, cell, 'No column of the head stands above it.');
      else if (column.block === null) this.readPosition(column, cell, line);
    }
    const named = this.columns.findIndex(({ kind, block }) => kind === 'session' && block === null);
    const session = named === -1 ? '' : (cells[named] ?? '');
    if (session !== '') this.readSession(session, line);
    const count = this.walker.items.length;
    if (!this.lanes.some(lane => isSaid(lane, cells))) return this.leaveShared(cells, line);
    for (const lane of this.lanes) {
      const row = new RowOfLane({ walker: this.walker, work: this.work, lines: this.lines }, lane, {
        cells,
        line,
      });
      row.read(noted);
    }
    if (this.walker.items.length === count) this.leaveDay(cells, line);
    if (!this.walker.became.has(line)) this.walker.mark(line, 'heading', positionText(this.walker));
  }

  /** The name of a day that nothing in its row is done on, where the row is no heading of others. */
  private leaveDay(cells: readonly string[], line: number): void {
    const became = this.walker.became.get(line)?.became;
    if (became === undefined || became === 'heading') return;
    for (const [at, { kind, block }] of this.columns.entries())
      if (block === null && positionKinds.has(kind))
        this.walker.leave(line, cells[at] ?? '', 'Nothing in its row is done.');
  }

  /** Of a row that says nothing in any of the weeks or days beside each other. */
  private leaveShared(cells: readonly string[], line: number): void {
    const [lane] = this.lanes;
    // The name of a session is lost with it: it has no exercise that would hold it.
    const said = lane?.columns.filter(
      ({ column, at }) =>
        column.block === null && cells[at] && (!positionKinds.has(column.kind) || column.kind === 'day'),
    );
    const text = (said ?? []).map(({ at }) => cells[at]).join(' ');
    this.walker.leave(line, text, 'None of the weeks or days beside it says what is done.');
    if (!this.walker.became.has(line)) this.walker.mark(line, 'heading', positionText(this.walker));
  }

  private readPosition({ kind }: Column, cell: string, line: number): void {
    if (kind === 'week') enterWeekCell(this.walker, cell, line);
    else if (kind === 'day') enterDayCell(this.walker, cell, line, this.weekdays);
    else if (kind === 'date') enterDateCell(this.walker, cell, line);
  }

  /** The name of a day that another column says, else the day itself. */
  private readSession(cell: string, line: number): void {
    const { positions } = this.walker;
    const hasDay = this.columns.some(({ kind }) => kind === 'day' || kind === 'date');
    if (!hasDay && !positions.isOnPlainDay())
      return positions.enterDayOfCell({ kind: 'named', name: cell }, line);
    this.walker.texts.push({ position: positions.now(), text: cell, as: 'day-name' });
  }

  /** Whether a cell of an unknown column goes into the notes: the coach is asked once for the column. */
  private isNoted({ heading }: Column, cell: string, line: number): boolean {
    if (isTotal(heading)) {
      this.walker.leave(line, cell, 'A total is worked out, not trained.');
      return false;
    }
    if (this.walker.library.find(heading) && amountAlone.test(cell)) {
      this.walker.leave(line, cell, `It says how much ${heading} someone lifts, not what is to be done.`);
      return false;
    }
    const proposed = filledIn.test(fold(heading)) ? 'out' : 'notes';
    const answer = this.walker.questions.ask(columnQuestion(heading, proposed), line);
    if (answer !== 'notes') this.walker.leave(line, cell, 'Its column is left out.');
    return answer === 'notes';
  }
}

/** Columns that are calculated, or filled in during training. */
const filledIn =
  /\b(?:e1rm|est|estimated|actual|done|completed?|logged|result|results|check|max|checked|volume|lifted)\b|✓|✔/;

function columnQuestion(heading: string, proposed: string): Omit<Question, 'lines'> {
  const named =
    heading === ''
      ? 'There is a column without a head'
      : `The column ${quotedShort(heading)} is not one of a program`;
  return {
    id: `column:${fold(heading)}`,
    kind: 'column',
    text: `${named}. Where does it go?`,
    choices: [
      { value: 'notes', label: 'Into the notes' },
      { value: 'out', label: 'Nowhere: leave it out' },
    ],
    proposed,
  };
}

const positionKinds = new Set<string>(['week', 'day', 'date', 'session']);
