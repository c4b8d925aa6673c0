import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { groupLine } from '#domain/program-reader/groups/group-line.ts';
import { goesOn, groupParts, withJoinsWritten } from '#domain/program-reader/groups/group-parts.ts';
import { isPartOfDay, readHeading, sessionOf } from '#domain/program-reader/headings/read-heading.ts';
import { weekdaysIn } from '#domain/program-reader/headings/weekday-words.ts';
import { shorthandLine } from '#domain/program-reader/work/shorthand-line.ts';
import type { WorkFields, WorkOfExercise } from '#domain/program-reader/work/text/work.ts';
import { headedParts, isHeading, looksLikeWork, positionText, takeHeading } from './heading-line.ts';
import type { GroupMark, Item, Position, PositionedText } from './item.ts';
import { withoutListMark } from '#domain/program-reader/lines/list-mark.ts';
import { groupOfLine, workFieldsOf, type WorkReader } from './read-work.ts';
import {
  isAddress,
  isInstruction,
  isPicture,
  isProse,
  isRestDay,
  isTotal,
} from '#domain/program-reader/lines/what-line.ts';
import { behindLabel, behindWarmUp, warmUpHead } from './warm-ups.ts';
import { isStory } from '#domain/program-reader/lines/story.ts';
import { ScriptLines } from './script-lines.ts';
import { scriptSections } from '#domain/program-reader/lines/script-sections.ts';
import { StoryLines } from './story-lines.ts';
import { withoutOften } from '#domain/program-reader/lines/how-often.ts';
import { exercisesApart } from './exercises-apart.ts';
import type { Walker } from './walker.ts';
import { goOnWith, hasNoWork, isUnnamed, lastOn } from './go-on.ts';
import { isMovement } from '#domain/program-reader/work/text/movements.ts';
import { groupRead, levelOf, nameIn, readOfGroup, sayOfSession, statesNoSets } from './line-words.ts';

type Line = { text: string; line: number; isListed: boolean; isIndented: boolean };

/** Reads lines of text, and cells that stand alone in their row. */
export class TextLines {
  private readonly walker: Walker;
  private readonly work: WorkReader;
  private readonly stories: StoryLines;
  private readonly scripts: ScriptLines;
  /** The exercise of the line above, while it is the line above. */
  private above: Item | null = null;
  private inPlace: Position | null = null;
  /** An exercise that the day is called after: work without a name is of it. */
  private dayAfter: string | null = null;
  /** The last remark, where it could be the name of what a table below it holds. */
  private remark: { placed: PositionedText; line: number } | null = null;
  /** Depth of the day's heading, where it is one of Markdown. */
  private dayLevel = 0;
  /** The line that heads all of the text. */
  title: number | null = null;
  /** Headings that are days though no word of theirs says so. */
  headedDays: ReadonlyMap<number, string> = new Map();

  constructor(walker: Walker, work: WorkReader) {
    this.walker = walker;
    this.work = work;
    this.stories = new StoryLines(walker);
    this.scripts = new ScriptLines(walker);
  }

