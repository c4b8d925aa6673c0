import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { groupText } from '#domain/prescriptions/groups/group-words.ts';
import { groupLine, restLineSeconds } from '#domain/program-reader/groups/group-line.ts';
import { groupParts } from '#domain/program-reader/groups/group-parts.ts';
import { readHeading, sessionNameOf } from '#domain/program-reader/headings/read-heading.ts';
import type { WorkFields, WorkOfExercise } from '#domain/program-reader/work/text/work.ts';
import { isHeading, looksLikeWork, placeText, takeHeading } from './heading-line.ts';
import type { GroupMark, Item, Place } from './item.ts';
import { withoutListMark } from './list-mark.ts';
import { groupOfLine, workFieldsOf, type WorkReader } from './read-work.ts';
import { isAddress, isPicture, isProse, isRestDay, isTotal } from './what-line.ts';
import type { Walker } from './walker.ts';

type Line = { text: string; line: number; isListed: boolean; isIndented: boolean };

/** Reads lines of text, and cells that stand alone in their row. */
export class TextLines {
  private readonly walker: Walker;
  private readonly work: WorkReader;
  /** The exercise of the line above, while it is the line above. */
  private above: Item | null = null;
  private inPlace: Place | null = null;

  constructor(walker: Walker, work: WorkReader) {
    this.walker = walker;
    this.work = work;
  }

