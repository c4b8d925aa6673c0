import { daysOfWeek } from '#domain/program-reader/lines/how-often.ts';
import { type Heading, readHeading } from '#domain/program-reader/headings/read-heading.ts';
import { capitalised } from '#domain/program-reader/names.ts';
import { nameOfDay } from '#domain/program-reader/headings/day-ref.ts';
import { isProse, isRestDay } from '#domain/program-reader/lines/what-line.ts';
import type { Walker } from './walker.ts';

const workSign =
  /(?:\d|kg|lbs?|%)\s?[x×хХ*]\s?\d|\d\s?(?:reps?|sets?|rounds?|kg|lbs?|km|k|mi|miles?|min|mins|minutes?|sec|secs|s|m|h|%|'|")(?![\p{L}])/iu;

/** Whether words hold numbers as work has them. */
export const looksLikeWork = (text: string): boolean => text.length < 2_000 && workSign.test(text);

/** Whether what a line begins with heads it all: a sentence that begins with a day does not. */
export function isHeading({ rest, isParted }: Heading): boolean {
  if (rest === '' || isParted || isRestDay(rest)) return true;
  return looksLikeWork(rest) || !(isProse(rest) || rest.split(/\s+/).length > 6);
}

const longestHeaded = 2_000;

/** 'Mon: Back Squat 3x5; Wed: Bench Press 3x5': the days or weeks of one line, each with its work. */
export function headedParts(text: string, isDayFirst: boolean): string[] {
  if (text.length > longestHeaded || !/[;|,]|\s\/\s/.test(text)) return [text];
  const parts: string[] = [];
  for (const piece of text.split(/(?<=[;|,]|\s\/\s)/)) {
    const isNext = parts.length === 0 || isHeadedWork(piece, isDayFirst);
    if (isNext) parts.push(piece);
    else parts[parts.length - 1] += piece;
  }
  return parts.length > 1 && isHeadedWork(parts[0] ?? '', isDayFirst)
    ? parts.map(part => part.trimEnd().replace(/[;|,/]$/, ''))
    : [text];
}

function isHeadedWork(text: string, isDayFirst: boolean): boolean {
  const heading = readHeading(text.trim().replace(/[;|,/]$/, ''), isDayFirst);
  if (heading === null || (heading.day ?? heading.weeks) === null || !heading.isParted) return false;
  return looksLikeWork(heading.rest) || isRestDay(heading.rest);
}

/** Goes where a heading says, and keeps its words; answers what of it is still to be read as work. */
export function takeHeading(
  walker: Walker,
  heading: Heading,
  line: number,
  isWork: (text: string) => boolean = looksLikeWork,
): string | null {
  const { positions } = walker;
  const { weeks, phase, day, dayNumber, date, rest } = heading;
  walker.endGroup();
  if (phase !== null) positions.enterPhase();
  if (weeks !== null) positions.enterWeeks(weeks, line);
  if (date !== null) positions.enterDate(date, day?.kind === 'weekday' ? day.weekday : null, line);
  else if (day !== null) positions.enterDay(walker.resolvedDay(day, dayNumber), line);
  walker.mark(line, 'heading', '');
  if (phase !== null) walker.noteUpcoming(day === null && rest !== '' ? `${phase}: ${rest}` : phase);
  if (rest === '' || (phase !== null && day === null)) return null;
  const often = weeks !== null && day === null && date === null ? daysOfWeek(rest) : null;
  if (often !== null) {
    positions.enterDay(often, line);
    walker.mark(line, 'heading', rest);
    return null;
  }
  if (isRestDay(rest)) {
    walker.mark(line, 'heading', 'Rest day');
    walker.nameIfUsed(rest);
    return null;
  }
  if (isWork(rest)) return rest;
  const hasDay = day !== null || date !== null;
  // 'CLOSED (Thanksgiving)' keeps its brackets.
  const isWhole = /^[^("“]+[("“]/.test(rest);
  const text = isWhole ? rest : rest.replace(/^["“(]+|(?<!["”)])["”)]+$/g, '').trim();
  if (hasDay && text.length <= 80) walker.nameDay(positions.now(), text);
  else walker.texts.push({ position: positions.now(), text, as: hasDay ? 'day-notes' : 'week-notes' });
  walker.mark(line, 'heading', text);
  return null;
}

/** The place of a line in words: 'Weeks 1–4, Monday'. */
export function positionText(walker: Walker): string {
  const { weeks, day } = walker.positions.now();
  const [first = 1] = weeks;
  const last = weeks.at(-1) ?? first;
  const week =
    first === last
      ? `Week ${first}`
      : last - first === weeks.length - 1
        ? `Weeks ${first}–${last}`
        : `Weeks ${weeks.join(', ')}`;
  if (day === null) return week;
  if (day.kind === 'weekdays') return `${week}, ${day.weekdays.map(capitalised).join(', ')}`;
  const named = day.kind === 'weekday' ? capitalised(day.weekday) : nameOfDay(day);
  return `${week}, ${named}`;
}
