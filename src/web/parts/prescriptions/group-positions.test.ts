import { expect, it } from 'vitest';
import { plainSuperset } from '#domain/prescriptions/groups/groups.ts';
import { groupPositions } from './group-positions.ts';

it('says of each exercise where in its group it stands', () => {
  const groupFormat = { ...plainSuperset, rounds: 4 };
  const day = [{ groupLabel: 'A', groupFormat }, { groupLabel: 'A' }, {}, { groupLabel: 'B' }];
  const text = 'Superset A, 4 rounds';
  expect(groupPositions(day)).toEqual([
    { text, isFirst: true, isLast: false, label: 'A, 1 of 2' },
    { text, isFirst: false, isLast: true, label: 'A, 2 of 2' },
    null,
    { text: 'Superset B', isFirst: true, isLast: true, label: 'B, 1 of 1' },
  ]);
});
