import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { QuestionKind } from '#domain/program-reader/program-reading.ts';
import { longestText, type SpokenField } from '#domain/shorthand/spoken-fields.ts';
import { conflictOf, Draft, type Load, type Role } from './draft.ts';
import type { Scan } from './scan.ts';
import type { Leftover, Part, Stretch, WorkOptions } from './work.ts';

/** A doubt before the outcome of each choice is known. */
export type OpenDoubt = Stretch & {
  id: string;
  kind: QuestionKind;
  text: string;
  choices: { value: string; label: string }[];
  proposed: string;
};

/** A question, the same for every stretch that raises it. */
export type Asking<Value extends string> = {
  id: string;
  kind: QuestionKind;
  choices: readonly { value: Value; label: string }[];
};

/** The reader's state for one text, with the result of each of its tokens. Several cells are read into one. */
export class Reader {
  readonly options: WorkOptions;
  readonly draft = new Draft();
  readonly doubts: OpenDoubt[] = [];
  readonly leftovers: Leftover[] = [];
  readonly parts: Part[] = [];
  scan: Scan;
  /** A number alone counts reps: it stands before a name. */
  isCounting = false;
  /** A number before a name is more likely a count than a weight. */
  isBeforeName = false;
  private cell: number | null = null;
  private roles: (Role | undefined)[] = [];
  /** Loads before their sets, to report if they find none. */
  private pendingAt: { from: number; to: number } | null = null;

  constructor(scan: Scan, options: WorkOptions) {
    this.scan = scan;
    this.options = options;
  }

  get category(): ExerciseCategory | null {
    return this.options.category ?? null;
  }

  /** A hold or a stretch: numbers are of time. */
  get isHeld(): boolean {
    return this.category === 'Isometric' || this.category === 'Mobility';
  }

  startCell(scan: Scan, cell: number): void {
    this.scan = scan;
    this.cell = cell;
    this.roles = [];
  }

  /** Starts on another stretch of the same text. */
  startStretch(scan: Scan): void {
    this.scan = scan;
    this.roles = [];
  }

  mark(from: number, to: number, role: Role): void {
    for (let at = from; at < to; at += 1) this.roles[at] = role;
  }

  isTaken(at: number): boolean {
    return this.roles[at] === 'field';
  }

  take(from: number, to: number): number {
    this.mark(from, to, 'field');
    return to;
  }

  note(from: number, to: number, text = this.scan.slice(from, to)): number {
    this.mark(from, to, 'note');
    this.addNote(from, text.trim());
    return to;
  }

  /** A phrase that says more than its field holds is noted in full, and its sign with it. */
  noteAlso(sign: number, to: number, from = sign): void {
    this.mark(sign, sign + 1, 'note');
    this.addNote(from, this.scan.slice(from, to));
  }

  /** The name of a note, and the note. */
  noteAfter(from: number, start: number, to: number): number {
    this.mark(from, start, 'field');
    return this.note(start, to);
  }

  /** A text in quotes for a field, as shorthand writes it: work goes to its sets. */
  setQuoted(field: Exclude<SpokenField, 'notes'>, text: string, from: number, to: number): number {
    const { draft } = this;
    const last = draft.segments.at(-1);
    if (field === 'sets' || field === 'reps' || field === 'time' || field === 'distance') {
      const value = field === 'reps' ? { reps: [text] } : { [field]: text };
      if (last && (field === 'reps' ? last.reps.length === 0 : last[field] === null))
        Object.assign(last, value);
      else draft.add(value);
      return this.take(from, to);
    }
    return this.set(field, text, from, to);
  }

  addNote(at: number, text: string): void {
    if (text === '') return;
    this.draft.notes.push({ cell: this.cell ?? 0, from: this.scan.at(at).from, text });
  }

  leave(from: number, to: number, why: string): number {
    this.mark(from, to, 'leftover');
    this.leftovers.push({ ...this.stretch(from, to), text: this.scan.slice(from, to), why });
    return to;
  }

