import { expect, it } from 'vitest';
import { shownOf, textOf } from './assignment-views.ts';

const usual = { thisWeek: false, status: 'all', ahead: 'all', group: '' } as const;

it.each([
  ['', usual],
  ['ahead=ends-soon', { ...usual, ahead: 'ends-soon' }],
  ['group=g1', { ...usual, group: 'g1' }],
  ['thisWeek=true&status=paused', { ...usual, thisWeek: true, status: 'paused' }],
] as const)('the entry %j shows %j, and is written so', (text, shown) => {
  expect(shownOf(text)).toEqual(shown);
  expect(textOf(shown)).toBe(text);
});

it('what another release has written shows all', () => {
  expect(shownOf('status=lost&ahead=toString&thisWeek=1')).toEqual(usual);
});
