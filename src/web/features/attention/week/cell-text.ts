import { parsePlainDate } from '#domain/plain-date.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import type { WeekDay } from './week-order.ts';

export const statusLabels: Record<WeekDay['status'], string> = {
  trained: 'Done',
  part: 'Partly done',
  beside: 'Trained beside the plan',
  missed: 'Missed',
  'to-do': 'To do',
  'to-come': 'To come',
  moved: 'Moved',
  rest: 'Rest',
};

const dayText = (date: string): string => shortDay(parsePlainDate(date) ?? date);

/** '1 of 4 logged', 'moved from Mon, Nov 23', 'to Thu, Nov 26', 'theirs alone' */
export function cellFacts({ status, exercises, logged, movedFrom, movedTo, isOwn }: WeekDay): string[] {
  return [
    ...(status === 'part' ? [`${logged} of ${exercises} logged`] : []),
    ...movedFrom.map(date => `moved from ${dayText(date)}`),
    ...movedTo.map(date => `to ${dayText(date)}`),
    ...(isOwn ? ['theirs alone'] : []),
  ];
}

/** 'Ada Stone, Mon, Nov 23: Done, Lower Body' */
export const cellLabel = (memberName: string, day: WeekDay): string =>
  `${memberName}, ${dayText(day.date)}: ${[statusLabels[day.status], ...day.sessions, ...cellFacts(day)].join(', ')}`;