  /** The answer to a question, else the proposal. */
  decide<Value extends string>(
    asking: Asking<Value>,
    [from, to]: readonly [number, number],
    proposed: Value,
  ): Value {
    return this.decideOn(asking, { ...this.stretch(from, to), text: this.scan.slice(from, to) }, proposed);
  }

  /** A decision that only the whole text allows. */
  decideOfAll<Value extends string>(asking: Asking<Value>, text: string, proposed: Value): Value {
    const { begin, end } = this.scan;
    return this.decideOn(asking, { ...this.stretch(begin, end), text }, proposed);
  }

  private decideOn<Value extends string>(
    { id, kind, choices }: Asking<Value>,
    asked: Stretch & { text: string },
    proposed: Value,
  ): Value {
    if (!this.doubts.some(doubt => doubt.id === id))
      this.doubts.push({ ...asked, id, kind, choices: [...choices], proposed });
    const answer = this.options.answers?.[id];
    return choices.find(({ value }) => value === answer)?.value ?? proposed;
  }

  /** A field of the whole prescription; what says it again and otherwise is left over. */
  set(field: Exclude<SpokenField, 'notes'>, text: string, from: number, to: number): number {
    const before = this.draft.fields[field];
    if (before !== undefined && before !== null && before !== text) {
      return this.leave(from, to, `${fieldLabels[field]} is said twice.`);
    }
    if (text.length > longestText(field)) {
      return this.leave(from, to, `${fieldLabels[field]} can have at most ${longestText(field)} characters.`);
    }
    this.draft.fields[field] = text;
    return this.take(from, to);
  }

  /** A load, to the sets of its clause or to those that follow. */
  load(said: Load, from: number, to: number): number {
    const { draft } = this;
    const load = { ...said, at: { ...this.stretch(from, to), text: this.scan.slice(from, to) } };
    const { segment } = draft;
    const before = segment ? segment.load : draft.pending;
    const twice = conflictOf(before, load);
    if (twice !== null && segment)
      return this.leave(from, to, `${loadLabels[twice] ?? 'The load'} is said twice.`);
    if (twice !== null) return this.listPending(load, from, to);
    Object.assign(before, load);
    if (!segment) this.pendingAt = { from: this.pendingAt?.from ?? from, to };
    return this.take(from, to);
  }

  /** `60%, 70%, 80%`: one load after another, for the sets one by one. */
  private listPending(load: Load, from: number, to: number): number {
    const { pending } = this.draft;
    if ((pending.unit ?? load.unit) !== (load.unit ?? pending.unit)) {
      return this.leave(from, to, 'The weight stands in two units.');
    }
    for (const key of ['weight', 'percent', 'rpe'] as const) {
      if (load[key]) pending[key] = [...(pending[key] ?? []), ...load[key]];
    }
    this.pendingAt = { from: this.pendingAt?.from ?? from, to };
    return this.take(from, to);
  }

  /** Details apart from any sets go to the sets that have none. */
  settlePending(): void {
    const { draft } = this;
    const { pending } = draft;
    const at = this.pendingAt;
    if (at === null || (!pending.weight && !pending.percent && !pending.rpe)) return;
    const last = draft.segments.at(-1);
    draft.pending = {};
    this.pendingAt = null;
    if (!last) {
      draft.add({ load: pending });
      return;
    }
    const free = draft.segments.filter(
      ({ load }) => conflictOf(load, pending) === null && !hasSame(load, pending),
    );
    if (free.length > 0) {
      for (const segment of free) segment.load = { ...segment.load, ...pending };
      return;
    }
    if (joinsList(last.load, pending, last.reps.length, last.sets)) return;
    this.leave(at.from, at.to, 'The load is said twice.');
  }

