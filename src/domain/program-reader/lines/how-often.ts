import type { DayRef } from '#domain/program-reader/headings/day-ref.ts';
import { numberOfWord } from '#domain/program-reader/headings/number-words.ts';

const number = '(2|3|4|5|two|three|four|five)';
const week = '(?:(?:a|per|each|this|every|/) ?(?:week|wk)|/ ?w)\\b';
const times = `${number} ?(?:x|×|times|days) ?${week}`;
/** 'Easy Run 20 min, 3 times a week', 'Back Squat 5x5 (2x/week)'. */
const behind = new RegExp(`[\\s,;(–-]{1,4}${times}\\)?\\.?$`, 'i');
const told = new RegExp(
  `\\b(?:your|each of (?:the|your)|all|these) ${number} (?:runs|walks|sessions|workouts|training days)\\b|\\b${times}`,
  'i',
);

/** On how many days of the week a sentence says that it is done: 'For your 3 runs in week 1 …'; null where it says none. */
export const statedDays = (text: string): DayRef | null => daysOf(told.exec(text));

const alone = new RegExp(
  `^(?:${number} (?:runs|walks|sessions|workouts|training days|days)(?: ${week})?|${times})$`,
  'i',
);

/** 'Week 1: 3 runs': on how many days all of a week is done; null of other words. */
export const daysOfWeek = (words: string): DayRef | null => daysOf(alone.exec(words));

/** A line of work without the words behind it that say on how many days of the week it is done. */
export function withoutOften(text: string): { text: string; day: DayRef } | null {
  if (text.length > 300) return null;
  const found = behind.exec(text);
  const day = daysOf(found);
  return found && day && { text: text.slice(0, found.index), day };
}

function daysOf(found: RegExpExecArray | null): DayRef | null {
  const count = numberOfWord((found?.[1] ?? found?.[2] ?? '').toLowerCase());
  if (count === null) return null;
  const days = Array.from({ length: count }, (_, at) => ({ kind: 'number' as const, number: at + 1 }));
  return { kind: 'several', days };
}
