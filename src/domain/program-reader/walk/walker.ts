import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { NotTaken, ReadLine, ReadOptions } from '#domain/program-reader/program-reading.ts';
import { Questions } from '#domain/program-reader/questions/questions.ts';
import type { RepsFirst, WorkFields } from '#domain/program-reader/work/text/work.ts';
import { eitherOf, withoutRemark } from './either.ts';
import type { Library } from './library.ts';
import type { DayRef } from '#domain/program-reader/headings/day-ref.ts';
import type { GroupMark, Item, Position, PositionedText } from './item.ts';
import { LikelyExercises } from './likely-exercises.ts';
import { PositionTracker } from './position-tracker.ts';
import { asWarmUps } from './warm-ups.ts';

type Became = ReadLine['became'];

/** The state collected while a text is walked through, line by line. */
export class Walker {
  readonly items: Item[] = [];
  readonly texts: PositionedText[] = [];
  readonly notTaken: NotTaken[] = [];
  readonly questions: Questions;
  readonly positions: PositionTracker;
  readonly library: Library;
  readonly likely: LikelyExercises;
  private readonly lines: readonly string[];
  readonly options: ReadOptions;
  readonly became = new Map<number, { became: Became; read: string }>();
  /** Whether numbers as 3/4 are days of months. */
  isDayFirst = true;
  /** Whether lines could say reps before sets. */
  repsFirst: RepsFirst = null;
  group: GroupMark | null = null;
  private ahead: string[] = [];
  /** Has the group any exercise yet. */
  private isGroupUsed = false;
  /** Lines with a weight that has no unit. */
  readonly bareUnits: number[] = [];

  constructor(options: ReadOptions, library: Library, lines: readonly string[]) {
    this.lines = lines;
    this.options = options;
    this.library = library;
    this.likely = new LikelyExercises(library);
    this.questions = new Questions(options.answers);
    this.positions = new PositionTracker(this.questions, options.startsAt?.week ?? 1);
  }

  add(item: Omit<Item, 'group' | 'notes'> & { group?: GroupMark | null; notes?: string[] }): Item {
    const { whole, remark } = withoutRemark(item.name, this.library);
    const [name, ...others] = this.library.find(whole) ? [whole] : eitherOf(whole, this.library);
    // Named one by one: spread, objects of many shapes take longer than all else here.
    const made: Item = {
      name: name ?? item.name,
      category: item.category,
      position: item.position,
      parts: item.parts,
      group: item.group ?? this.group,
      notes: [...(remark === null ? [] : [remark]), ...(item.notes ?? [])],
      alternates: [...others, ...item.alternates],
      lines: item.lines,
    };
    if (this.warmUps !== null) {
      made.isWarmUp = true;
      // In a group its rounds are the sets.
      if (!made.group?.format) made.parts = made.parts.map(asWarmUps);
    }
    this.items.push(made);
    for (const text of this.ahead)
      this.texts.push({ position: { ...made.position, day: null }, text, as: 'week-notes' });
    this.ahead = [];
    this.positions.used(item.position.weeks);
    this.nameRest(made);
    if (this.group !== null) this.isGroupUsed = true;
    if (this.warmUps !== null) this.warmUps.isUsed = true;
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
  noteUpcoming(text: string): void {
    this.ahead.push(text);
  }

  /** Lines that head nothing by the end are notes of the last week. */
  finish(): void {
    for (const text of this.ahead)
      this.texts.push({ position: { ...this.positions.now(), day: null }, text, as: 'week-notes' });
    this.ahead = [];
  }

  /** A line as it stands. */
  textOf(line: number): string {
    return (this.lines[line - 1] ?? '').trim();
  }

  /** Words of the day, of the week where none is begun. */
  note(line: number, said: string, position: Position = this.positions.now()): PositionedText {
    const text = said.replace(/^#+\s+/, '');
    if (this.warmUps?.isNoted === false) {
      this.warmUps.isNoted = true;
      this.note(line, 'Warm-up:', position);
    }
    const placed: PositionedText = { position, text, as: position.day === null ? 'week-notes' : 'day-notes' };
    this.texts.push(placed);
    this.mark(line, 'note', text);
    return placed;
  }

  /** The name of a day of rest, for a day that has exercises all the same. */
  private restName: { position: Position; text: string } | null = null;

  nameIfUsed(text: string): void {
    this.restName = { position: this.positions.now(), text };
  }

  private nameRest({ position }: Item): void {
    const { restName } = this;
    this.restName = null;
    if (restName !== null && JSON.stringify(restName.position) === JSON.stringify(position))
      this.texts.push({ position, text: restName.text, as: 'day-name' });
  }

  private readonly numbered = new Map<number, DayRef>();

  /** 'Day 1 (Mon)' says which weekday further ones called Day 1 are. */
  resolvedDay(day: DayRef, number: number | null): DayRef {
    if (number !== null) this.numbered.set(number, day);
    return day.kind === 'number' ? (this.numbered.get(day.number) ?? day) : day;
  }

  private readonly scheduled = new Set<string>();

  /** A day's name may be the name of a session that is described elsewhere. */
  nameDay(position: Position, text: string): void {
    this.texts.push({ position, text, as: 'day-name' });
    this.scheduled.add(text.toLowerCase());
  }

  /** Whether a day is called like a session. */
  isScheduled = (name: string): boolean => this.scheduled.has(name.toLowerCase());

  /** A line taken for a remark turned out to be something else. */
  takeBack(placed: PositionedText, line: number): void {
    const at = this.texts.lastIndexOf(placed);
    if (at !== -1) this.texts.splice(at, 1);
    this.became.delete(line);
  }

  openGroup(
    format: GroupFormat | null,
    reps: string[] | null = null,
    label: string | null = null,
  ): GroupMark {
    this.passHead();
    this.group = { label, format, reps };
    this.isGroupUsed = false;
    return this.group;
  }

  /** State below the heading of warm-ups; a heading holds over blank lines. */
  private warmUps: { isHeading: boolean; isUsed: boolean; isNoted: boolean } | null = null;

  openWarmUps(isHeading: boolean, isNoted = false): void {
    this.warmUps = { isHeading, isUsed: false, isNoted };
  }

  /** Sets without a name, which go on with an exercise above. */
  setsHere(fields: WorkFields): WorkFields {
    if (this.warmUps === null) return fields;
    this.warmUps.isUsed = true;
    return asWarmUps(fields);
  }

  /** A blank line ends what has begun. */
  passBlank(): void {
    if (this.isGroupUsed) this.group = null;
    if (this.warmUps?.isHeading === false) this.passHead();
  }

  /** The head of a table belongs to what heads it. */
  passHead(): void {
    if (this.warmUps?.isUsed) this.warmUps = null;
  }

  endWarmUps(): void {
    this.warmUps = null;
  }

  endGroup(): void {
    this.group = null;
    this.warmUps = null;
  }
}

/** Precedence of results for a line that became more than one thing. */
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
