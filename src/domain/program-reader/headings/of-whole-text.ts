import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { fold } from '#domain/program-reader/fold.ts';
import type { RepsFirst } from '#domain/program-reader/work/text/work.ts';
import { type DateSpec, dateAt, ordinalOf, weekdayOfDate } from './dates.ts';
import { weekdayOfWord } from './weekday-words.ts';

/** Whether a text says that its workouts take turns: 'A/B/A, then B/A/B', 'alternate', 'im Wechsel'. */
export const saysAlternating = (text: string): boolean =>
  /\balternat|\ba\s?[/,–-]\s?b\s?[/,–-]\s?a\b|\baba\b|abwechselnd|im wechsel|\ben alternance|\balternand|\bafwisselend|\bväxelvis|\bskiftevis|\bvuorotellen|\bna zmianę|\bstřídavě|чередуйт|чередова|交互/i.test(
    text,
  );

/** Whether one of its dates can only be written with the month first, and none with the day first. */
export function saysMonthFirst(text: string): boolean {
  let isMonthFirst = false;
  for (const [, first = '', second = ''] of text.matchAll(
    /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d/%x]|\/\d)/g,
  )) {
    if (Number(first) > 12 && Number(first) <= 31 && Number(second) <= 12 && Number(second) > 0) return false;
    if (Number(second) > 12 && Number(second) <= 31 && Number(first) <= 12 && Number(first) > 0)
      isMonthFirst = true;
  }
  return isMonthFirst;
}

/** Whether a text speaks of a training max, and whether a sentence of it says that its percents are of that. */
export function saysTrainingMax(text: string): 'all' | 'some' | 'none' {
  if (!/training[ -]?max|\bTM\b|trainingsmax/i.test(text)) return 'none';
  const isOfAll =
    /(?:percents|percentages|all %|prozente|percent) [^.\n%@]{0,60}(?:training[ -]?max|\bTM\b|trainingsmax)/i;
  return isOfAll.test(text) ? 'all' : 'some';
}

const repsBySets =
  /\d% ?([3-9]|1\d) ?[x×хХ*] ?1(?!\d)[,;]?\s{1,3}\d{2,3}(?:[.,]\d)? ?% ?\d{1,2} ?[x×хХ*] ?\d/g;

/** `10x5` behind a name: no list of percents. */
const tenByFew = /[\p{L})] {1,3}1\d ?[x×хХ*] ?[2-6](?!\d)\s*$/mu;

/**
 * Whether its lists of percents say the reps before the sets: '50% 5x1, 60% 4x2, 75% 3x5', as no one does five singles
 * at a half; and what lines without percents say first then.
 */
export function saysRepsFirst(text: string): RepsFirst {
  if ([...text.matchAll(repsBySets)].length < 2) return null;
  return { plain: tenByFew.test(text) ? 'reps' : 'sets' };
}

type DateOfDay = { weekday: Weekday; date: DateSpec };

/**
 * Whether dates say the day before the month, by the weekdays beside them: 'Monday 30 Nov' and 'Wed 12/2' fit one
 * calendar with the month first alone. Null where both orders fit, or neither.
 */
export function dayFirstByWeekdays(text: string): boolean | null {
  const lines = text
    .split('\n')
    .flatMap(line => /^[^\p{L}\d]{0,8}(\p{L}{2,12})[.,]{0,2}[ \t]{1,4}(\S.{1,40})/u.exec(line) ?? []);
  const isFitting = (isDayFirst: boolean) => areOfOneCalendar(datesOf(lines, isDayFirst));
  const [dayFirst, monthFirst] = [isFitting(true), isFitting(false)];
  return dayFirst === monthFirst ? null : dayFirst;
}

/** From triples of a line, its first word and what follows it. */
function datesOf(lines: readonly string[], isDayFirst: boolean): DateOfDay[] {
  const found: DateOfDay[] = [];
  for (let at = 0; at < lines.length; at += 3) {
    const weekday = weekdayOfWord(lines[at + 1] ?? '');
    const date = weekday && dateAt(fold(lines[at + 2] ?? ''), isDayFirst);
    if (weekday && date) found.push({ weekday, date });
  }
  return found;
}

function areOfOneCalendar(dates: readonly DateOfDay[]): boolean {
  const shifts = new Set<number>();
  let last = 0;
  for (const { weekday, date } of dates) {
    if (date.year !== null) {
      if (weekdayOfDate(date) !== weekday) return false;
      continue;
    }
    // Without years January is behind December.
    const ordinal = ordinalOf(date) < last - 180 ? ordinalOf(date) + 365 : ordinalOf(date);
    last = ordinal;
    shifts.add((((ordinal - weekdays.indexOf(weekday)) % 7) + 7) % 7);
  }
  return shifts.size < 2;
}
