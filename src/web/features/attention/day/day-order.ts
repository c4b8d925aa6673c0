import type { getDayBoard } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

export type BoardMember = ResponseOf<typeof getDayBoard>[number];
type Status = BoardMember['status'];

/** What the board is sorted by; members alike stay in the order of their names. */
export const boardOrders = ['missed', 'trained', 'pain', 'bests', 'name'] as const;
export type BoardOrder = (typeof boardOrders)[number];

export const orderNames: Record<BoardOrder, string> = {
  missed: 'Not trained first',
  trained: 'Trained first',
  pain: 'Pain first',
  bests: 'New bests first',
  name: 'By name',
};

const didNot: readonly Status[] = ['missed', 'part', 'to-do', 'trained', 'beside', 'rest'];
const did: readonly Status[] = ['trained', 'beside', 'part', 'to-do', 'missed', 'rest'];

const weightOf: Record<BoardOrder, (member: BoardMember) => number> = {
  missed: ({ status }) => didNot.indexOf(status),
  trained: ({ status }) => did.indexOf(status),
  pain: ({ pain }) => -(pain ?? 0),
  bests: ({ bests }) => -bests,
  name: () => 0,
};

export const inOrder = (members: readonly BoardMember[], order: BoardOrder): BoardMember[] =>
  members.toSorted((one, other) => weightOf[order](one) - weightOf[order](other));

/** '21 trained, 4 did not, 3 with pain, 2 with a new best'; what nobody has is left out. */
export function boardSum(members: readonly BoardMember[]): string {
  const count = (holds: (member: BoardMember) => boolean) => members.filter(holds).length;
  const parts: [number, string][] = [
    [count(({ status }) => status === 'trained' || status === 'part' || status === 'beside'), 'trained'],
    [count(({ status }) => status === 'missed'), 'did not'],
    [count(({ status }) => status === 'to-do'), 'still to train'],
    [count(({ pain }) => pain !== null), 'with pain'],
    [count(({ bests }) => bests > 0), 'with a new best'],
  ];
  const told = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  return told.length > 0 ? told.join(', ') : 'Nobody had anything to train';
}

/** 'All of Lower Body', '2 of 5, Lower Body', 'Lower Body', 'Rest day' */
export function dayDone({ status, sessions, exercises, logged }: BoardMember): string {
  const names = sessions.join(', ');
  switch (status) {
    case 'part':
      return `${logged} of ${exercises}, ${names}`;
    case 'rest':
      return 'Rest day';
    case 'beside':
      return 'Rest day, exercises of their own';
    default:
      return names;
  }
}
