import { expect, it } from 'vitest';
import { type BoardStatus, boardStatus } from './day-board.ts';

const today = '2026-03-18';
const yesterday = '2026-03-17';

type Case = [what: string, date: string, exercises: number, logged: number, hasBeside: boolean, BoardStatus];

it.each<Case>([
  ['all that was planned is done', yesterday, 5, 5, false, 'trained'],
  ['some of it', yesterday, 5, 2, false, 'part'],
  ['some of it, and the day goes on', today, 5, 2, false, 'part'],
  ['nothing of it', yesterday, 5, 0, false, 'missed'],
  ['nothing of it, and something else instead', yesterday, 5, 0, true, 'missed'],
  ['nothing of it yet', today, 5, 0, false, 'to-do'],
  ['nothing planned', yesterday, 0, 0, false, 'rest'],
  ['nothing planned, and something done', yesterday, 0, 0, true, 'beside'],
])('%s', (_, date, exercises, logged, hasBeside, status) => {
  expect(boardStatus({ date, today, exercises, logged, hasBeside, isOpen: false })).toBe(status);
});

it('nothing of a date is missed while its session is open', () => {
  const open = { date: yesterday, today, exercises: 5, logged: 0, hasBeside: false, isOpen: true };
  expect(boardStatus(open)).toBe('part');
});
