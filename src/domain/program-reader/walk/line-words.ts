import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { groupText } from '#domain/prescriptions/groups/group-text.ts';
import { capLineSeconds, restLineSeconds } from '#domain/program-reader/groups/group-line.ts';
import { weekdaysIn } from '#domain/program-reader/headings/weekday-words.ts';
import type { DayRef } from '#domain/program-reader/headings/day-ref.ts';
import type { WorkLine } from '#domain/program-reader/work/text/work.ts';
import type { Walker } from './walker.ts';

/** 'Legs (Monday, Thursday)' says its days; other words are kept. */
export function sayOfSession(walker: Walker, name: string, words: string): void {
  const position = walker.positions.now();
  const days = weekdaysIn(words);
  if (days === null && words !== '') walker.texts.push({ position, text: words, as: 'day-notes' });
  for (const weekday of days ?? []) {
    const day: DayRef = { kind: 'weekday', weekday };
    walker.texts.push({ position: { ...position, day }, text: name, as: 'day-name' });
  }
}

/** The rest between the rounds of the group above, or the time that it may take. */
export function readOfGroup(walker: Walker, text: string, line: number): boolean {
  const { group } = walker;
  if (!group?.format) return false;
  const [restSeconds, capSeconds] = [restLineSeconds(text), capLineSeconds(text)];
  if (restSeconds === null && capSeconds === null) return false;
  group.format = { ...group.format, ...(restSeconds === null ? { capSeconds } : { restSeconds }) };
  walker.mark(line, 'group', text);
  return true;
}

/** 'Warm-up: 5 min bike': neither an exercise nor sets of the one above. */
export const statesNoSets = ({ exercises }: WorkLine): boolean =>
  exercises.every(({ name, fields }) => name === '' && !fields.sets && !fields.reps && !fields.setTargets);

/** Depth of a Markdown heading; 0 for any other line. */
export const levelOf = (text: string): number => /^\s{0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 0;

/** The words of a heading without the signs around them. */
export const nameIn = (text: string): string =>
  text.replace(/^[\s"“(–-]+|(?<![\s"”).:–-])[\s"”).:–-]+$/g, '');

export const groupRead = (format: GroupFormat, reps: string[] | null): string =>
  [groupText('', format).replace(' ,', ',').trim(), reps?.join('-')].filter(Boolean).join(', ');
