import { isTrainingMaxPercent, trainingMaxRange } from '#domain/loads/training-max-percent.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { maxExercisesPerDay, maxPathWeeks } from '#domain/limits.ts';
import type { Weekday } from '#domain/plain-date.ts';
import { ExerciseNames } from '#domain/program-reader/assemble/exercise-names.ts';
import { workText } from '#domain/program-reader/assemble/work-text.ts';
import { weekdayOfWord } from '#domain/program-reader/headings/weekday-words.ts';
import { capitalised, quotedShort } from '#domain/program-reader/names.ts';
import type {
  NotTaken,
  ProgramReading,
  ReadDay,
  ReadExercise,
  ReadLine,
  ReadOptions,
  ReadWeek,
} from '#domain/program-reader/program-reading.ts';
import { Questions } from '#domain/program-reader/questions/questions.ts';
import { isBlankRow, type Row } from '#domain/program-reader/rows/row.ts';
import { Library } from '#domain/program-reader/walk/library.ts';
import { columnOf, namesListed } from '#domain/program-files/csv-columns.ts';
import { type ExportedCells, prescriptionOfCells } from './exported-cells.ts';

/** Columns that only a table has which was exported here: its cells are taken to the letter. */
const ownColumns = ['restTimerSeconds', 'setTargets', 'groupFormat'];

type Field = keyof ExportedCells;

/** The head of a table that was exported here; null for any other text. */
export function exportedHead(rows: readonly Row[]): Row | null {
  const head = rows.find(row => !isBlankRow(row));
  if (!head || head.form === 'text') return null;
  const columns = head.cells.map(columnOf);
  return columns.includes('exercise') && ownColumns.every(own => columns.some(column => column === own))
    ? head
    : null;
}

/** The program of such a table, each cell to the letter. */
export function readExported(
  rows: readonly Row[],
  lines: readonly string[],
  openQuote: number | null,
  options: ReadOptions,
): ProgramReading {
  const head = exportedHead(rows);
  const reader = new ExportedReader(options, head?.cells ?? []);
  if (openQuote !== null) reader.leave(openQuote, '"', 'A quote begins here that nothing closes.');
  for (const row of rows) {
    if (isBlankRow(row)) reader.became.set(row.line, { became: 'blank', read: '' });
    else if (row.line === head?.line)
      reader.became.set(row.line, { became: 'head', read: row.cells.join(', ') });
    else reader.readRow(row);
  }
  return reader.result(rows, lines);
}

class ExportedReader {
  readonly became = new Map<number, Pick<ReadLine, 'became' | 'read'>>();
  private readonly notTaken: NotTaken[] = [];
  private readonly headings: readonly string[];
  private readonly columns: (Field | undefined)[];
  private readonly questions: Questions;
  private readonly library: Library;
  private readonly names: ExerciseNames;
  private readonly made = new Map<number, { notes: string; days: Map<Weekday, ReadDay> }>();
  private week = 1;
  private day: Weekday | null = null;
  private trainingMax: number | null = null;

  constructor(options: ReadOptions, headings: readonly string[]) {
    this.headings = headings;
    this.columns = headings.map(heading => (/^percent of$/i.test(heading) ? 'percentOf' : columnOf(heading)));
    this.questions = new Questions(options.answers);
    this.library = new Library(options.library);
    this.names = new ExerciseNames(this.library, this.questions, []);
  }

  leave(line: number, text: string, why: string): void {
    this.notTaken.push({ line, text, why });
    if (!this.became.has(line)) this.became.set(line, { became: 'not-taken', read: why });
  }

  readRow({ line, cells }: Row): void {
    const said: ExportedCells = {};
    for (const [at, cell] of cells.entries()) {
      if (cell === '') continue;
      const column = this.columns[at];
      if (column) said[column] = cell;
      else
        this.leave(
          line,
          cell,
          this.headings[at]
            ? `${quotedShort(this.headings[at])} is no column of a program.`
            : 'No column of the head stands above it.',
        );
    }
    const { week, day, dayName = '', dayNotes = '', weekNotes = '', exercise = '' } = said;
    if (said.trainingMaxPercent !== undefined) this.readTrainingMax(said.trainingMaxPercent, line);
    if (week !== undefined) this.enterWeek(week, line);
    if (day !== undefined) this.enterDay(day, line);
    const of = this.weekAt(this.week);
    of.notes = this.take(of.notes, weekNotes, line, 'This week has other notes further up.');
    if (this.day === null) {
      for (const text of [dayName, dayNotes, exercise])
        if (text !== '') this.leave(line, text, 'It says no day.');
    } else this.readDay(this.dayAt(this.week, this.day), { dayName, dayNotes, exercise }, said, line);
    if (!this.became.has(line)) this.became.set(line, { became: 'heading', read: this.positionText() });
  }

  private positionText = (): string =>
    [`Week ${this.week}`, this.day && capitalised(this.day)].filter(Boolean).join(', ');

