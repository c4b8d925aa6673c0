import { maxExercisesPerDay, maxPathWeeks } from '#domain/limits.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import { dayKey, daysIn, nameOfDay } from '#domain/program-reader/headings/day-ref.ts';
import { capitalised } from '#domain/program-reader/names.ts';
import type { ReadDay, ReadExercise, ReadWeek } from '#domain/program-reader/program-reading.ts';
import type { Item, Position } from '#domain/program-reader/walk/item.ts';
import type { Walker } from '#domain/program-reader/walk/walker.ts';
import { prescriptionOf } from '#domain/program-reader/work/prescription-of.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';
import { ExerciseNames, shapeOf } from './exercise-names.ts';
import { labelGroups } from './group-labels.ts';
import { joinWarmUps } from './join-warm-ups.ts';
import { mergedParts, withGroup } from './merge-parts.ts';
import { type DayOfWeek, type Resolve, resolveDays } from './resolve-days.ts';
import { reuseSets } from './reuse-sets.ts';
import { workText } from './work-text.ts';

/** Facts that hold for the whole text. */
export type TextFacts = { alternating: boolean; trainingMax: 'all' | 'some' | 'none' };

/** The weeks that a text's items, names and notes come to. */
export function assemble(walker: Walker, says: TextFacts): ReadWeek[] {
  const usualDay = walker.options.startsAt?.day ?? 'monday';
  reuseSets(walker);
  joinWarmUps(walker);
  labelGroups(walker.items);
  const resolve = resolveDays(walker, { usualDay, alternates: says.alternating });
  const assembly = new Assembly(walker, resolve, says);
  assembly.addItems();
  assembly.addTexts();
  return assembly.weeks();
}

const nothingDone: ReadExercise = {
  ...emptyPrescription,
  exerciseName: '',
  exerciseId: null,
  category: null,
  alternateNames: [],
  lines: [],
};

class Assembly {
  private readonly walker: Walker;
  private readonly resolve: Resolve;
  private readonly names: ExerciseNames;
  private readonly says: TextFacts;
  private readonly made = new Map<
    number,
    { notes: string[]; days: Map<Weekday, ReadDay & { words: string[] }> }
  >();

  constructor(walker: Walker, resolve: Resolve, says: TextFacts) {
    this.says = says;
    this.walker = walker;
    this.resolve = resolve;
    this.names = new ExerciseNames(walker.library, walker.questions, walker.items);
  }

  addItems(): void {
    for (const item of this.walker.items) {
      const exercise = this.exerciseOf(item);
      if (exercise === null) this.noteOf(item);
      else for (const at of this.resolve(item.position)) this.addExercise(exercise, at, item);
    }
  }

  private addExercise(exercise: ReadExercise, at: DayOfWeek, item: Item): void {
    const [line = 0] = item.lines;
    const day = this.dayAt(at);
    if (day === null)
      return this.beyond(line, exercise.exerciseName, `A path has at most ${maxPathWeeks} weeks.`);
    if (day.exercises.length >= maxExercisesPerDay) {
      return this.beyond(line, exercise.exerciseName, `A day has at most ${maxExercisesPerDay} exercises.`);
    }
    day.exercises.push(exercise);
  }

  private readonly told = new Set<string>();

  private beyond(line: number, text: string, why: string): void {
    if (this.told.has(`${line} ${why}`)) return;
    this.told.add(`${line} ${why}`);
    this.walker.notTaken.push({ line, text, why });
  }

  private dayAt({ week, day }: DayOfWeek): (ReadDay & { words: string[] }) | null {
    if (week > maxPathWeeks || week < 1) return null;
    const known = this.weekAt(week).days.get(day);
    if (known) return known;
    const made = { dayOfWeek: day, dayName: '', notes: '', exercises: [], words: [] };
    this.weekAt(week).days.set(day, made);
    return made;
  }

  private weekAt(week: number) {
    const known = this.made.get(week);
    if (known) return known;
    const made = { notes: [], days: new Map<Weekday, ReadDay & { words: string[] }>() };
    this.made.set(week, made);
    return made;
  }

  private exerciseOf(item: Item): ReadExercise | null {
    const named = this.names.named(item.name, item.lines, shapeOf(item));
    if (named === null) return null;
    const fields = this.withPercentOf(withGroup(mergedParts(item.parts), item.group), item);
    const offered = item.alternates.map(name => this.alternateOf(name, item));
    const alternates = offered.filter(other => this.isAlike(named.id, other.id));
    const others = offered.filter(other => !alternates.includes(other)).map(({ name }) => `or ${name}`);
    const read: ReadExercise = { ...nothingDone, ...prescriptionOf(fields, this.walker.options) };
    const notes = [named.left, read.notes, ...others, ...item.notes].filter(
      words => words !== null && words !== undefined && words !== '',
    );
    read.notes = notes.length > 0 ? notes.join('; ') : null;
    read.groupLabel = item.group?.label ?? fields.groupLabel ?? null;
    read.groupFormat = item.group?.format ?? fields.groupFormat ?? null;
    const ids = alternates.flatMap(({ id }) => (id === null || id === named.id ? [] : [id]));
    this.markLines(item, named.name, read);
    // Of thousands of exercises copies of so many fields would be most of the work.
    read.exerciseName = named.name;
    read.exerciseId = named.id;
    read.category = item.category ?? this.walker.library.categoryOf(item.name);
    read.alternateNames = alternates.map(({ name }) => name);
    read.alternateExerciseIds = [...new Set(ids)];
    read.lines = item.lines;
    return read;
  }

