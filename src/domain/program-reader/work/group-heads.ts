import { maxGroupRounds } from '#domain/limits.ts';
import type { GroupFormat, GroupKind } from '#domain/prescriptions/groups/group-format.ts';
import { phraseAt, phrasesOf } from '#domain/program-reader/work/text/phrases.ts';
import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';
import { allTimeSigns, timeAt } from '#domain/program-reader/work/text/times.ts';

/** A group's mark: `A1)`, `1a.`, `[A]`, `A.`; `label` is the same for all of the group. */
export type Mark = { to: number; mark: string; label: string };

export function markAt(scan: Scan, from: number): Mark | null {
  return bracketMark(scan, from) ?? letterMark(scan, from) ?? numberMark(scan, from);
}

function bracketMark(scan: Scan, from: number): Mark | null {
  if (!scan.isSign(from, '[') || scan.isEnd(from + 1)) return null;
  let to = from + 1;
  while (to < from + 6 && !scan.isSign(to, ']') && !scan.isEnd(to)) to += 1;
  const mark = scan.slice(from + 1, to).trim();
  if (!scan.isSign(to, ']') || mark === '' || mark.length > 10) return null;
  const numbered = /^([A-Za-z])\d{1,2}$/.exec(mark);
  return { to: to + 1, mark, label: numbered?.[1]?.toUpperCase() ?? mark };
}

const closing = new Set(['.', ')', ':', '-']);

function letterMark(scan: Scan, from: number): Mark | null {
  const word = scan.word(from);
  if (word.length !== 1 || word < 'a' || word > 'h') return null;
  const hasNumber = scan.isDigits(from + 1) && scan.isTight(from + 1) && scan.at(from + 1).text.length <= 2;
  const end = hasNumber ? from + 2 : from + 1;
  const isClosed =
    closing.has(scan.at(end).text) && scan.at(end).kind === 'sign' && (scan.isTight(end) || hasNumber);
  const to = isClosed ? end + 1 : end;
  // `A-Skip`, `A1C`: a word goes on.
  if (scan.isEnd(to) || scan.isTight(to) || (!hasNumber && !isClosed)) return null;
  const label = word.toUpperCase();
  return { to, mark: hasNumber ? label + scan.at(from + 1).text : label, label };
}

/** `1a) Row`, `2b. Press`. */
function numberMark(scan: Scan, from: number): Mark | null {
  const letter = scan.word(from + 1);
  const isMark =
    scan.isDigits(from) && scan.at(from).text.length <= 2 && letter.length === 1 && scan.isTight(from + 1);
  if (!isMark || letter < 'a' || letter > 'h') return null;
  const isClosed = closing.has(scan.at(from + 2).text) && scan.isTight(from + 2);
  const to = isClosed ? from + 3 : from + 2;
  if (scan.isEnd(to) || scan.isTight(to)) return null;
  const number = scan.at(from).text;
  return { to, mark: `${number}${letter}`, label: number };
}

/** The kind of group at the head of a line: `Superset:`, `EMOM 10:`, `AMRAP 12 min:`, `3 rounds for time:`. */
export type GroupHead = { to: number; format: GroupFormat; mark?: Mark };

const kinds = phrasesOf<GroupKind>([
  [
    'superset',
    'superset',
    'super set',
    'super-set',
    'supersets',
    'ss',
    'giant set',
    'giant-set',
    'tri-set',
    'triset',
    'compound set',
    'supersatz',
  ],
  ['circuit', 'circuit', 'circuits', 'zirkel', 'rounds of', 'rounds', 'rft of'],
  ['emom', 'emom', 'every minute on the minute', 'every minute'],
  ['amrap', 'amrap', 'as many rounds as possible', 'amrap of'],
  ['for-time', 'for time', 'rft', 'rounds for time', 'for-time', 'afap', 'ft'],
  ['intervals', 'intervals', 'interval', 'tabata', 'hiit'],
]);

const none: GroupFormat = {
  kind: 'superset',
  rounds: null,
  workSeconds: null,
  restSeconds: null,
  capSeconds: null,
};

/** Terms may stand before and behind the kind: `12 min AMRAP`, `EMOM for 10 min`, `5 rounds:`. */
export function groupHeadAt(scan: Scan, from: number): GroupHead | null {
  const every = everyAt(scan, from);
  if (every) return every;
  const before = termBefore(scan, from);
  const kind = phraseAt(scan, before?.to ?? from, kinds);
  if (!kind) return null;
  const tabata =
    scan.word(before?.to ?? from) === 'tabata' ? { rounds: 8, workSeconds: 20, restSeconds: 10 } : {};
  const format: GroupFormat = { ...none, kind: kind.meaning, ...tabata };
  if (before && !applyTerm(format, before)) return null;
  let to = kind.to;
  if (kind.meaning === 'circuit' && before && scan.word(to) === 'for' && scan.word(to + 1) === 'time') {
    format.kind = 'for-time';
    to += 2;
  }
  const label = scan.word(to).length === 1 && scan.isSign(to + 1, ':') ? scan.word(to).toUpperCase() : null;
  if (label !== null) return { to: to + 2, format, mark: { to: to + 2, mark: label, label } };
  return readTail(scan, to, format, before !== null);
}

