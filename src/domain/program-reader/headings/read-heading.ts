import type { Weekday } from '#domain/plain-date.ts';
import { fold } from '#domain/program-reader/fold.ts';
import { dayListAt } from './day-list.ts';
import type { DayRef } from './day-ref.ts';
import { type DateSpec, dateAt } from './dates.ts';
import { numberOfWord } from './number-words.ts';
import { isSessionName } from './session-words.ts';
import { weekdayListAt, weekdayOfWord, weekdaysIn } from './weekday-words.ts';
import { weekSpecAt } from './week-spec.ts';

/** The meaning of a heading; `rest` is what follows it, as written, and `isParted` that a sign stands between. */
export type Heading = {
  weeks: number[] | null;
  /** 'Phase 2', 'Block B': weeks may begin at 1 again below it. */
  phase: string | null;
  day: DayRef | null;
  /** 1 of 'Day 1 (Mon)', whose day is Monday. */
  dayNumber: number | null;
  date: DateSpec | null;
  rest: string;
  isParted: boolean;
};

const longest = 300;
const between = /^[\s,:;.|/()[\]·•–—-]+/;

/** The heading at the start of a line; null for a line without one. */
export function readHeading(line: string, isDayFirst: boolean): Heading | null {
  if (line.length > longest) return null;
  const heading: Heading = {
    weeks: null,
    phase: null,
    day: null,
    dayNumber: null,
    date: null,
    rest: '',
    isParted: true,
  };
  let text = line.replace(/^[\s#>*_=~-]+(?=[\p{L}\d第])/u, '').replace(/(?<![\s*_#=~])[\s*_#=~]+$/, '');
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
  const rest = text.replace(/^[)\]]|[:(]$/g, '').trim();
  return {
    ...heading,
    rest: /[([]/.test(rest) ? rest : rest.replace(/[)\]]$/, ''),
    isParted: /[^\s]/.test(parted),
  };
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
  /^(?:day|tag|jour|dia|giorno|dag|paiva|dzien|den|день|gun|nap|ziua|zi|d|session|einheit|seance|sesion|sessione|sessao|training|workout|trening|тренировка|treino|allenamento|entrenamiento|antrenman|edzes|antrenament)(?: ?#? ?(?=\d)|[ #]+(?=\p{L}))(\d{1,2}|[a-h]\d?|one|two|three|four|five|six|seven)(?![\p{L}\d])/u;
/** 'Run 1: …'; 'Run 1 mile' is none. */
const numberedRun = /^run ?#? ?(\d{1,2})(?= ?[:–]|$)/;
/** '1 day (Monday)', '1. Tag', '2. nap', '3日目', '4일차': the number before its word. */
const numberBefore =
  /^(?:day ?)?(\d{1,2})(?: ?(?:日目|일 ?차|일째)|(?:st|nd|rd|th)? day(?= ?[(:–-]|$)|\. ?(?:tag|gun|nap|dag|paiva|dzien|den|zi)(?![\p{L}]))/u;

function takeDay(heading: Heading, folded: string, text: string): number {
  // 'Day 1 (Mon)' is on Monday.
  if (heading.day !== null && heading.day.kind !== 'number') return 0;
  const list = heading.day === null ? weekdayListAt(folded) : null;
  if (list) {
    heading.day = { kind: 'weekdays', weekdays: list.weekdays };
    return list.length;
  }
  const word = /^[\p{L}]+(?:-feira)?\.?/u.exec(folded)?.[0] ?? '';
  const weekday = word === '' ? null : weekdayIn(word, folded.slice(word.length));
  if (weekday) {
    if (heading.day?.kind === 'number') heading.dayNumber = heading.day.number;
    heading.day = { kind: 'weekday', weekday };
    return word.length;
  }
  if (heading.day !== null) return 0;
  const several = dayListAt(folded, text);
  if (several) {
    heading.day = several.day;
    return several.length;
  }
  const found = dayWord.exec(folded) ?? numberBefore.exec(folded) ?? numberedRun.exec(folded);
  if (!found) return 0;
  const said = found[1] ?? '';
  const number = numberOfWord(said);
  const isSession =
    !/^(?:day|tag|jour|dia|giorno|dag|paiva|dzien|den|день|gun|nap|ziua|zi|d)(?![\p{L}])/u.test(found[0]) &&
    !numberBefore.test(folded);
  if (/^[a-h]\d?$/.test(said) && !/^d ?[a-h]/.test(found[0])) {
    heading.day = { kind: 'named', name: text.slice(0, found[0].length) };
  } else if (number === null || number < 1) return 0;
  else
    heading.day = isSession
      ? { kind: 'named', name: text.slice(0, found[0].length) }
      : { kind: 'number', number };
  return found[0].length;
}

/** Short forms are words of other kinds too: they head a text only before a separator or a date. */
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

/** A cell or line that is a session's name alone: 'Push A', 'Upper Power'. */
export function sessionNameOf(line: string): string | null {
  if (line.length > longestName) return null;
  const name = bareHeading(line);
  return isSessionName(fold(name)) ? name : null;
}

const bareHeading = (line: string): string =>
  line.replace(/^[\s#>*_=~-]+|(?<![\s*_#=~:-])[\s*_#=~:-]+$/g, '');

/** A line that is a session's name: 'Push A', 'Upper Power', 'Legs (quads and calves)', 'StrongLifts Workout A'; `words` are those beside it. */
export function sessionOf(line: string): { name: string; words: string } | null {
  if (line.length > longestSession) return null;
  const alone = sessionNameOf(line);
  if (alone !== null) return { name: alone, words: '' };
  const name = bareHeading(line);
  const [, before = '', inBrackets = ''] = /^([^()]{3,60}?)\s*\(([^()]+)\)$/.exec(name) ?? [];
  if (before !== '' && !/\d/.test(inBrackets) && isSessionName(fold(before)))
    return { name: before, words: inBrackets };
  const [, called = '', days = ''] =
    /^([^\d:–]{3,40}?)\s*(?:[:–,]|\s-)\s*([\p{L}/,&+ ]{2,60})$/u.exec(name) ?? [];
  if (days !== '' && weekdaysIn(days) !== null) return { name: called, words: days };
  const [, title = '', session = ''] = /^(.{3,60}?)[\s:–-]+((?:workout|session) [a-h])$/i.exec(name) ?? [];
  return session === '' ? null : { name: session, words: title };
}

const longestSession = 140;
const longestName = 60;

const partOfDay =
  /^(?:general |dynamic |specific )?(?:warm ?-?ups?|cool ?-?downs?|main (?:work|lifts?|sets?|part)|accessor(?:y|ies)(?: work)?|assistance(?: work)?|finishers?|mobility|activation|conditioning|core(?: work)?|strength(?: work)?|skill(?: work)?|stretching)(?: ?[([][^()[\]]{0,40}[)\]])?[:.]?$/;

/** Whether a line heads a part of a session: 'Warm-up (8 min)', 'Main Work', 'Finisher'. */
export const isPartOfDay = (line: string): boolean =>
  line.length <= longestName &&
  partOfDay.test(fold(line.replace(/^[\s#>*_=~-]+|(?<![\s*_#=~-])[\s*_#=~-]+$/g, '')));
