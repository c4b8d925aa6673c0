import type { Column } from '#domain/program-reader/columns/column.ts';
import { type ExerciseCategory, exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import type { WorkCell, WorkColumn, WorkFields } from '#domain/program-reader/work/text/work.ts';
import { workColumns } from '#domain/program-reader/work/text/work.ts';
import { fold } from '#domain/program-reader/fold.ts';
import { sessionNameOf } from '#domain/program-reader/headings/read-heading.ts';
import { isRestDay } from '#domain/program-reader/lines/what-line.ts';
import type { GroupMark, Position } from './item.ts';
import { effortColumn, effortQuestion, intensityColumn } from './intensity.ts';
import { cellsOfSets } from './set-columns.ts';
import { groupOfLine, workFieldsOf, type WorkReader } from './read-work.ts';
import { isSaid, type Lane } from './lane.ts';
import { goOnWith, isUnnamed } from './go-on.ts';
import type { TextLines } from './text-lines.ts';
import type { Walker } from './walker.ts';

type Parts = { walker: Walker; work: WorkReader; lines: TextLines };

const isWorkColumn = (kind: string): kind is WorkColumn => (workColumns as readonly string[]).includes(kind);

/** A row as the columns of one lane say it: one exercise, or further sets of the one above. */
export class RowOfLane {
  private readonly walker: Walker;
  private readonly work: WorkReader;
  private readonly lines: TextLines;
  private readonly lane: Lane;
  private readonly line: number;
  private readonly cells: readonly string[];
  private name = '';
  private group: GroupMark | null = null;
  private readonly notes: string[] = [];
  private readonly alternates: string[] = [];
  private readonly parts: WorkCell[] = [];
  private readonly sets: { column: Column; text: string }[] = [];
  private readonly texts: string[] = [];
  /** Of its weights, where a column of their own says it. */
  private unit: 'kg' | 'lb' | null = null;
  private category: ExerciseCategory | null = null;

  constructor(
    { walker, work, lines }: Parts,
    lane: Lane,
    { cells, line }: { cells: readonly string[]; line: number },
  ) {
    this.walker = walker;
    this.work = work;
    this.lines = lines;
    this.lane = lane;
    this.cells = cells;
    this.line = line;
  }

  /** `noted` are the cells of unknown columns that go into the notes. */
  read(noted: ReadonlySet<number>): void {
    const { columns } = this.lane;
    if (!isSaid(this.lane, this.cells)) return;
    const position = this.positionOf();
    for (const { column, at } of columns) {
      const cell = this.cells[at] ?? '';
      if (cell !== '') this.take(column, cell, position, noted.has(at));
    }
    this.finish(position);
  }

  /** The place that the lane's block names, else the place of the row. */
  private positionOf(): Position {
    const { block } = this.lane;
    const now = this.walker.positions.now();
    if (block === null) return now;
    const weeks = block.weeks === null ? now.weeks : this.walker.positions.weeksSaid(block.weeks);
    const position: Position = {
      weeks,
      day: block.day ?? now.day,
      session: block.day === null ? now.session : 1,
    };
    if (block.name !== '')
      this.walker.texts.push({
        position,
        text: block.name,
        as: block.day === null ? 'week-notes' : 'day-name',
      });
    return position;
  }

  private take(column: Column, cell: string, position: Position, isNoted: boolean): void {
    const { kind, unit, percentOf, heading } = column;
    if (isWorkColumn(kind) && kind !== 'notes') {
      this.parts.push({ column: kind, text: cell, unit, ...(percentOf !== null && { percentOf }) });
      return;
    }
    switch (kind) {
      case 'exercise':
        this.name = cell;
        return;
      case 'intensity':
        this.parts.push({ column: intensityColumn(cell), text: cell, unit });
        return;
      case 'work':
        this.texts.push(cell);
        return;
      case 'effort':
        this.parts.push({ column: this.effortOf(cell), text: cell });
        return;
      case 'set':
      case 'set-reps':
      case 'set-load':
        this.sets.push({ column, text: cell });
        return;
      case 'set-number':
        this.parts.push({ column: 'sets', text: countOfNumbers(cell), unit });
        return;
      case 'line':
        this.takeLine(cell, position);
        return;
      case 'group':
      case 'order':
        this.takeMark(cell, kind);
        return;
      case 'alternates':
        this.alternates.push(...cell.split(/[;\n]|\s\/\s|,\s|\sor\s/).flatMap(name => name.trim() || []));
        return;
      case 'notes':
        this.notes.push(cell);
        return;
      case 'unknown':
      case 'blank':
        if (isUnit(column, cell)) this.unit = /^k/i.test(cell) ? 'kg' : 'lb';
        else if (isCategory(column, cell))
          this.category = exerciseCategories.find(known => known === cell) ?? null;
        else if (isNoted) this.notes.push(heading === '' ? cell : `${heading}: ${cell}`);
    }
  }

  /** Under `RPE/RIR` the range of a number tells which of both it is: the coach is asked, once for each. */
  private effortOf(cell: string): WorkColumn {
    const proposed = effortColumn(cell);
    if (proposed.isSaid) return proposed.column;
    const answer = this.walker.questions.ask(effortQuestion(proposed.column), this.line);
    return answer === 'rir' ? 'rir' : 'rpe';
  }

  /** A cell holds an exercise, or the name of a session that is described elsewhere. */
  private takeLine(cell: string, position: Position): void {
    if (isRestDay(cell)) this.walker.mark(this.line, 'heading', 'Rest day');
    else if (position.day !== null && sessionNameOf(cell) !== null && !this.walker.library.find(cell)) {
      this.walker.nameDay(position, cell);
      this.walker.mark(this.line, 'heading', cell);
    } else this.lines.readIn(cell, this.line, position);
  }

  /** 'A', 'A1', '1b' are groups; a number alone is a place in the day. */
  private takeMark(cell: string, kind: 'group' | 'order'): void {
    const mark = /^\(?([A-Za-z])\.?-?\d{0,2}[.):]?$|^\d{1,2}([A-Za-z])[.):]?$/.exec(cell);
    if (mark) {
      const label = mark[1]?.toUpperCase() ?? /\d+/.exec(cell)?.[0] ?? null;
      this.group = { label, format: null, reps: null };
    } else if (kind === 'group' && cell.length <= 10) this.group = { label: cell, format: null, reps: null };
    else if (kind === 'group') this.notes.push(cell);
    else if (!/^[\d.)#]+$/.test(cell)) this.notes.push(cell);
  }

  private finish(position: Position): void {
    const fields = this.fields();
    const hasWork = Object.keys(fields).some(field => field !== 'notes');
    if (this.name !== '' && !hasWork && isRestDay(this.name)) return this.noteRest(position);
    if (amountAlone.test(this.name)) return this.leaveUnnamed();
    if (this.name !== '') return this.addExercise(fields, position);
    const { last } = this.lane;
    if (last !== null && hasWork) {
      this.lane.last = goOnWith(this.walker, last, fields, this.line, position);
      this.lane.last.notes.push(...this.notes);
      this.lane.last.alternates.push(...this.alternates);
      return;
    }
    const words = [...this.notes, ...(fields.notes ? [fields.notes] : [])];
    if (last !== null && words.length > 0) {
      last.notes.push(...words);
      last.lines.push(this.line);
      this.walker.mark(this.line, 'note', words.join('; '));
    } else if (hasWork && isUnnamed(fields)) this.addExercise(fields, position);
    else if (hasWork || (last === null && (this.alternates.length > 0 || this.group !== null)))
      this.leaveUnnamed();
    else for (const word of words) this.walker.note(this.line, word, position);
    if (this.alternates.length > 0 && last !== null) last.alternates.push(...this.alternates);
  }

  /** 'Rest' in place of an exercise: the text beside it is about the day. */
  private noteRest(position: Position): void {
    this.walker.mark(this.line, 'heading', 'Rest day');
    for (const note of this.notes) this.walker.note(this.line, note, position);
  }

  private leaveUnnamed(): void {
    const texts = this.lane.columns.flatMap(({ at }) => this.cells[at] || []);
    this.walker.leave(this.line, texts.join(' '), 'It names no exercise.');
  }

  private fields(): WorkFields {
    const fields: WorkFields = {};
    if (this.sets.length > 0) this.parts.push(...cellsOfSets(this.sets, this.rowOfSets()));
    const parts = this.parts.map(part =>
      weighed.has(part.column) && this.unit !== null ? { ...part, unit: part.unit ?? this.unit } : part,
    );
    if (parts.length > 0) this.takeFields(fields, this.work.readCells(parts, this.name));
    for (const text of this.texts) this.takeFields(fields, this.work.readText(text, this.name));
    return fields;
  }

  private rowOfSets(): Parameters<typeof cellsOfSets>[1] {
    const { walker, line } = this;
    return {
      category: walker.library.categoryOf(this.name),
      weightUnit: this.unit ?? walker.options.weightUnit,
      ask: asked => walker.questions.ask(asked, line),
      assumeUnit: () => {
        if (this.unit === null) walker.bareUnits.push(line);
      },
    };
  }

  private takeFields(fields: WorkFields, read: ReturnType<WorkReader['readText']>): void {
    this.work.tell(read, this.line);
    Object.assign(fields, read.fields);
  }

  /** An exercise's cell may hold a whole line: `A1. Row 3x10`. */
  private addExercise(fields: WorkFields, position: Position): void {
    const { line, alternates, notes, category } = this;
    const made = { position, category, alternates, notes, lines: [line] };
    if (this.name === '' || this.walker.library.find(this.name)) {
      this.lane.last = this.walker.add({ ...made, name: this.name, parts: [fields], group: this.group });
      return;
    }
    const read = this.work.readLine(this.name);
    this.work.tell(read, line);
    const inLine = groupOfLine(read);
    for (const exercise of read.exercises) {
      this.work.tell(exercise, line);
      const name = exercise.name === '' ? this.name : exercise.name;
      this.lane.last = this.walker.add({
        ...made,
        name,
        parts: [{ ...workFieldsOf(exercise), ...fields }],
        group: this.group ?? inLine,
      });
    }
    if (read.exercises.length === 0)
      this.lane.last = this.walker.add({ ...made, name: this.name, parts: [fields], group: this.group });
  }
}

/** Numbers, maybe with a unit. */
export const amountAlone = /^\d[\d.,/\s–-]*(?:kg|lbs?|%|reps?|sets?|s|min)?$/i;

/** The number of sets that a row covers: '3' is one of them, '4-6' three. */
function countOfNumbers(cell: string): string {
  const [, first, last] = /^(\d{1,2})(?:\s?[-–—]\s?(\d{1,2}))?$/.exec(cell) ?? [];
  if (first === undefined) return cell;
  return String(Math.max(0, Number(last ?? first) - Number(first)) + 1);
}

const weighed = new Set<WorkColumn>(['load', 'sets-and-reps']);

/** Whether a cell says what the weights of its row are in. */
export const isUnit = ({ heading }: Column, cell: string): boolean =>
  /^(?:weight |load )?units?$/.test(fold(heading)) && /^(?:kgs?|lbs?)\.?$/i.test(cell);

/** Whether a cell says of which of the product's categories its exercise is. */
export const isCategory = ({ heading }: Column, cell: string): boolean =>
  fold(heading) === 'category' && exerciseCategories.some(known => known === cell);
