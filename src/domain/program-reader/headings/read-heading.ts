import type { Weekday } from '#domain/plain-date.ts';
import { fold } from '#domain/program-reader/fold.ts';
import type { DayRef } from './day-ref.ts';
import { type DateSpec, dateAt } from './dates.ts';
import { numberOfWord } from './number-words.ts';
import { isSessionName } from './session-words.ts';
import { weekdayOfWord } from './weekday-words.ts';
import { weekSpecAt } from './week-spec.ts';

/** What a heading says; `rest` is what follows it, as written, and `isParted` that a sign stands between. */
export type Heading = {
  weeks: number[] | null;
  /** 'Phase 2', 'Block B': weeks may begin at 1 again below it. */
  phase: string | null;
  day: DayRef | null;
  date: DateSpec | null;
  rest: string;
  isParted: boolean;
};

const longest = 300;
const between = /^[\s,:;.|/()[\]·•–—-]+/;

/** What a line begins with that heads others; null for one that does not. */
export function readHeading(line: string, isDayFirst: boolean): Heading | null {
  if (line.length > longest) return null;
  const heading: Heading = { weeks: null, phase: null, day: null, date: null, rest: '', isParted: true };
  let text = line.replace(/^[\s#>*_=~-]+(?=[\p{L}\d第])/u, '').replace(/[\s*_#=~]+$/, '');
  let parted = '';
  for (let more = true; more && text !== ''; ) {
    const folded = fold(text);
    const length = takeNext(heading, folded, text, isDayFirst);
    more = length > 0;
    if (!more) break;
    text = behind(text, folded, length);
    parted = between.exec(text)?.[0] ?? '';
    text = text.slice(parted.length);
  }
  if (heading.weeks === null && heading.day === null && heading.date === null && heading.phase === null)
    return null;
  if (heading.phase !== null && heading.weeks === null) text = takeWeeksBehind(heading, text);
  return { ...heading, rest: text.replace(/^[)\]]|[:(]$/g, '').trim(), isParted: /[^\s]/.test(parted) };
}

/** 'Phase 2: Strength (Weeks 3-4)'. */
function takeWeeksBehind(heading: Heading, text: string): string {
  const open = text.indexOf('(');
  const spec = open === -1 ? null : weekSpecAt(fold(text.slice(open + 1)));
  if (spec === null) return text;
  heading.weeks = spec.weeks;
  return text.slice(0, open).trim();
}

/** The text without as many folded characters: folding leaves their number as it is, but for blanks and accents. */
function behind(text: string, folded: string, length: number): string {
  if (folded.length === text.length) return text.slice(length);
  let end = 0;
  while (end < text.length && fold(text.slice(0, end)).length < length) end += 1;
  return text.slice(end);
}

function takeNext(heading: Heading, folded: string, text: string, isDayFirst: boolean): number {
  if (heading.weeks === null) {
    const spec = weekSpecAt(folded);
    if (spec) {
      heading.weeks = spec.weeks;
      return spec.length;
    }
  }
  if (heading.phase === null && heading.weeks === null && heading.day === null) {
    const phase =
      /^(?:phase|block|cycle|mesocycle|meso|fase|блок|этап) ?(?:\d{1,2}|[a-f]|i{1,3}|iv|v|one|two|three|four)(?![\p{L}\d])/u.exec(
        folded,
      );
    if (phase) {
      heading.phase = text.slice(0, phase[0].length);
      return phase[0].length;
    }
  }
  return takeDay(heading, folded, text) || takeDate(heading, folded, isDayFirst);
}

const dayWord =
  /^(?:day|tag|jour|dia|giorno|dag|paiva|dzien|den|день|d|session|einheit|seance|sesion|sessione|sessao|training|workout|trening|тренировка|treino|allenamento|entrenamiento)(?: ?#? ?(?=\d)|[ #]+(?=\p{L}))(\d{1,2}|[a-h]|one|two|three|four|five|six|seven)(?![\p{L}\d])/u;
const japaneseDay = /^(?:day ?)?(\d{1,2}) ?日目/;

function takeDay(heading: Heading, folded: string, text: string): number {
  if (heading.day !== null) return 0;
  const word = /^[\p{L}]+(?:-feira)?\.?/u.exec(folded)?.[0] ?? '';
  const weekday = word === '' ? null : weekdayIn(word, folded.slice(word.length));
  if (weekday) {
    heading.day = { kind: 'weekday', weekday };
    return word.length;
  }
  const found = dayWord.exec(folded) ?? japaneseDay.exec(folded);
  if (!found) return 0;
  const said = found[1] ?? '';
  const number = numberOfWord(said);
  const isSession =
    !/^(?:day|tag|jour|dia|giorno|dag|paiva|dzien|den|день|d)(?![\p{L}])/u.test(found[0]) &&
    !japaneseDay.test(folded);
  if (/^[a-h]$/.test(said) && !/^d ?[a-h]/.test(found[0])) {
    heading.day = { kind: 'named', name: text.slice(0, found[0].length) };
  } else if (number === null || number < 1) return 0;
  else
    heading.day = isSession
      ? { kind: 'named', name: text.slice(0, found[0].length) }
      : { kind: 'number', number };
  return found[0].length;
}

/** Short forms are words of other kinds too: they head what is parted from them, or a date. */
function weekdayIn(word: string, behind: string): Weekday | null {
  const weekday = weekdayOfWord(word);
  if (weekday === null || word.length > 4) return weekday;
  return behind === '' || /^ ?[:,.()|/–—-]|^ \d|^ [\p{L}]{3,10} \d{1,2}$/u.test(behind) ? weekday : null;
}

function takeDate(heading: Heading, folded: string, isDayFirst: boolean): number {
  if (heading.date !== null) return 0;
  const date = dateAt(folded, isDayFirst);
  if (date === null || (heading.day === null && date.isNumeric && folded.length > date.length)) return 0;
  heading.date = date;
  return date.length;
}

/** A line that is a session's name alone: 'Push A', 'Upper Power'. */
export const sessionNameOf = (line: string): string | null => {
  if (line.length > 60) return null;
  const name = line.replace(/^[\s#>*_=~-]+|[\s*_#=~:-]+$/g, '');
  return isSessionName(fold(name)) ? name : null;
};