  read(given: string, line: number): void {
    const raw = this.scripts.without(given, line);
    if (raw === null || this.readShorthand(raw.trim(), line)) return;
    if (this.readSections(raw, line)) return;
    const plain = raw.replace(/\*\*|__|`/g, '');
    if (!/[\p{L}\d]/u.test(plain)) return this.readSigns(raw, line);
    if (isPicture(plain.trim()))
      return this.walker.leave(line, plain, 'It stands for a picture, which does not come along.');
    const days = headedParts(plain, this.walker.isDayFirst);
    if (days.length > 1) {
      for (const day of days) this.read(day, line);
      return;
    }
    const listed: Line = { ...withoutListMark(plain), line };
    if (this.stories.goesOn(plain.trim(), line) || this.readHeadedDay(line)) return;
    if (isTotal(listed.text) && !this.walker.library.find(listed.text))
      return this.readTotal(listed.text, line);
    const isHeading = levelOf(plain) > 0;
    if (this.readWarmUpHead(listed, isHeading)) return;
    if (isHeading) this.walker.endWarmUps();
    if (this.readLabelled(listed)) return;
    if (this.readHeading(plain, listed) || this.readSession(listed) || this.readGroup(listed)) return;
    if (isAddress(listed.text)) return this.noteOf(listed);
    if (line === this.title && !this.beginsWithName(listed.text)) return this.noteOf(listed);
    this.readWork(listed);
  }

  private readShorthand(text: string, line: number): boolean {
    const read = shorthandLine(text, this.walker.library.index);
    if (read === null) return false;
    const { name, fields, groupLabel: label } = read;
    const group = label === null ? null : { label, format: this.walker.group?.format ?? null, reps: null };
    const position = this.walker.positions.now();
    this.forget();
    this.above = this.walker.add({
      name,
      category: null,
      position,
      parts: [fields],
      group,
      alternates: [],
      lines: [line],
    });
    return true;
  }

  /** 'Squat[1-4] / ...Bench Press / 80kg', as Liftosaur says whose sets are done, and in which weeks. */
  private readSections(raw: string, line: number): boolean {
    const said = scriptSections(raw);
    if (said === null) return false;
    const { items, positions } = this.walker;
    const [count, position] = [items.length, positions.now()];
    if (said.weeks !== null) this.inPlace = { ...position, weeks: positions.weeksSaid(said.weeks) };
    this.readOne({ ...withoutListMark(said.text), line, isListed: true }, null);
    this.inPlace = null;
    const item = items.length > count ? items.at(-1) : undefined;
    if (item === undefined) {
      if (said.reuse !== null)
        this.walker.leave(line, `...${said.reuse.name}`, 'No exercise stands before it.');
      return true;
    }
    if (said.reuse !== null) item.reuse = said.reuse;
    if (said.isTemplate) item.isTemplate = true;
    if (said.superset !== null) item.group = { label: said.superset, format: null, reps: null };
    return true;
  }

  /** A cell that holds a line of its own, in a week or on a day that its column says. */
  readIn(text: string, line: number, position: Position): void {
    this.above = null;
    const lines = text.split('\n').filter(one => one.trim() !== '');
    this.inPlace = position;
    for (const one of lines) {
      const listed = { ...withoutListMark(one), line, isListed: true };
      if (!this.readWarmUpHead(listed, false) && !this.readGroup(listed)) this.readWork(listed);
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

  /** Headings above no longer apply to the lines below. */
  private forget(): void {
    this.above = null;
    this.dayAfter = null;
    this.remark = null;
  }

  private readHeadedDay(line: number): boolean {
    const name = this.headedDays.get(line);
    if (name === undefined) return false;
    this.walker.endGroup();
    this.forget();
    this.walker.positions.enterDay({ kind: 'named', name }, line);
    this.walker.mark(line, 'heading', positionText(this.walker));
    return true;
  }

  private readHeading(plain: string, { text, line }: Line): boolean {
    const { isDayFirst, library } = this.walker;
    const heading =
      readHeading(plain.trim(), isDayFirst) ?? (text === plain.trim() ? null : readHeading(text, isDayFirst));
    if (heading === null || !isHeading(heading)) return false;
    if (heading.rest !== '' && (library.find(text) || this.namesExercise(text, heading.isParted)))
      return false;
    this.forget();
    this.dayLevel = heading.day === null ? 0 : levelOf(plain);
    this.dayAfter = this.walker.library.find(nameIn(heading.rest)) ? nameIn(heading.rest) : null;
    const rest = takeHeading(this.walker, heading, line, text => this.isWork(text));
    if (rest !== null) {
      const listed = { text: rest, line, isListed: false, isIndented: false };
      if (!this.readGroup(listed)) this.readWork(listed);
    }
    this.walker.mark(line, 'heading', positionText(this.walker));
    return true;
  }

  /** 'Lower, 60 min' behind a day is its name; '5 km easy' and 'Easy Run 20 min' are its work. */
  private isWork(text: string): boolean {
    if (isStory(text)) return true;
    if (!looksLikeWork(text)) return false;
    if (/^\d/.test(text) || /\d\s?[x×хХ*]\s?\d|%|\bsets?\b|\breps?\b/.test(text) || groupLine(text) !== null)
      return true;
    return this.work
      .readLine(text)
      .exercises.some(({ found, name, fields }) => found !== null || (isUnnamed(fields) && isMovement(name)));
  }

  /** An exercise may be called after a day. */
  private namesExercise = (text: string, isParted: boolean): boolean =>
    !isParted &&
    looksLikeWork(text) &&
    this.work.readLine(text).exercises.some(({ found }) => found !== null);

  private readSession({ text, line }: Line): boolean {
    const { library, positions } = this.walker;
    if (isRestDay(text)) {
      this.walker.mark(line, 'heading', 'Rest day');
      return true;
    }
    const session = sessionOf(text);
    // '### Back' below '## Back & Shoulders (Tuesday)' is a part of it.
    if (session !== null && this.dayLevel > 0 && levelOf(text) > this.dayLevel)
      return this.passPart(text, line);
    if (
      session === null ||
      library.find(text) ||
      library.find(session.name.replace(/\s\d[\d.,-]{0,20}$/, ''))
    )
      return isPartOfDay(text) && this.passPart(text, line);
    const { name, words } = session;
    this.walker.endGroup();
    this.forget();
    const isOwn = weekdaysIn(words) !== null || this.walker.isScheduled(name);
    if (!positions.isOnPlainDay() || isOwn) positions.enterDay({ kind: 'named', name }, line);
    else if (positions.isFresh())
      this.walker.texts.push({ position: positions.now(), text: name, as: 'day-name' });
    else {
      this.walker.note(line, name);
      return true;
    }
    this.dayLevel = levelOf(text);
    sayOfSession(this.walker, name, words);
    this.walker.mark(line, 'heading', positionText(this.walker));
    return true;
  }

  /** 'Warm-up:' and 'Work sets:' say what the sets below them are. */
  private readWarmUpHead({ text, line }: Line, isHeading: boolean): boolean {
    const found = warmUpHead(text);
    if (found === null || this.walker.library.find(text)) return false;
    this.walker.endGroup();
    this.above = null;
    this.remark = null;
    if (found.more !== '') this.walker.note(line, text, this.inPlace ?? undefined);
    if (found.head === 'warm-ups') this.walker.openWarmUps(isHeading, found.more !== '');
    this.walker.mark(line, 'group', found.head === 'warm-ups' ? 'Warm-ups' : 'Work sets');
    return true;
  }

  /** 'Cool-down (5 min)': what follows is of the same day. */
  private passPart(text: string, line: number): boolean {
    this.walker.endGroup();
    this.forget();
    this.walker.note(line, text);
    return true;
  }

  private readGroup({ text, line }: Line): boolean {
    const group = groupLine(text);
    if (group === null) {
      return readOfGroup(this.walker, text, line);
    }
    // Reps such as '5-5-5-5-5' belong to the name above that has no work yet.
    if (group.reps !== null && group.rest === '' && this.above !== null && hasNoWork(this.above))
      return false;
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

  /** 'WOD: AMRAP 15', 'Cash out: 2 min plank': the label goes into the notes. */
  private readLabelled({ text, line }: Line): boolean {
    const found = behindLabel(text);
    if (found === null || this.walker.library.find(text)) return false;
    this.walker.endGroup();
    const isGroup = groupLine(found.rest) !== null;
    if (!isGroup && this.work.readLine(found.rest).exercises.every(({ name }) => name === '')) {
      this.walker.note(line, text);
      return true;
    }
    this.walker.note(line, found.label);
    this.read(found.rest, line);
    return true;
  }

  private readWork(given: Line, group: GroupMark | null = null): void {
    const listed = { ...given, text: withJoinsWritten(given.text) };
    const warmUps = group === null ? this.warmUpsIn(listed.text) : [];
    if (warmUps.length > 1) {
      this.walker.openWarmUps(false);
      for (const part of warmUps) this.readOne({ ...listed, text: part, isListed: true }, null);
      this.walker.endWarmUps();
      return;
    }
    const parts = group === null ? groupParts(listed.text, '+') : [listed.text];
    const apart = parts.length > 1 || group !== null ? [] : exercisesApart(listed.text, this.beginsWithName);
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

  /** 'Warm-up: Row 5 min, Air Squat 2x10': one after another. */
  private warmUpsIn(text: string): string[] {
    const rest = behindWarmUp(text);
    return rest === null ? [] : exercisesApart(rest, this.beginsWithName, true);
  }

  private beginsWithName = (text: string): boolean =>
    !goesOn(text) && this.work.readLine(text).exercises.some(({ found }) => found !== null);

  private readOne(listed: Line, group: GroupMark | null): void {
    const { text, line } = listed;
    if (this.readOften(listed, group)) return;
    if (isStory(text) && !this.beginsWithName(text)) {
      this.forget();
      return this.stories.read(text, line, this.inPlace);
    }
    if (isInstruction(text) && !this.beginsWithName(text)) return this.noteOf(listed);
    if (!looksLikeWork(text) && !this.walker.library.find(text) && isProse(text)) return this.noteOf(listed);
    const read = this.work.readLine(text);
    if (statesNoSets(read) && behindWarmUp(text) !== null) return this.noteOf(listed);
    this.work.tell(read, line);
    if (read.exercises.length === 0)
      return this.readGroupAlone(read.groupFormat, read.mark === null ? null : read.groupLabel, listed);
    const own = groupOfLine(read);
    const mark = own === null ? group : { ...own, format: own.format ?? this.walker.group?.format ?? null };
    for (const exercise of read.exercises) this.readExercise(exercise, mark, listed);
  }

  /** 'Easy Run 20 min, 3 times a week', where the text names no day. */
  private readOften(listed: Line, group: GroupMark | null): boolean {
    const position = this.walker.positions.now();
    const often = this.inPlace === null && position.day === null ? withoutOften(listed.text) : null;
    if (often === null || !looksLikeWork(often.text)) return false;
    this.inPlace = { ...position, day: often.day };
    this.readOne({ ...listed, text: often.text }, group);
    this.inPlace = null;
    return true;
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
    const { library, likely } = this.walker;
    const isKnown =
      exercise.found !== null || library.find(name) !== null || likely.inOtherLanguage(name) !== null;
    if (name === '') return this.goOn(exercise, hasWork, listed);
    if (!isKnown && (isProse(name) || (!hasWork && !this.isNameAlone(listed)))) return this.noteOf(listed);
    this.work.tell(exercise, line);
    const position = this.inPlace ?? this.walker.positions.now();
    const made = { name, category: null, position, parts: [fields], group, alternates: [], lines: [line] };
    this.forget();
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
    const last = lastOn(this.walker.items, this.walker.positions.now());
    if (!hasWork) return this.noteOf(listed);
    if (this.readNameBehind(exercise, listed)) return;
    if (this.inPlace !== null) return this.addUnnamed(exercise, line);
    if (this.readBelowTitle(exercise, line)) return;
    if (this.dayAfter !== null && this.inPlace === null) {
      this.work.tell(exercise, line);
      this.above = this.ofDay(this.dayAfter, [workFieldsOf(exercise)], line);
      return;
    }
    const isOfOther = this.headedDays.size > 0 && last?.position.day !== this.walker.positions.now().day;
    if (last === undefined || isOfOther) {
      if (this.walker.positions.now().day !== null) return this.addUnnamed(exercise, line);
      this.walker.leave(line, text, 'It names no exercise.');
      return;
    }
    this.work.tell(exercise, line);
    this.above = goOnWith(this.walker, last, workFieldsOf(exercise), line);
  }

  /** '2 min plank hold': what looks like a remark names an exercise. */
  private readNameBehind(exercise: WorkOfExercise, listed: Line): boolean {
    const { notes: name, ...fields } = workFieldsOf(exercise);
    if (!name || !isUnnamed(fields) || fields.sets || fields.reps) return false;
    if (!listed.text.trimEnd().endsWith(name) || this.walker.likely.of(name, 'measured') === null)
      return false;
    this.readExercise({ ...exercise, name, fields }, null, listed);
    return true;
  }

  /** 'Squat' above '5x5 @ 70%': the line that stood for a remark is the title of the sets below it. */
  private readBelowTitle(exercise: WorkOfExercise, line: number): boolean {
    const { remark } = this;
    if (remark === null || this.walker.likely.of(this.nameOfRemark(remark.placed), 'sets') === null)
      return false;
    const item = this.exerciseOfRemark(remark);
    if (item === null) return false;
    this.work.tell(exercise, line);
    this.above = goOnWith(this.walker, item, workFieldsOf(exercise), line);
    return true;
  }

  private nameOfRemark({ text }: PositionedText): string {
    const { exercises } = this.work.readLine(withoutListMark(text).text.replace(/\s\([^()]+\)$/, ''));
    return exercises.length === 1 ? (exercises[0]?.name ?? '') : '';
  }

  /** Adds work without an exercise; the coach is asked once for all such lines. */
  private addUnnamed(exercise: WorkOfExercise, line: number): void {
    this.work.tell(exercise, line);
    this.ofDay('', [workFieldsOf(exercise)], line);
  }

  private ofDay(name: string, parts: WorkFields[], line: number): Item {
    this.forget();
    const position = this.inPlace ?? this.walker.positions.now();
    return this.walker.add({ name, category: null, position, parts, alternates: [], lines: [line] });
  }

  /**
   * The item that a table without an exercise column belongs to: the exercise that the line above it names, or the day.
   */
  exerciseOfTable(line: number): Item | null {
    const { above, remark, dayAfter } = this;
    if (above !== null && hasNoWork(above)) return above;
    if (remark !== null) return this.exerciseOfRemark(remark);
    return dayAfter === null ? null : this.ofDay(dayAfter, [{}], line);
  }

  private exerciseOfRemark({ placed, line }: { placed: PositionedText; line: number }): Item | null {
    const { text, position } = placed;
    const read = this.work.readLine(withoutListMark(text).text);
    const [exercise] = read.exercises;
    if (exercise === undefined || read.exercises.length > 1 || exercise.name === '') return null;
    this.walker.takeBack(placed, line);
    const made = { name: exercise.name, category: null, alternates: [], lines: [line] };
    this.forget();
    this.work.tell(read, line);
    this.work.tell(exercise, line);
    return this.walker.add({ ...made, position, parts: [workFieldsOf(exercise)], group: groupOfLine(read) });
  }

  /** A remark right below an exercise is of it; others are of the day. */
  private noteOf({ text, line, isIndented }: Line): void {
    const isOfExercise = this.above !== null && (isIndented || /^[("“*>→]|^notes?\b/i.test(text));
    if (!isOfExercise || this.above === null) {
      const placed = this.walker.note(line, text, this.inPlace ?? undefined);
      this.above = null;
      this.remark = isProse(text) ? null : { placed, line };
      return;
    }
    this.above.notes.push(text);
    this.above.lines.push(line);
    this.walker.mark(line, 'note', text);
  }
}
