import type { getWeekBoard } from '#contract/coaching/week-board.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

export type WeekMember = ResponseOf<typeof getWeekBoard>['members'][number];
export type WeekDay = WeekMember['days'][number];

/** What the board is sorted by; members alike stay in the order of their names. */
export const weekOrders = ['missed', 'done', 'changed', 'name'] as const;
export type WeekOrder = (typeof weekOrders)[number];

export const weekOrderNames: Record<WeekOrder, string> = {
  missed: 'Most missed first',
  done: 'Most trained first',
  changed: 'Moved or theirs alone first',
  name: 'By name',
};

const countOf = ({ days }: WeekMember, holds: (day: WeekDay) => boolean): number => days.filter(holds).length;

const isDone = ({ status }: WeekDay): boolean => status === 'trained' || status === 'beside';
const isMissed = ({ status }: WeekDay): boolean => status === 'missed';
const isPart = ({ status }: WeekDay): boolean => status === 'part';
const isChanged = ({ isOwn, movedFrom, movedTo }: WeekDay): boolean =>
  isOwn || movedFrom.length + movedTo.length > 0;

const weightOf: Record<WeekOrder, (member: WeekMember) => number> = {
  // A day done in part is less of a miss than one that was missed.
  missed: member => -(countOf(member, isMissed) * 10 + countOf(member, isPart)),
  done: member => -(countOf(member, isDone) * 10 + countOf(member, isPart)),
  changed: member => -countOf(member, isChanged),
  name: () => 0,
};

export const inWeekOrder = (members: readonly WeekMember[], order: WeekOrder): WeekMember[] =>
  members.toSorted((one, other) => weightOf[order](one) - weightOf[order](other));

/** '41 sessions done, 6 in part, 9 missed, 32 to come'; what there is none of is left out. */
export function weekSum(members: readonly WeekMember[]): string {
  const days = members.flatMap(member => member.days);
  const count = (...statuses: WeekDay['status'][]) =>
    days.filter(({ status }) => statuses.includes(status)).length;
  const parts: [number, string][] = [
    [count('trained', 'beside'), 'done'],
    [count('part'), 'in part'],
    [count('missed'), 'missed'],
    [count('to-do', 'to-come'), 'to come'],
  ];
  const told = parts.filter(([number]) => number > 0).map(([number, text]) => `${number} ${text}`);
  return told.length > 0 ? told.join(', ') : 'Nothing was planned';
}
