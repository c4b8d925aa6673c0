import { readHeading, sessionNameOf } from '#domain/program-reader/headings/read-heading.ts';
import { weekdaysOfWords } from '#domain/program-reader/headings/weekday-words.ts';
import type { Block } from './column.ts';

const longest = 60;

/**
 * The block that each cell of a head stands for where weeks or days stand side by side: 'Week 1', 'Mon', 'Day 2',
 * 'Workout A'.
 */
export function blocksOf(cells: readonly string[]): (Block | null)[] {
  const weekdays = weekdaysOfWords(cells);
  return cells.map((cell, at) => {
    if (cell === '' || cell.length > longest) return null;
    const weekday = weekdays[at];
    if (weekday) return { weeks: null, day: { kind: 'weekday', weekday }, name: '' };
    const heading = readHeading(cell, true);
    if (
      heading &&
      (heading.weeks !== null || heading.day !== null) &&
      (heading.rest === '' || heading.isParted)
    ) {
      return { weeks: heading.weeks, day: heading.day, name: heading.rest };
    }
    const name = heading === null ? sessionNameOf(cell) : null;
    return name === null ? null : { weeks: null, day: { kind: 'named', name }, name: '' };
  });
}

/** The kind that blocks side by side have in common. */
export const blockKind = ({ weeks, day }: Block): string =>
  `${weeks === null ? '' : 'week'} ${day?.kind ?? ''}`;
