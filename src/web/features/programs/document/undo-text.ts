import { capitalised } from '#web/ui/text/words.ts';
import type { DocumentChange, ScheduleChange } from './schedule-change.ts';
import type { DayPosition } from '#web/parts/prescriptions/fields/draft.ts';
import type { ShownDay } from './schedule.ts';

type Undoable = DocumentChange | ScheduleChange;
type Before = Pick<ShownDay, 'lines'> | undefined;

/** The message after an undo: 'Back Squat is back on Monday of week 2'. */
export function undoneText(change: Undoable, before: (at: DayPosition) => Before) {
  if (change.type === 'duplicate-week') return asTheyWere(change.to.map(week => `Week ${week}`));
  if (change.type === 'copy-day') return asTheyWere(change.to.map(dayText));
  const day = dayText(change.at);
  switch (change.type) {
    case 'add-exercise':
      return `${change.exercise.name} is off ${day} again`;
    case 'remove-exercise':
      return `${nameOf(change.key, before(change.at))} is back on ${day}`;
    case 'change-exercise':
      return `${nameOf(change.key, before(change.at))} on ${day} is as it was`;
    case 'reorder-exercises':
      return `${day} is back in its earlier order`;
    default:
      return `${day} is as it was`;
  }
}

/** 'Week 11 is as it was'; 'Week 2 and Week 3 are as they were'. */
export function asTheyWere(what: readonly string[]): string {
  const [last] = what.slice(-1);
  return what.length < 2
    ? `${last} is as it was`
    : `${what.slice(0, -1).join(', ')} and ${last} are as they were`;
}

const dayText = ({ week, weekday }: DayPosition) => `${capitalised(weekday)} of week ${week}`;

const nameOf = (key: number, day: Before): string =>
  day?.lines.find(line => line.key === key)?.name ?? 'The exercise';
