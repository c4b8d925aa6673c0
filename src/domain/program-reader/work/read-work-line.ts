import { exerciseCategories, type ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { plainSuperset } from '#domain/prescriptions/groups/groups.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { type GroupHead, groupHeadAt, type Mark, markAt } from './group-heads.ts';
import { startsWork } from './name-end.ts';
import { foreignNamed, nameAt, type ReadName } from './names.ts';
import { phraseAt } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import { longestLine, maxTokens, readEntries, tooManyCharacters, tooManyWords, workBy } from './read-work.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import { areOfMovement, isLiftToo } from '#domain/program-reader/work/text/movements.ts';
import { Scan } from '#domain/program-reader/work/text/scan.ts';
import { openPhrases, warmUpPhrases, workPhrases } from '#domain/program-reader/work/text/vocabulary.ts';
import type { Part, WorkLine, WorkOfExercise, WorkOptions } from '#domain/program-reader/work/text/work.ts';
import { between, chainEnd, countEnd, ladderAhead, noteBegins, partOf, piecesOf, turnEnd } from './pieces.ts';

/** A whole line: its group's mark, the name, then the work: `A1) Bench Press: 120x5, 135x3, 150x1+`. Several exercises where it holds a group. */
export function readWorkLine(text: string, options: WorkOptions): WorkLine {
  if (text.length > longestLine) return leftWhole(text);
  const scan = new Scan(text);
  return scan.end > maxTokens ? leftWhole(text) : readLine(scan, options);
}

function leftWhole(text: string): WorkLine {
  const why = text.length > longestLine ? tooManyCharacters : tooManyWords;
  const stretch = { from: 0, to: text.length };
  return {
    ...emptyLine,
    leftovers: [{ ...stretch, text, why }],
    parts: [{ ...stretch, as: 'leftover' }],
  };
}

const emptyLine: WorkLine = {
  groupLabel: null,
  mark: null,
  groupFormat: null,
  exercises: [],
  leftovers: [],
  parts: [],
};

/** As `readWorkLine`, of tokens whose steps are counted. */
export function readLine(scan: Scan, options: WorkOptions): WorkLine {
  const bullet = bulletEnd(scan, 0);
  const own = markOf(scan, bullet, options);
  const afterMark = own?.to ?? bullet;
  const head = headOf(scan, afterMark, options);
  const mark = own ?? head?.mark ?? null;
  const begin = head?.to ?? afterMark;
  const parts: Part[] = partOf(scan, bullet, begin, 'group');
  if (bullet > 0) parts.unshift(...partOf(scan, 0, bullet, 'group'));
  if (scan.isEnd(begin)) return lineOf(mark, head?.format ?? null, [], parts);
  const ladder = ladderAhead(scan, begin, options);
  if (ladder) return ladderLine(scan, mark, ladder, head, options, parts);
  const pieces = piecesOf(scan, begin, head !== null, options);
  parts.push(...between(scan, pieces));
  const format = head?.format ?? (pieces.length > 1 ? plainSuperset : null);
  const isCounted = format !== null || options.isCounted === true;
  const exercises = pieces.map(([from, to]) => exerciseOf(scan.part(from, to), options, isCounted));
  return lineOf(mark, format, exercises, parts);
}

function lineOf(
  mark: Mark | null,
  format: GroupFormat | null,
  exercises: WorkOfExercise[],
  parts: Part[],
): WorkLine {
  const label = mark?.label ?? (format ? 'A' : null);
  return {
    groupLabel: label,
    mark: mark?.mark ?? null,
    groupFormat: format,
    exercises: label === null ? exercises : exercises.map(one => inGroup(one, label, format)),
    leftovers: [],
    parts,
  };
}

const inGroup = (
  one: WorkOfExercise,
  groupLabel: string,
  groupFormat: GroupFormat | null,
): WorkOfExercise => ({
  ...one,
  fields: { ...one.fields, groupLabel, ...(groupFormat && { groupFormat }) },
});

const bullets = new Set([
  '-',
  '·',
  'x',
  '☐',
  '☑',
  '✓',
  '✔',
  '▪',
  '■',
  '□',
  '●',
  '○',
  '◦',
  '‣',
  '>',
  '→',
  '#',
  '+',
]);

/** `- `, `• `, `☐ `, `1. `, `2) `: what a list puts before its lines. */
function bulletEnd(scan: Scan, from: number): number {
  let at = from;
  if (scan.at(at).kind === 'sign' && bullets.has(scan.at(at).text) && !scan.isTight(at + 1)) at += 1;
  const isBox =
    scan.isSign(at, '[') &&
    (scan.isSign(at + 1, ']') || (scan.isSign(at + 1, 'x') && scan.isSign(at + 2, ']')));
  if (isBox) at += scan.isSign(at + 1, ']') ? 2 : 3;
  const isNumbered =
    scan.isDigits(at) &&
    scan.at(at).text.length <= 2 &&
    (scan.isSign(at + 1, '.') || scan.isSign(at + 1, ')'));
  const isList =
    isNumbered &&
    scan.isTight(at + 1) &&
    !scan.isTight(at + 2) &&
    !scan.isEnd(at + 2) &&
    !scan.isDigits(at + 2);
  return isList ? at + 2 : at;
}

/** A mark, save where the library has an exercise that begins so. */
function markOf(scan: Scan, from: number, { library }: WorkOptions): Mark | null {
  const mark = markAt(scan, from);
  if (!mark || !library) return mark;
  const whole = nameAt(scan, from, library);
  return whole?.found && whole.found.how !== 'slip' ? null : mark;
}

function headOf(scan: Scan, from: number, { library }: WorkOptions): GroupHead | null {
  const head = groupHeadAt(scan, from);
  if (!head || !library) return head;
  const whole = nameAt(scan, from, library);
  return whole?.found && whole.found.how !== 'slip' ? null : head;
}

function ladderLine(
  scan: Scan,
  mark: Mark | null,
  ladder: { from: number; to: number },
  head: GroupHead | null,
  options: WorkOptions,
  parts: Part[],
): WorkLine {
  const pieces = piecesOf(scan, ladder.to, true, options);
  parts.push(...between(scan, pieces));
  const rungs = quantityAt(scan, ladder.from)?.amounts.length ?? null;
  const format: GroupFormat | null =
    head?.format ?? (pieces.length > 1 ? { ...plainSuperset, kind: 'for-time', rounds: rungs } : null);
  const exercises = pieces.map(([from, to]) =>
    exerciseOf(scan.part(from, to), options, true, scan.part(ladder.from, ladder.to)),
  );
  return lineOf(mark, format, exercises, parts);
}

const isCategory = (category: string): category is ExerciseCategory =>
  exerciseCategories.some(one => one === category);

/** An exercise with its name, and the work before and behind it. */
function exerciseOf(scan: Scan, options: WorkOptions, isGroup: boolean, before?: Scan): WorkOfExercise {
  const turn = turnEnd(scan);
  const whole = nameBounds(scan.part(turn, scan.end), options, isGroup);
  const label = whole && labelEnd(scan, whole, options);
  const name = label === null ? whole : nameAt(scan, label, options.library);
  const found = name?.found ?? null;
  const category = options.category ?? categoryOf(scan, name, options.library);
  const work = workBy({ ...options, category }, reader => {
    if (before) readStretch(reader, before);
    reader.isCounting = isGroup;
    reader.isBeforeName = true;
    readStretch(reader, scan.part(turn, whole?.from ?? turn));
    reader.isCounting = false;
    reader.isBeforeName = false;
    readStretch(reader, scan.part(name?.work ?? turn, scan.end));
    reader.settlePending();
    if (whole && label !== null) readTurn(reader, scan.part(whole.from, label));
    if (turn > scan.begin) readTurn(reader, scan.part(scan.begin, turn));
    if (name) readName(reader, scan, name);
  });
  return { ...work, name: name?.name ?? '', found };
}

const longestLabel = 5;

/** `Assistance Pulling Movement: Weighted Pull-ups 2x10`, `T1: Squat`: behind what a name says of its place in the day. */
function labelEnd(scan: Scan, { from, to, found }: ReadName, { library }: WorkOptions): number | null {
  if (found) return null;
  // `T1 Squat 5x3+`
  if (isTier(scan, from) && scan.at(from + 2).gap && scan.at(from + 2).kind === 'word') return from + 2;
  for (let at = from + 1; at < Math.min(to - 1, from + longestLabel); at += 1) {
    if (!scan.isSign(at, ':') || !scan.at(at + 1).gap) continue;
    const isLabel = labels.has(scan.word(at - 1)) || (at === from + 2 && isTier(scan, from));
    const name = isLabel || library ? nameAt(scan, at + 1, library) : null;
    return name && (isLabel || name.found) ? at + 1 : null;
  }
  return null;
}

const labels = new Set([
  'movement',
  'exercise',
  'lift',
  'work',
  'main',
  'primary',
  'secondary',
  'accessory',
  'assistance',
  'finisher',
]);

/** `T1`, `T2`. */
const isTier = (scan: Scan, at: number): boolean => scan.word(at) === 't' && scan.isDigits(at + 1);

/** A run by any name goes a distance or a time. */
function categoryOf(
  scan: Scan,
  name: ReadName | null,
  library: WorkOptions['library'],
): ExerciseCategory | null {
  if (name === null) return null;
  const found = name.found ?? foreignNamed(name.name, library);
  if (found) return isCategory(found.exercise.category) ? found.exercise.category : null;
  const words = scan.tokens.slice(name.from, name.to).map(({ text }) => text);
  return areOfMovement(words) && !(isLiftToo(words) && tellsSets(scan)) ? 'Aerobic' : null;
}

/** Sets of reps, or a load: no distance and no time. */
function tellsSets(scan: Scan): boolean {
  for (let at = scan.begin; at < scan.end; at += 1) {
    const { text } = scan.at(at);
    if (text === 'x' && scan.isDigits(at - 1) && isCount(scan, at + 1)) return true;
    if (['kg', 'lb', 'lbs', '%', 'rpe', 'rir', 'reps'].includes(text)) return true;
  }
  return false;
}

/** So many metres or seconds are no reps. */
const leastOfDistance = 100;

function isCount(scan: Scan, at: number): boolean {
  const quantity = startsNumber(scan, at) ? quantityAt(scan, at) : null;
  const isBare = quantity !== null && (quantity.unit === null || quantity.unit === 'reps');
  return (
    isBare && !scan.isSign(quantity.to, ':') && quantity.amounts.every(({ high }) => high < leastOfDistance)
  );
}

const isOfMovement = (scan: Scan, { from, to }: ReadName): boolean =>
  areOfMovement(scan.tokens.slice(from, to).map(({ text }) => text));

function readStretch(reader: Reader, scan: Scan): void {
  if (scan.begin >= scan.end) return;
  reader.startStretch(scan);
  readEntries(reader);
  reader.endCell();
  reader.draft.endClause();
}

function readTurn(reader: Reader, scan: Scan): void {
  reader.startStretch(scan);
  // The sign behind it is no word of it.
  reader.note(scan.begin, scan.at(scan.end - 1).kind === 'sign' ? scan.end - 1 : scan.end);
  reader.endCell();
}

function readName(reader: Reader, scan: Scan, name: ReadName): void {
  reader.startStretch(scan.part(name.from, name.work));
  reader.mark(name.from, name.to, 'name');
  // `Row / 3x10`
  for (let at = name.to; at < name.work; at += 1) if (scan.isSign(at, '/')) reader.take(at, at + 1);
  reader.endCell();
}

/** `5 Burpees`, `5x5 Back Squat @80%`: work may stand before the name; a library tells `90/90 Stretch` from it. */
function nameBounds(scan: Scan, { library }: WorkOptions, isGroup: boolean): ReadName | null {
  const begin = warmUpMarkEnd(scan, library) ?? workMarkEnd(scan, library) ?? scan.begin;
  const whole = nameAt(scan, begin, library);
  if (whole?.found) return whole;
  const start = isGroup ? (maxEnd(scan, begin) ?? countEnd(scan, begin)) : countEnd(scan, begin);
  if (start === begin && !startsNumber(scan, begin)) return startsLine(scan, begin) ? null : whole;
  const behind =
    start > begin && scan.at(start).kind === 'word' && !startsWork(scan, start)
      ? nameAt(scan, start, library)
      : null;
  if (behind?.found) return behind;
  const isSets = scan.isSign(begin + 1, 'x') && chainEnd(scan, begin) > begin + 2;
  if (isGroup) return behind && noteBegins.has(scan.word(start)) ? null : behind;
  if (isSets || (behind && isOfMovement(scan, behind))) return behind;
  if (startsWork(scan, begin)) return behind && isNamePlace(scan, begin, start) ? behind : null;
  return whole;
}

/** Behind `Warm-up: `, `W: `, or the `W ` of `W Back Squat`: all its sets are warm-ups. */
function warmUpMarkEnd(scan: Scan, library: WorkOptions['library']): number | null {
  const { begin } = scan;
  const isLetter = scan.word(begin) === 'w';
  const mark = phraseAt(scan, begin, warmUpPhrases) ?? (isLetter ? { to: begin + 1 } : null);
  if (mark === null) return null;
  const isParted = scan.isSign(mark.to, ':') || (scan.isSign(mark.to, '-') && scan.at(mark.to + 1).gap);
  if (isParted) return mark.to + 1;
  const isApart = scan.word(mark.to) !== '' && scan.at(mark.to).gap && !startsWork(scan, mark.to);
  return isApart && nameAt(scan, mark.to, library)?.found ? mark.to : null;
}

/** Behind `Work sets: `, save where the library has an exercise that is called so. */
function workMarkEnd(scan: Scan, library: WorkOptions['library']): number | null {
  const mark = phraseAt(scan, scan.begin, workPhrases);
  if (mark === null || nameAt(scan, scan.begin, library)?.found) return null;
  if (scan.isSign(mark.to - 1, ':')) return mark.to;
  return scan.isSign(mark.to, ':') ? mark.to + 1 : null;
}

/** `Max Pull-ups` in a group: as many as can be done. */
function maxEnd(scan: Scan, at: number): number | null {
  const open = phraseAt(scan, at, openPhrases);
  return open?.meaning === 'max' && scan.at(open.to).kind === 'word' ? open.to : null;
}

/** A number with a unit and then unknown words is work with a note: `45 min easy`. */
const isNamePlace = (scan: Scan, begin: number, start: number): boolean =>
  quantityAt(scan, begin)?.unit === null && start > begin;

/** A line that goes on with the exercise above: `@75% 3x5`, `rest 2 min`. */
const startsLine = (scan: Scan, at: number): boolean => {
  const { kind, text } = scan.at(at);
  return (
    (kind === 'sign' && text !== '{' && text !== '(') ||
    kind === 'quoted' ||
    startsWork(scan, at) ||
    (text === 'w' && scan.isDigits(at + 1))
  );
};
