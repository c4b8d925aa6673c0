import { type ExerciseCategory, exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { plainSuperset } from '#domain/prescriptions/groups/groups.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { type GroupHead, groupHeadAt, type Mark, markAt } from './group-heads.ts';
import { startsWork } from './name-end.ts';
import { nameAt, type ReadName } from './names.ts';
import { phraseAt, phrasesOf } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import {
  longestLine,
  mostTokens,
  readEntries,
  tooManyCharacters,
  tooManyWords,
  workBy,
} from './read-work.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import { Scan } from '#domain/program-reader/work/text/scan.ts';
import { dropPhrases, sidePhrases, warmUpPhrases } from '#domain/program-reader/work/text/vocabulary.ts';
import type { Part, WorkLine, WorkOfExercise, WorkOptions } from '#domain/program-reader/work/text/work.ts';

/** A whole line: its group's mark, the name, then the work: `A1) Bench Press: 120x5, 135x3, 150x1+`. Several exercises where it holds a group. */
export function readWorkLine(text: string, options: WorkOptions): WorkLine {
  if (text.length > longestLine) return leftWhole(text);
  const scan = new Scan(text);
  return scan.end > mostTokens ? leftWhole(text) : readLine(scan, options);
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
  const exercises = pieces.map(([from, to]) => exerciseOf(scan.part(from, to), options, format !== null));
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

function partOf(scan: Scan, from: number, to: number, as: Part['as']): Part[] {
  if (to <= from) return [];
  return [{ from: scan.at(from).from, to: scan.at(to - 1).to, as }];
}

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

const joins = phrasesOf<true>([
  [
    true,
    'superset with',
    'supersetted with',
    'super set with',
    'superset w/',
    'ss w/',
    'ss with',
    'ss',
    'paired with',
    'alternating with',
    'into',
  ],
]);

/** Where each exercise of a line stands: `Row 3x10 + Push-up 3x15`, and behind a head those between commas. */
function piecesOf(scan: Scan, begin: number, isGroup: boolean, options: WorkOptions): [number, number][] {
  const pieces: [number, number][] = [];
  let from = begin;
  let depth = 0;
  let hasWork = false;
  for (let at = begin; !scan.isEnd(at); at += 1) {
    if (scan.isSign(at, '(')) depth += 1;
    if (scan.isSign(at, ')')) depth = Math.max(0, depth - 1);
    if (!hasWork && at > from) hasWork = startsWork(scan, at);
    if (depth > 0) continue;
    const next = joinEnd(scan, at, isGroup, hasWork);
    if (next === null || next <= from || !beginsExercise(scan, next, isGroup, options)) continue;
    pieces.push([from, at]);
    from = next;
    hasWork = false;
    at = next - 1;
  }
  return [...pieces, [from, scan.end]];
}

/** What joins the exercises of a line. */
const between = (scan: Scan, pieces: readonly [number, number][]): Part[] =>
  pieces.slice(1).flatMap(([from], index) => partOf(scan, pieces[index]?.[1] ?? from, from, 'group'));

/** Behind what stands between two exercises; null where nothing of the kind stands here. */
function joinEnd(scan: Scan, at: number, isGroup: boolean, hasWork: boolean): number | null {
  const { kind, text, gap } = scan.at(at);
  const phrase = phraseAt(scan, at, joins);
  if (phrase && (hasWork || isGroup)) return phrase.to;
  if (kind === 'word') return isGroup && (text === 'and' || text === 'then') ? at + 1 : null;
  if (kind !== 'sign') return null;
  if (text === '+' && gap && !scan.isTight(at + 1)) return hasWork || isGroup ? at + 1 : null;
  if (text === '/' && phraseAt(scan, at, sidePhrases)) return null;
  if (text === '&' || text === '/') return gap && (hasWork || isGroup) ? at + 1 : null;
  return isGroup && (text === ',' || text === ';' || text === '·' || text === '|') ? at + 1 : null;
}

/** A name begins here: in a group maybe behind its reps. */
function beginsExercise(scan: Scan, at: number, isGroup: boolean, { library }: WorkOptions): boolean {
  const isWork =
    startsWork(scan, at) ||
    phraseAt(scan, at, dropPhrases) !== null ||
    phraseAt(scan, at, warmUpPhrases) !== null;
  if (isWork && !isGroup) return false;
  const start = isGroup ? countEnd(scan, at) : at;
  if (start === at && isWork) return false;
  const word = scan.at(start);
  if (word.kind !== 'word' && !scan.isDigits(start)) return false;
  if (turnEnd(scan.part(start, scan.end)) > start) return true;
  const name = nameAt(scan, start, library);
  if (!name) return false;
  if (name.found) return true;
  // Unknown, but with work of its own; in a group the words alone will do.
  const isNote = word.text.length < 3 || noteBegins.has(word.text);
  return !isNote && (isGroup || name.work < scan.end) && !startsWork(scan, start);
}

const noteBegins = new Set([
  'rest',
  'each',
  'per',
  'last',
  'then',
  'with',
  'drop',
  'set',
  'sets',
  'reps',
  'light',
  'heavy',
  'easy',
  'slow',
  'pause',
  'hold',
  'no',
  'between',
  'for',
  'and',
  'rpe',
  'rir',
  'tempo',
  'zone',
  'jog',
  'walk',
  'amrap',
  'max',
  'back',
  'backoff',
]);

/** Behind `5`, `10 cal`, `400m`, `3x10` that stand before a name. */
function countEnd(scan: Scan, from: number): number {
  if (!startsNumber(scan, from)) return from;
  let quantity = quantityAt(scan, from);
  let to = quantity?.to ?? from;
  while (quantity && scan.isSign(to, 'x') && startsNumber(scan, to + 1)) {
    quantity = quantityAt(scan, to + 1);
    to = quantity?.to ?? to;
  }
  const isOf = scan.word(to) === 'x' || scan.word(to) === 'of';
  return isOf && !scan.isTight(to) ? to + 1 : to;
}

/** `21-15-9 Thruster, Pull-up`: a ladder before the names of all that follow. */
function ladderAhead(scan: Scan, from: number, options: WorkOptions): { from: number; to: number } | null {
  const quantity = startsNumber(scan, from) ? quantityAt(scan, from) : null;
  if (!quantity || quantity.shape !== 'ladder' || quantity.unit === '%') return null;
  let to = quantity.to;
  while ([':', 'of', 'x', '-'].includes(scan.at(to).text)) to += 1;
  return beginsExercise(scan, to, true, options) ? { from, to } : null;
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

/** One exercise: its name, and the work before and behind it. */
function exerciseOf(scan: Scan, options: WorkOptions, isGroup: boolean, before?: Scan): WorkOfExercise {
  const turn = turnEnd(scan);
  const { name } = nameBounds(scan.part(turn, scan.end), options, isGroup);
  const found = name?.found ?? null;
  const category =
    options.category ?? (found && isCategory(found.exercise.category) ? found.exercise.category : null);
  const work = workBy({ ...options, category }, reader => {
    if (before) readStretch(reader, before);
    reader.isCounting = isGroup;
    readStretch(reader, scan.part(turn, name?.from ?? turn));
    reader.isCounting = false;
    readStretch(reader, scan.part(name?.work ?? turn, scan.end));
    reader.settlePending();
    if (turn > scan.begin) readTurn(reader, scan.part(scan.begin, turn));
    if (name) readName(reader, scan, name);
  });
  return { ...work, name: name?.name ?? '', found };
}

function readStretch(reader: Reader, scan: Scan): void {
  if (scan.begin >= scan.end) return;
  reader.startStretch(scan);
  readEntries(reader);
  reader.endCell();
  reader.draft.endClause();
}

/** `min 1:`, `odd:`, `station 2:` say in which minute an exercise of an EMOM has its turn. */
function turnEnd(scan: Scan): number {
  const isTurn = turns.has(scan.word(scan.begin));
  const at = isTurn && scan.isDigits(scan.begin + 1) ? scan.begin + 2 : scan.begin + 1;
  return isTurn && scan.isSign(at, ':') ? at + 1 : scan.begin;
}

const turns = new Set(['min', 'minute', 'odd', 'even', 'station', 'minutes']);

function readTurn(reader: Reader, scan: Scan): void {
  reader.startStretch(scan);
  reader.note(scan.begin, scan.end - 1);
  reader.endCell();
}

function readName(reader: Reader, scan: Scan, name: ReadName): void {
  reader.startStretch(scan.part(name.from, name.work));
  reader.mark(name.from, name.to, 'name');
  reader.endCell();
}

/** `5 Burpees`, `5x5 Back Squat @80%`: work may stand before the name; a library tells `90/90 Stretch` from it. */
function nameBounds(scan: Scan, { library }: WorkOptions, isGroup: boolean): { name: ReadName | null } {
  let begin = scan.begin;
  const warmUp = phraseAt(scan, begin, warmUpPhrases);
  if (warmUp && scan.isSign(warmUp.to, ':')) begin = warmUp.to + 1;
  const isNumber = startsNumber(scan, begin);
  const whole = nameAt(scan, begin, library);
  if (whole?.found) return { name: whole };
  if (!isNumber) return { name: startsLine(scan, begin) ? null : whole };
  const start = countEnd(scan, begin);
  const behind =
    start > begin && scan.at(start).kind === 'word' && !startsWork(scan, start)
      ? nameAt(scan, start, library)
      : null;
  if (behind?.found) return { name: behind };
  const isSets = scan.isSign(begin + 1, 'x') && startsNumber(scan, begin + 2);
  if (isGroup || isSets) return { name: behind };
  if (startsWork(scan, begin)) return { name: behind && isNamePlace(scan, begin, start) ? behind : null };
  return { name: whole };
}

/** A number with a unit and then words that nobody knows is work with a note: `45 min easy`. */
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