  private stretch(from: number, to: number): Stretch {
    const { tokens } = this.scan;
    const stretch = { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
    return this.cell === null ? stretch : { ...stretch, cell: this.cell };
  }

  /** Tokens that no part has taken are left over; separators are in none. */
  endCell(): void {
    const { scan } = this;
    let from: number | null = null;
    this.adoptSigns();
    for (let at = scan.begin; at <= scan.end; at += 1) {
      const isLost = at < scan.end && this.roles[at] === undefined && !isSeparator(scan, at);
      if (isLost && from === null) from = at;
      if (!isLost && from !== null) {
        this.leave(from, at, `“${shorten(scan.slice(from, at))}” is not understood.`);
        from = null;
      }
    }
    this.adoptSigns();
    this.addParts();
  }

  /** Brackets around an entry, and a dash before it, belong to it. */
  private adoptSigns(): void {
    const { scan, roles } = this;
    for (let at = scan.end - 2; at >= scan.begin; at -= 1) {
      if (roles[at] !== undefined || roles[at + 1] === undefined) continue;
      if (opening.has(scan.at(at).text) && scan.isTight(at + 1)) roles[at] = roles[at + 1];
    }
    for (let at = scan.begin + 1; at < scan.end; at += 1)
      if (roles[at] === undefined && roles[at - 1] !== undefined && closing.has(scan.at(at).text))
        roles[at] = roles[at - 1];
  }

  private addParts(): void {
    const { scan } = this;
    for (let at = scan.begin; at < scan.end; at += 1) {
      const role = this.roles[at];
      const last = this.parts.at(-1);
      if (role === undefined) continue;
      const { from, to } = this.stretch(at, at + 1);
      const isNext =
        last?.as === role &&
        last.cell === (this.cell ?? undefined) &&
        this.roles[at - 1] === role &&
        at > scan.begin;
      if (isNext) last.to = to;
      else this.parts.push({ from, to, as: role, ...(this.cell !== null && { cell: this.cell }) });
    }
  }
}

const hasSame = (one: Load, other: Load): boolean =>
  (['weight', 'percent', 'rpe'] as const).some(key => one[key] !== undefined && other[key] !== undefined);

/** `5,5,5 @65%, 75%, 85%`: the loads that follow are those of the sets that follow. */
function joinsList(load: Load, pending: Load, reps: number, sets: string | null): boolean {
  for (const key of ['weight', 'percent', 'rpe'] as const) {
    const [before, more] = [load[key], pending[key]];
    if (!before || !more) continue;
    const all = [...before, ...more];
    if (all.length !== reps && String(all.length) !== sets && !(sets === null && reps <= 1)) return false;
    load[key] = all;
  }
  return true;
}

const opening = new Set(['(', '[', '-']);
const closing = new Set([')', ']']);

const separators = new Set([
  ',',
  ';',
  '·',
  '|',
  '-',
  '(',
  ')',
  '[',
  ']',
  ':',
  '.',
  '→',
  '←',
  '>',
  '☐',
  '☑',
  '✓',
]);

const isSeparator = (scan: Scan, index: number): boolean => {
  const { kind, text } = scan.at(index);
  return kind === 'sign' && separators.has(text) && !scan.isBound(index);
};

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const loadLabels: Partial<Record<keyof Load, string>> = {
  weight: 'The weight',
  percent: 'The percent',
  rpe: 'The effort',
};

const fieldLabels: Record<Exclude<SpokenField, 'notes'>, string> = {
  sets: 'The number of sets',
  reps: 'The number of reps',
  weight: 'The weight',
  percent1RM: 'The percent',
  rpe: 'The effort',
  time: 'The time',
  distance: 'The distance',
  restSeconds: 'The rest',
  tempo: 'The tempo',
  targetHeartRate: 'The heart rate',
  volume: 'The number of contacts',
  contactTime: 'The contact time',
  groundContactTime: 'The ground contact time',
  groupLabel: 'The group',
};
