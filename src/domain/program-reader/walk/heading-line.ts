import type { Heading } from '#domain/program-reader/headings/read-heading.ts';
import { capitalised } from '#domain/program-reader/names.ts';
import { isProse, isRestDay } from './what-line.ts';
import type { Walker } from './walker.ts';

const workSign =
  /\d\s?[x×хХ*]\s?\d|\d\s?(?:reps?|sets?|rounds?|kg|lbs?|km|k|mi|miles?|min|mins|minutes?|sec|secs|s|m|h|%|'|")(?![\p{L}])/u;

/** Whether words hold numbers as work has them. */
export const looksLikeWork = (text: string): boolean => text.length < 2_000 && workSign.test(text);

/** Whether what a line begins with heads it all: a sentence that begins with a day does not. */
export function isHeading({ rest, isParted }: Heading): boolean {
  if (rest === '' || isParted || isRestDay(rest)) return true;
  return looksLikeWork(rest) || !(isProse(rest) || rest.split(/\s+/).length > 6);
}

/** Goes where a heading says, and keeps its words; answers what of it is still to be read as work. */
export function takeHeading(
  walker: Walker,
  heading: Heading,
  line: number,
  isWork: (text: string) => boolean = looksLikeWork,
): string | null {
  const { places } = walker;
  const { weeks, phase, day, date, rest } = heading;
  walker.endGroup();
  if (phase !== null) places.enterPhase();
  if (weeks !== null) places.enterWeeks(weeks, line);
  if (date !== null) places.enterDate(date, day?.kind === 'weekday' ? day.weekday : null, line);
  else if (day !== null) places.enterDay(day, line);
  walker.mark(line, 'heading', '');
  if (phase !== null) walker.noteAhead(day === null && rest !== '' ? `${phase}: ${rest}` : phase);
  if (rest === '' || (phase !== null && day === null)) return null;
  if (isRestDay(rest)) {
    walker.mark(line, 'heading', 'Rest day');
    return null;
  }
  if (isWork(rest)) return rest;
  const hasDay = day !== null || date !== null;
  const text = rest.replace(/^["“(]+|["”)]+$/g, '').trim();
  if (hasDay && text.length <= 80) walker.texts.push({ place: places.now(), text, as: 'day-name' });
  else walker.texts.push({ place: places.now(), text, as: hasDay ? 'day-notes' : 'week-notes' });
  walker.mark(line, 'heading', text);
  return null;
}

/** Where a line stands, in words: 'Weeks 1–4, Monday'. */
export function placeText(walker: Walker): string {
  const { weeks, day } = walker.places.now();
  const [first = 1] = weeks;
  const last = weeks.at(-1) ?? first;
  const week =
    first === last
      ? `Week ${first}`
      : last - first === weeks.length - 1
        ? `Weeks ${first}–${last}`
        : `Weeks ${weeks.join(', ')}`;
  if (day === null) return week;
  const named =
    day.kind === 'weekday'
      ? capitalised(day.weekday)
      : day.kind === 'number'
        ? `Day ${day.number}`
        : day.name;
  return `${week}, ${named}`;
}