/** A number of rounds or minutes, or a time. */
type Term = { to: number; count: number | null; seconds: number | null };

function termBefore(scan: Scan, from: number): Term | null {
  if (!startsNumber(scan, from)) return null;
  const time = timeAt(scan, from, allTimeSigns);
  if (time) return { to: time.to, count: null, seconds: time.low };
  const { kind, text } = scan.at(from);
  return kind === 'digits' && text.length <= 3 ? { to: from + 1, count: Number(text), seconds: null } : null;
}

/** False where the term can't be of the kind. */
function applyTerm(format: GroupFormat, { count, seconds }: Term): boolean {
  if (count !== null && (count < 1 || count > maxGroupRounds)) return false;
  if (format.kind === 'emom') {
    const rounds = count ?? Math.round((seconds ?? 0) / 60);
    if (rounds < 1 || rounds > maxGroupRounds) return false;
    format.rounds = rounds;
    format.workSeconds = 60;
    return true;
  }
  if (format.kind === 'amrap') format.capSeconds = seconds ?? (count ?? 0) * 60;
  else if (seconds !== null) {
    if (format.kind === 'for-time') format.capSeconds = seconds;
    else return false;
  } else format.rounds = count;
  return true;
}

const between = new Set(['for', 'of', '-', 'x', '(', ')', ',', 'minute', 'in']);

/** The text between the kind and the colon; without a colon only an unmistakable head is one. */
function readTail(scan: Scan, from: number, format: GroupFormat, hasTerm: boolean): GroupHead | null {
  let to = from;
  let isSaid = hasTerm;
  for (let terms = 0; terms < 4 && !scan.isSign(to, ':') && !scan.isEnd(to); ) {
    if (scan.at(to).text === 'cap' || scan.at(to).text === 'time' || between.has(scan.at(to).text)) {
      to += 1;
      continue;
    }
    const rounds = startsNumber(scan, to) ? quantityAt(scan, to) : null;
    if (rounds?.unit === 'sets' && rounds.shape === 'one') {
      format.rounds = Math.min(maxGroupRounds, Math.max(1, Math.round(rounds.amounts[0]?.low ?? 1)));
      to = rounds.to;
    } else {
      const term = termBefore(scan, to);
      const isCount =
        term?.count !== null && scan.word(to + 1) !== '' && format.kind !== 'emom' && format.kind !== 'amrap';
      if (!term || isCount || !applyTerm(format, term)) break;
      to = term.to;
    }
    isSaid = true;
    terms += 1;
  }
  if (scan.isSign(to, ':')) return { to: to + 1, format };
  if (scan.isEnd(to)) return { to, format };
  const isPlain = format.kind === 'emom' || format.kind === 'amrap' || format.kind === 'for-time';
  return isSaid && isPlain ? { to, format } : null;
}

/** `E2MOM 20 min`, `every 2 min x 10`, `every 90 s for 12 rounds`. */
function everyAt(scan: Scan, from: number): GroupHead | null {
  const isShort = scan.word(from) === 'e' && scan.isDigits(from + 1) && scan.word(from + 2) === 'mom';
  const isLong = scan.word(from) === 'every' && startsNumber(scan, from + 1);
  const time = isLong ? timeAt(scan, from + 1, allTimeSigns) : null;
  const seconds = isShort ? Number(scan.at(from + 1).text) * 60 : time?.low;
  if (seconds === undefined || seconds < 1 || seconds > 3600) return null;
  let to = isShort ? from + 3 : (time?.to ?? from);
  const format: GroupFormat = { ...none, kind: 'emom', workSeconds: seconds };
  let isTimes = false;
  while (between.has(scan.at(to).text)) {
    if (scan.isSign(to, 'x')) isTimes = true;
    to += 1;
  }
  const total = startsNumber(scan, to) ? timeAt(scan, to, allTimeSigns) : null;
  const count = startsNumber(scan, to) ? quantityAt(scan, to) : null;
  if (total) {
    format.rounds = Math.min(maxGroupRounds, Math.max(1, Math.round(total.low / seconds)));
    to = total.to;
  } else if (count && count.shape === 'one' && (count.unit === 'sets' || count.unit === null)) {
    const value = count.amounts[0]?.low ?? 1;
    format.rounds = Math.min(
      maxGroupRounds,
      Math.max(1, Math.round(isShort && !isTimes ? (value * 60) / seconds : value)),
    );
    to = count.to;
  }
  if (scan.isSign(to, ':')) to += 1;
  return { to, format };
}