  /** Percents that do not say of what they are, in a text that speaks of a training max. */
  private withPercentOf(fields: WorkFields, item: Item): WorkFields {
    const { trainingMax } = this.says;
    const hasPercent =
      Boolean(fields.percent1RM) || fields.setTargets?.some(({ percent1RM }) => percent1RM !== null);
    if (trainingMax === 'none' || !hasPercent || fields.percentOf !== undefined) return fields;
    const answer = this.walker.questions.ask(
      {
        id: 'training-max',
        kind: 'training-max',
        text: 'The text speaks of a training max. Are these percents of it?',
        choices: [
          { value: 'training-max', label: 'Of the training max' },
          { value: 'one-rep-max', label: 'Of the one-rep max' },
        ],
        proposed: trainingMax === 'all' ? 'training-max' : 'one-rep-max',
      },
      ...item.lines,
    );
    return answer === 'training-max' ? { ...fields, percentOf: 'training-max' } : fields;
  }

  /** An alternate is of its exercise's category: any other is only noted. */
  private isAlike(one: string | null, other: string | null): boolean {
    if (one === null || other === null) return true;
    return this.walker.library.categoryOfId(one) === this.walker.library.categoryOfId(other);
  }

  private alternateOf(name: string, item: Item): { id: string | null; name: string } {
    return this.names.named(name, item.lines) ?? { id: null, name };
  }

  private markLines(item: Item, name: string, prescription: Parameters<typeof workText>[1]): void {
    const [first, ...more] = item.lines;
    if (first !== undefined) this.walker.mark(first, 'exercise', workText(name, prescription));
    for (const line of more) this.walker.mark(line, 'sets', name);
  }

  /** An item that turned out to be no exercise goes into the notes of its day as written. */
  private noteOf(item: Item): void {
    for (const line of item.lines) {
      this.walker.became.delete(line);
      this.walker.note(line, this.walker.textOf(line), item.position);
    }
  }

  addTexts(): void {
    for (const { position, text, as } of this.walker.texts) {
      // A session without exercises makes no day: its notes are the week's.
      const days = as === 'week-notes' || position.day === null ? [] : this.resolve(position);
      if (days.length === 0)
        this.addWeekNotes(position, as === 'day-name' ? namedText(position, text) : text);
      for (const at of days) this.addToDay(at, text, as === 'day-name');
    }
    this.nameSessions();
  }

  private addWeekNotes({ weeks }: Position, text: string): void {
    for (const week of weeks) {
      if (week < 1 || week > maxPathWeeks) continue;
      const { notes } = this.weekAt(week);
      if (!notes.includes(text)) notes.push(text);
    }
  }

  private addToDay(at: DayOfWeek, text: string, isName: boolean): void {
    const day = this.dayAt(at);
    if (day === null) return;
    if (isName && day.dayName === '') day.dayName = text;
    else if (!day.words.includes(text) && text !== day.dayName) day.words.push(text);
  }

  /** A day's name that is given once is its name in every week; sessions have names of their own. */
  private nameSessions(): void {
    const said = new Map<string, string>();
    for (const { position, text, as } of this.walker.texts) {
      if (as !== 'day-name' || position.day === null || position.day.kind === 'weekday') continue;
      const key = dayKey(position.day);
      if (!said.has(key)) said.set(key, text);
    }
    for (const { position } of this.walker.items) {
      if (position.day === null || position.day.kind === 'weekday') continue;
      const ofAll = said.get(dayKey(position.day));
      for (const day of daysIn(position.day)) {
        const name = ofAll ?? (day.kind === 'named' ? day.name : '');
        for (const at of this.resolve({ ...position, day }))
          if (this.dayAt(at) !== null && name !== '') this.addToDay(at, name, true);
      }
    }
  }

  weeks(): ReadWeek[] {
    return [...this.made]
      .toSorted(([a], [b]) => a - b)
      .map(([weekNumber, { notes, days }]) => ({
        weekNumber,
        notes: notes.join('\n'),
        days: [...days.values()].toSorted((a, b) => orderOf(a.dayOfWeek) - orderOf(b.dayOfWeek)).map(dayOf),
      }));
  }
}

/** 'Workout 2: same as workout 1', of a day that has no exercises. */
function namedText({ day }: Position, text: string): string {
  const name = nameOfDay(day);
  return name === '' || name.toLowerCase() === text.toLowerCase() ? text : `${name}: ${text}`;
}

const dayOf = ({ words, ...day }: ReadDay & { words: string[] }): ReadDay => ({
  ...day,
  dayName: day.dayName === capitalised(day.dayOfWeek) ? '' : day.dayName,
  notes: words.join('\n'),
});

const orderOf = (day: Weekday): number => (weekdays.indexOf(day) + 6) % 7;
