import { asTheyWere } from '#web/programs/draft/undo-words.ts';
import type { ProgramOnServer } from './program-on-server.ts';
import type { FormerDay, Undoable } from './undo-history.ts';

/** The weeks above a number, as they are to be put back when they have been removed. */
export async function weeksAbove(server: ProgramOnServer, numWeeks: number): Promise<Undoable> {
  const weeks = server.weeks.filter(({ number }) => number > numWeeks);
  const days: FormerDay[] = [];
  for (const { number } of weeks) days.push(...(await server.formerWeek(number)));
  return {
    said: asTheyWere(weeks.map(({ number }) => `Week ${number}`)),
    // They are made anew before they are put back.
    days: days.map(day => ({ ...day, after: 0 })),
    weeks: {
      count: weeks.at(-1)?.number ?? numWeeks,
      notes: new Map(weeks.map(({ number, notes }) => [number, notes])),
    },
  };
}
