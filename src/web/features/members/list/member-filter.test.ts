import { expect, it } from 'vitest';
import type { MembershipState } from '#domain/membership/membership-state.ts';
import { filterOf, filterOptions, filterText, fits, groupCounts, noFilter } from './member-filter.ts';

const today = '2026-03-18';
const member = (membershipState: MembershipState, lastTrainedOn: string | null = null, missedDays = 0) => ({
  membershipState,
  lastTrainedOn: lastTrainedOn && `${lastTrainedOn}T00:00:00.000Z`,
  missedDays,
});

it.each([
  ['all', ['coach', 'active', 'ending', 'failed', 'overdue', 'trial', 'ended', 'none']],
  ['active', ['active', 'ending', 'failed']],
  ['ending', ['ending']],
  ['failed', ['failed', 'overdue']],
  ['ended', ['ended']],
  ['attention', ['ending', 'failed', 'overdue', 'ended']],
  ['trial', ['trial']],
  ['none', ['ended', 'none']],
  ['coaches', ['coach']],
] as const)('the membership %j keeps %j', (membership, kept) => {
  const states = ['coach', 'active', 'ending', 'failed', 'overdue', 'trial', 'ended', 'none'] as const;
  expect(states.filter(state => fits(member(state), { ...noFilter, membership }, today))).toEqual(kept);
});

it.each([
  ['lately', ['2026-03-18', '2026-03-11']],
  ['week-ago', ['2026-03-10']],
  ['long-ago', ['2026-01-01']],
  ['never', [null]],
] as const)('trained last %j keeps those of %j', (trained, kept) => {
  const dates = ['2026-03-18', '2026-03-11', '2026-03-10', '2026-01-01', null];
  const found = dates.filter(date => fits(member('active', date), { ...noFilter, trained }, today));
  expect(found).toEqual(kept);
});

it('a coach trains nothing, and who missed days is found by them', () => {
  expect(fits(member('coach'), { ...noFilter, trained: 'never' }, today)).toBe(false);
  expect(fits(member('active', today, 1), { ...noFilter, trained: 'missed' }, today)).toBe(true);
  expect(fits(member('active', today), { ...noFilter, trained: 'missed' }, today)).toBe(false);
});

const labels = (options: { label: string }[]) => options.map(({ label }) => label);

it('each choice says how many it leaves, beside the other one', () => {
  const members = [member('active', today), member('active'), member('none')];
  const { membership, trained } = filterOptions(
    members,
    { ...noFilter, membership: 'active', trained: 'never' },
    today,
  );
  expect(labels(membership)).toContain('Active (1)');
  expect(labels(membership)).toContain('No membership (1)');
  expect(labels(trained)).toContain('Trained within 7 days (1)');
});

it('a group says how many it leaves beside the others', () => {
  const members = [member('active', today), member('none', today), member('active')].map((one, place) => ({
    ...one,
    id: `m${place}`,
  }));
  const groups = [
    { id: 'g1', memberIds: ['m0', 'm1', 'm2', 'gone'] },
    { id: 'g2', memberIds: [] },
  ];
  const counts = groupCounts(members, groups, { ...noFilter, membership: 'active', group: 'g2' }, today);
  expect([...counts]).toEqual([
    ['g1', 2],
    ['g2', 0],
  ]);
});

it.each([
  ['', noFilter],
  ['membership=attention', { ...noFilter, membership: 'attention' }],
  ['group=g1', { ...noFilter, group: 'g1' }],
  ['membership=nonsense&trained=toString', noFilter],
  [
    filterText({ membership: 'none', trained: 'long-ago', group: 'g1' }),
    { membership: 'none', trained: 'long-ago', group: 'g1' },
  ],
])('the history entry %j is the filter %j', (text, filter) => {
  expect(filterOf(text)).toEqual(filter);
});