  private readDay(
    day: ReadDay,
    { dayName, dayNotes, exercise }: { dayName: string; dayNotes: string; exercise: string },
    said: ExportedCells,
    line: number,
  ): void {
    day.dayName = this.take(day.dayName, dayName, line, 'This day has another name further up.');
    day.notes = this.take(day.notes, dayNotes, line, 'This day has other notes further up.');
    if (exercise !== '') {
      if (day.exercises.length >= maxExercisesPerDay)
        this.leave(line, exercise, `A day has at most ${maxExercisesPerDay} exercises.`);
      else day.exercises.push(...this.exerciseOf(exercise, said, line));
    } else if (Object.keys(said).some(field => !positionFields.has(field)))
      this.leave(line, Object.values(said).join(' '), 'It names no exercise.');
  }

  private exerciseOf(name: string, said: ExportedCells, line: number): ReadExercise[] {
    const { prescription, category, wrong } = prescriptionOfCells(said);
    for (const { text, why } of wrong) this.leave(line, text, why);
    const ofCategory = category === null ? undefined : this.library.ofCategory(name, category);
    const named = ofCategory ? { id: ofCategory.id, name: ofCategory.name } : this.names.named(name, [line]);
    const alternates = (namesListed(said.alternates ?? '') ?? []).flatMap(alternate => {
      const found =
        (category && this.library.ofCategory(alternate, category)) ?? this.library.find(alternate)?.exercise;
      return [{ name: alternate, id: found?.id ?? null }];
    });
    if (named === null) {
      this.leave(line, name, 'It was said to be no exercise.');
      return [];
    }
    this.became.set(line, { became: 'exercise', read: workText(named.name, prescription) });
    const ids = alternates.flatMap(({ id }) => (id === null || id === named.id ? [] : [id]));
    return [
      {
        ...prescription,
        exerciseName: named.name,
        exerciseId: named.id,
        category: category ?? this.library.categoryOf(name),
        alternateNames: alternates.map(alternate => alternate.name),
        alternateExerciseIds: [...new Set(ids)],
        lines: [line],
      },
    ];
  }

  private take(has: string, says: string, line: number, why: string): string {
    if (has !== '' && says !== '' && has !== says) this.leave(line, says, why);
    return has || says;
  }

  private enterWeek(cell: string, line: number): void {
    const number = Number(/^(?:week|wk)?\s*(\d{1,3})$/i.exec(cell)?.[1] ?? 0);
    if (number < 1 || number > maxPathWeeks)
      return this.leave(line, cell, `A week is a number from 1 to ${maxPathWeeks}.`);
    if (number !== this.week) this.day = null;
    this.week = number;
  }

  private enterDay(cell: string, line: number): void {
    this.day = weekdayOfWord(cell);
    if (this.day === null) this.leave(line, cell, 'A day is a weekday, as Monday or Mon.');
  }

  /** Of the whole program, wherever it stands. */
  private readTrainingMax(cell: string, line: number): void {
    const percent = readNumber(cell.replace(/%$/, '').trim());
    if (percent === null || !isTrainingMaxPercent(percent)) this.leave(line, cell, wrongTrainingMax);
    else if (this.trainingMax !== null && this.trainingMax !== percent)
      this.leave(line, cell, 'The program has another training max further up.');
    else this.trainingMax = percent;
  }

  private weekAt(week: number): { notes: string; days: Map<Weekday, ReadDay> } {
    const known = this.made.get(week) ?? { notes: '', days: new Map<Weekday, ReadDay>() };
    this.made.set(week, known);
    return known;
  }

  private dayAt(week: number, dayOfWeek: Weekday): ReadDay {
    const { days } = this.weekAt(week);
    const known = days.get(dayOfWeek) ?? { dayOfWeek, dayName: '', notes: '', exercises: [] };
    days.set(dayOfWeek, known);
    return known;
  }

  result(rows: readonly Row[], lines: readonly string[]): ProgramReading {
    const weeks: ReadWeek[] = [...this.made]
      .toSorted(([a], [b]) => a - b)
      .map(([weekNumber, { notes, days }]) => ({ weekNumber, notes, days: [...days.values()] }));
    return {
      weeks,
      trainingMaxPercent: this.trainingMax,
      questions: this.questions.all(),
      notTaken: this.notTaken.toSorted((a, b) => a.line - b.line),
      lines: rows.flatMap(({ line, lineCount }) => {
        const found = this.became.get(line) ?? { became: 'blank' as const, read: '' };
        return Array.from({ length: lineCount }, (_, at) => ({
          line: line + at,
          text: lines[line + at - 1] ?? '',
          became: found.became,
          read: at === 0 ? found.read : '',
        }));
      }),
      statements: [],
      refused: null,
    };
  }
}

const wrongTrainingMax = `A training max is ${trainingMaxRange.least} to ${trainingMaxRange.most} percent of the max, whole or halves.`;

const positionFields = new Set<string>([
  'week',
  'day',
  'dayName',
  'dayNotes',
  'weekNotes',
  'exercise',
  'trainingMaxPercent',
]);
