import { expect, it } from 'vitest';
import { type Group, groupsByMember, ofGroup } from './groups.ts';

const group = (id: string, ...memberIds: string[]): Group => ({ id, name: id, colour: 'amber', memberIds });
const groups = [group('dawn', 'ada', 'boaz'), group('runners', 'ada'), group('empty')];
const rows = [{ of: 'ada' }, { of: 'ruth' }, { of: 'boaz' }, { of: 'ada' }];

it.each([
  ['', ['ada', 'ruth', 'boaz', 'ada']],
  ['dawn', ['ada', 'boaz', 'ada']],
  ['empty', []],
  ['one that is gone', ['ada', 'ruth', 'boaz', 'ada']],
])('narrowed to %j the list keeps %j', (id, kept) => {
  expect(ofGroup(rows, groups, id, ({ of }) => of).map(({ of }) => of)).toEqual(kept);
});

it('each member has the groups they are in, in the order of the groups', () => {
  const byMember = groupsByMember(groups);
  expect(byMember.get('ada')?.map(({ id }) => id)).toEqual(['dawn', 'runners']);
  expect(byMember.get('boaz')?.map(({ id }) => id)).toEqual(['dawn']);
  expect(byMember.get('ruth')).toBeUndefined();
});