  read(raw: string, line: number): void {
    const plain = raw.replace(/\*\*|__|`/g, '');
    if (!/[\p{L}\d]/u.test(plain)) return this.readSigns(raw, line);
    if (isPicture(plain.trim()))
      return this.walker.leave(line, plain, 'It stands for a picture, which does not come along.');
    const listed: Line = { ...withoutListMark(plain), line };
    if (isTotal(listed.text) && !this.walker.library.find(listed.text))
      return this.readTotal(listed.text, line);
    if (this.readHeading(plain, listed) || this.readSession(listed) || this.readGroup(listed)) return;
    if (isAddress(listed.text)) return this.noteOf(listed);
    this.readWork(listed);
  }

  /** A cell that holds a line of its own, in a week or on a day that its column says. */
  readIn(text: string, line: number, place: Place): void {
    this.above = null;
    const lines = text.split('\n').filter(one => one.trim() !== '');
    this.inPlace = place;
    for (const one of lines) {
      const listed = { ...withoutListMark(one), line, isListed: true };
      if (!this.readGroup(listed)) this.readWork(listed);
    }
    this.walker.endGroup();
    this.inPlace = null;
    this.above = null;
  }

  /** Blank lines and rules part what stands above. */
  passBlank(line: number): void {
    this.walker.mark(line, 'blank', '');
    this.walker.passBlank();
    this.above = null;
  }

  readTotal(text: string, line: number): void {
    this.walker.leave(line, text, 'A total is worked out, not trained.');
    this.walker.mark(line, 'total', text);
  }

  private readSigns(raw: string, line: number): void {
    if (/^[\s=_*~#–—|:.+-]*$/.test(raw)) this.passBlank(line);
    else this.walker.leave(line, raw, 'It has no words.');
  }

  private readHeading(plain: string, { text, line }: Line): boolean {
    const { isDayFirst, library } = this.walker;
    const heading =
      readHeading(plain.trim(), isDayFirst) ?? (text === plain.trim() ? null : readHeading(text, isDayFirst));
    if (heading === null || !isHeading(heading)) return false;
    if (heading.rest !== '' && (library.find(text) || this.namesExercise(text, heading.isParted)))
      return false;
    this.above = null;
    const rest = takeHeading(this.walker, heading, line, text => this.isWork(text));
    if (rest !== null) {
      const listed = { text: rest, line, isListed: false, isIndented: false };
      if (!this.readGroup(listed)) this.readWork(listed);
    }
    this.walker.mark(line, 'heading', placeText(this.walker));
    return true;
  }

  /** 'Lower, 60 min' behind a day is its name; '5 km easy' and 'Easy Run 20 min' are what is done on it. */
  private isWork(text: string): boolean {
    if (!looksLikeWork(text)) return false;
    if (/^\d/.test(text) || /\d\s?[x×хХ*]\s?\d|%|\bsets?\b|\breps?\b/.test(text) || groupLine(text) !== null)
      return true;
    return this.work.readLine(text).exercises.some(({ found }) => found !== null);
  }

  /** An exercise may be called after a day. */
  private namesExercise = (text: string, isParted: boolean): boolean =>
    !isParted &&
    looksLikeWork(text) &&
    this.work.readLine(text).exercises.some(({ found }) => found !== null);

  private readSession({ text, line }: Line): boolean {
    const { library, places } = this.walker;
    if (isRestDay(text)) {
      this.walker.mark(line, 'heading', 'Rest day');
      return true;
    }
    const name = sessionNameOf(text);
    if (name === null || library.find(text)) return false;
    this.walker.endGroup();
    this.above = null;
    if (!places.isOnPlainDay()) places.enterDay({ kind: 'named', name }, line);
    else if (places.isFresh()) this.walker.texts.push({ place: places.now(), text: name, as: 'day-name' });
    else {
      this.walker.note(line, name);
      return true;
    }
    this.walker.mark(line, 'heading', placeText(this.walker));
    return true;
  }

  private readGroup({ text, line }: Line): boolean {
    const group = groupLine(text);
    if (group === null) {
      const rest = this.walker.group?.format ? restLineSeconds(text) : null;
      if (rest === null || !this.walker.group?.format) return false;
      this.walker.group.format = { ...this.walker.group.format, restSeconds: rest };
      this.walker.mark(line, 'group', text);
      return true;
    }
    if (this.walker.library.find(text)) return false;
    const mark = this.walker.openGroup(group.format, group.reps);
    this.above = null;
    this.walker.mark(line, 'group', groupRead(group.format, group.reps));
    if (group.rest === '') return true;
    for (const part of groupParts(group.rest))
      this.readWork({ text: part, line, isListed: true, isIndented: false }, mark);
    this.walker.endGroup();
    return true;
  }

  private readWork(listed: Line, group: GroupMark | null = null): void {
    const parts = group === null ? groupParts(listed.text, '+') : [listed.text];
    const apart = parts.length > 1 || group !== null ? [] : this.exercisesApart(listed.text);
    if (apart.length > 1) {
      for (const part of apart) this.readOne({ ...listed, text: part, isListed: true }, null);
      return;
    }
    if (parts.length > 1) {
      const together: GroupMark = { label: null, format: null, reps: null };
      for (const part of parts) this.readOne({ ...listed, text: part, isListed: true }, together);
      return;
    }
    this.readOne(listed, group);
  }

  /** 'Back Squat 3x5, Bench Press 3x5': exercises one after another, each of the library. */
  private exercisesApart(text: string): string[] {
    if (text.length > 1_000 || !/[,;]\s+\p{L}/u.test(text)) return [];
    const parts: string[] = [];
    for (const piece of text.split(/(?<=[,;])\s+/)) {
      const part = piece.replace(/[,;]$/, '');
      const isOne =
        parts.length === 0 || (/^\p{L}/u.test(part) && looksLikeWork(part) && this.beginsWithName(part));
      if (isOne) parts.push(part);
      else parts.push(`${parts.pop() ?? ''}, ${part}`);
    }
    return parts.length > 1 && this.beginsWithName(parts[0] ?? '') ? parts : [];
  }

  private beginsWithName = (text: string): boolean =>
    this.work.readLine(text).exercises.some(({ found }) => found !== null);

  private readOne(listed: Line, group: GroupMark | null): void {
    const { text, line } = listed;
    if (!looksLikeWork(text) && !this.walker.library.find(text) && isProse(text)) return this.noteOf(listed);
    const read = this.work.readLine(text);
    this.work.tell(read, line);
    if (read.exercises.length === 0)
      return this.readGroupAlone(read.groupFormat, read.mark === null ? null : read.groupLabel, listed);
    const own = groupOfLine(read);
    const mark = own === null ? group : { ...own, format: own.format ?? this.walker.group?.format ?? null };
    for (const exercise of read.exercises) this.readExercise(exercise, mark, listed);
  }

  private readGroupAlone(format: GroupFormat | null, label: string | null, { text, line }: Line): void {
    if (format === null) {
      if (!this.walker.became.has(line)) this.walker.leave(line, text, 'It is not understood.');
      return;
    }
    this.walker.openGroup(format, null, label);
    this.walker.mark(line, 'group', groupRead(format, null));
  }

  private readExercise(exercise: WorkOfExercise, group: GroupMark | null, listed: Line): void {
    const { name } = exercise;
    const fields = workFieldsOf(exercise);
    const { line } = listed;
    const hasWork = Object.keys(fields).some(field => field !== 'notes');
    const isKnown = exercise.found !== null || this.walker.library.find(name) !== null;
    if (name === '') return this.goOn(exercise, hasWork, listed);
    if (!isKnown && (isProse(name) || (!hasWork && !this.isNameAlone(listed)))) return this.noteOf(listed);
    this.work.tell(exercise, line);
    const place = this.inPlace ?? this.walker.places.now();
    const made = { name, category: null, place, parts: [fields], group, alternates: [], lines: [line] };
    this.above = this.walker.add(made);
  }

  /** A name that nothing follows is one in a list of names. */
  private isNameAlone({ isListed }: Line): boolean {
    if (isListed || this.walker.group !== null) return true;
    return this.above !== null && this.above.parts.every(part => Object.keys(part).length === 0);
  }

  /** Work without a name is further sets of the exercise above, in another week the same exercise. */
  private goOn(exercise: WorkOfExercise, hasWork: boolean, listed: Line): void {
    const { line, text } = listed;
    const last = this.walker.items.at(-1);
    if (!hasWork) return this.noteOf(listed);
    if (this.inPlace !== null && isUnnamed(workFieldsOf(exercise))) {
      this.work.tell(exercise, line);
      this.walker.add({
        name: '',
        category: null,
        place: this.inPlace,
        parts: [workFieldsOf(exercise)],
        alternates: [],
        lines: [line],
      });
      return;
    }
    if (last === undefined || this.inPlace !== null) {
      this.walker.leave(line, text, 'It names no exercise.');
      return;
    }
    this.work.tell(exercise, line);
    this.above = goOnWith(this.walker, last, workFieldsOf(exercise), line);
  }

  /** A remark right below an exercise is of it; others are of the day. */
  private noteOf({ text, line, isIndented }: Line): void {
    const isOfExercise = this.above !== null && (isIndented || /^[("“*>→]|^notes?\b/i.test(text));
    if (!isOfExercise || this.above === null) return this.walker.note(line, text, this.inPlace ?? undefined);
    this.above.notes.push(text);
    this.above.lines.push(line);
    this.walker.mark(line, 'note', text);
  }
}

/** Whether work tells by itself what it is of: how far, or how long. */
export const isUnnamed = ({ distance, time }: WorkFields): boolean => Boolean(distance ?? time);

const loads = ['weight', 'percent1RM', 'rpe'] as const;
const setFields = ['sets', 'reps', 'time', 'distance', 'setTargets'] as const;

/** A load, a rest or a tempo alone is of the sets above, where they do not say it yet. */
function isMore(last: WorkFields, fields: WorkFields): boolean {
  const isLoaded = (last.setTargets ?? []).some(target => loads.some(load => target[load] !== null));
  // Sets that name their loads one by one are no longer to be loaded.
  if (isLoaded && loads.some(load => fields[load])) return false;
  return (
    setFields.every(field => !fields[field]) &&
    Object.keys(fields).every(field => !last[field as keyof WorkFields] || field === 'weightUnit')
  );
}

/** Adds sets to an exercise, or the exercise to another week or day where the text has gone on to one. */
export function goOnWith(
  walker: Walker,
  last: Item,
  fields: WorkFields,
  line: number,
  place = walker.places.now(),
): Item {
  const isHere = placeKey(last.place) === placeKey(place);
  const isEmpty = last.parts.every(part => Object.keys(part).length === 0);
  const isOnDay = placeKey({ ...last.place, weeks: [] }) === placeKey({ ...place, weeks: [] });
  if (isEmpty && isOnDay) Object.assign(last, { place, parts: [fields] });
  else if (isHere && isMore(last.parts.at(-1) ?? {}, fields))
    last.parts.push({ ...last.parts.pop(), ...fields });
  else if (isHere) last.parts.push(fields);
  else {
    const { name, category, alternates, group } = last;
    return walker.add({ name, category, alternates, group, place, parts: [fields], lines: [line] });
  }
  last.lines.push(line);
  walker.places.used(place.weeks);
  walker.mark(line, 'sets', '');
  return last;
}

const placeKey = ({ weeks, day, session }: Item['place']): string => JSON.stringify([weeks, day, session]);

const groupRead = (format: GroupFormat, reps: string[] | null): string =>
  [groupText('', format).replace(' ,', ',').trim(), reps?.join('-')].filter(Boolean).join(', ');
