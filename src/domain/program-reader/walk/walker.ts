import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { NotTaken, ReadLine, ReadOptions } from '#domain/program-reader/program-reading.ts';
import { Questions } from '#domain/program-reader/questions/questions.ts';
import type { Library } from './library.ts';
import type { GroupMark, Item, Place, PlacedText } from './item.ts';
import { Places } from './places.ts';

type Became = ReadLine['became'];

/** What is gathered while a text is walked through, line by line. */
export class Walker {
  readonly items: Item[] = [];
  readonly texts: PlacedText[] = [];
  readonly notTaken: NotTaken[] = [];
  readonly questions: Questions;
  readonly places: Places;
  readonly library: Library;
  private readonly lines: readonly string[];
  readonly options: ReadOptions;
  readonly became = new Map<number, { became: Became; read: string }>();
  /** Whether numbers as 3/4 are days of months. */
  isDayFirst = true;
  group: GroupMark | null = null;
  private ahead: string[] = [];
  /** Has the group any exercise yet. */
  private isGroupUsed = false;
  /** What was read where no unit stood. */
  readonly bareUnits: number[] = [];

  constructor(options: ReadOptions, library: Library, lines: readonly string[]) {
    this.lines = lines;
    this.options = options;
    this.library = library;
    this.questions = new Questions(options.answers);
    this.places = new Places(this.questions, options.startsAt?.week ?? 1);
  }

  add(item: Omit<Item, 'group' | 'notes'> & { group?: GroupMark | null; notes?: string[] }): Item {
    const made: Item = { notes: [], ...item, group: item.group ?? this.group };
    this.items.push(made);
    for (const text of this.ahead)
      this.texts.push({ place: { ...made.place, day: null }, text, as: 'week-notes' });
    this.ahead = [];
    this.places.used(item.place.weeks);
    if (this.group !== null) this.isGroupUsed = true;
    for (const line of item.lines) this.mark(line, 'exercise', '');
    return made;
  }

  mark(line: number, became: Became, read: string): void {
    const known = this.became.get(line);
    if (known === undefined || rank[became] > rank[known.became]) this.became.set(line, { became, read });
    else if (known.became === became && read !== '' && known.read !== read)
      known.read = [known.read, read].filter(Boolean).join('; ');
  }

  leave(line: number, text: string, why: string): void {
    if (text.trim() === '') return;
    this.notTaken.push({ line, text: text.trim(), why });
    this.mark(line, 'not-taken', why);
  }

  /** Words of the week whose first exercise is still to come. */
  noteAhead(text: string): void {
    this.ahead.push(text);
  }

  /** What heads no exercise to its end is of the last week. */
  finish(): void {
    for (const text of this.ahead)
      this.texts.push({ place: { ...this.places.now(), day: null }, text, as: 'week-notes' });
    this.ahead = [];
  }

  /** A line as it stands. */
  textOf(line: number): string {
    return (this.lines[line - 1] ?? '').trim();
  }

  /** Words of the day, of the week where none is begun. */
  note(line: number, said: string, place: Place = this.places.now()): void {
    const text = said.replace(/^#+\s+/, '');
    this.texts.push({ place, text, as: place.day === null ? 'week-notes' : 'day-notes' });
    this.mark(line, 'note', text);
  }

  openGroup(
    format: GroupFormat | null,
    reps: string[] | null = null,
    label: string | null = null,
  ): GroupMark {
    this.group = { label, format, reps };
    this.isGroupUsed = false;
    return this.group;
  }

  /** A blank line ends a group that has begun. */
  passBlank(): void {
    if (this.isGroupUsed) this.group = null;
  }

  endGroup(): void {
    this.group = null;
  }
}

/** What is said of a line that became more than one thing. */
const rank: Record<Became, number> = {
  blank: 0,
  'not-taken': 1,
  note: 2,
  total: 2,
  head: 3,
  heading: 3,
  group: 3,
  sets: 4,
  exercise: 5,
};
