import type { LiftStatus } from './strength-status.ts';

/** The orders of the coach's table; '-' before one is the greatest, or the latest, first. */
export const liftOrders = [
  'member',
  '-member',
  'current',
  '-current',
  'previous',
  '-previous',
  'change',
  '-change',
  'logged',
  '-logged',
] as const;

export type LiftOrder = (typeof liftOrders)[number];

type Lift = Pick<LiftStatus, 'current1RM' | 'previous1RM' | 'changePercent' | 'lastLoggedDate' | 'status'>;
type Row<L extends Lift> = { exercises: readonly L[] };

/** The sort key of each order. A lift not trained lately has changed long ago: that is no change of now. */
const keys: Record<string, (lift: Lift) => number | null> = {
  current: ({ current1RM }) => current1RM,
  previous: ({ previous1RM }) => previous1RM,
  change: ({ changePercent, status }) => (status === 'Not trained lately' ? null : changePercent),
  logged: ({ lastLoggedDate }) => Date.parse(lastLoggedDate),
};

/**
 * The table's rows, which come in order of the members' names, in another order: each member's lifts by it, and the members
 * by their first lift then. Lifts without what they are ordered by come last either way. `-change`: who improved most.
 */
export function inLiftOrder<L extends Lift, R extends Row<L>>(rows: readonly R[], order: LiftOrder): R[] {
  const [, minus, name = ''] = /^(-?)(\w+)$/.exec(order) ?? [];
  const key = keys[name];
  if (!key) return minus ? rows.toReversed() : [...rows];
  const way = minus ? -1 : 1;
  const compare = (a: number | null, b: number | null) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (a - b);
  };
  return rows
    .map(row => ({ ...row, exercises: row.exercises.toSorted((a, b) => compare(key(a), key(b))) }))
    .map(row => ({ row, first: row.exercises[0] ? key(row.exercises[0]) : null }))
    .toSorted((a, b) => compare(a.first, b.first))
    .map(({ row }) => row);
}
