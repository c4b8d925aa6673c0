import { expect, it } from 'vitest';
import { membershipLabel } from './attention-text.ts';

it.each([
  ['overdue', 'danger', 'Payment overdue since Mar 14, 2026'],
  ['failed', 'warning', 'Payment failed, open until Mar 14, 2026'],
  ['ending', 'info', 'Ends on Mar 14, 2026'],
  ['ended', 'neutral', 'Ended on Mar 14, 2026'],
] as const)('a membership that is %s is told in a %s badge', (state, tone, text) => {
  expect(membershipLabel(state, '2026-03-14T12:00:00.000Z', 'UTC')).toEqual({ tone, text });
});

it('a day that nobody knows is left out', () => {
  expect(membershipLabel('ended', null, 'UTC').text).toBe('Ended');
});
