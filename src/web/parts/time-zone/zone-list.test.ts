import { expect, it } from 'vitest';
import { zoneOf, zonesFound, zonesFrom } from './zone-list.ts';

it.each([
  ['America/Denver', 'Denver', 'America'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'America, Argentina'],
  ['Asia/Calcutta', 'Kolkata', 'Asia'],
  ['UTC', 'UTC', ''],
])('the zone %s is called %j', (id, city, region) => {
  expect(zoneOf(id)).toEqual({ id, city, region });
});

const zones = zonesFrom(
  ['Europe/Paris', 'America/New_York', 'Asia/Calcutta', 'Asia/Yakutsk'],
  ['America/Denver'],
);

it('the list is in order, and has the zones that have to be there', () => {
  expect(zones.map(({ id }) => id)).toEqual([
    'America/Denver',
    'Asia/Calcutta',
    'America/New_York',
    'Europe/Paris',
    'UTC',
    'Asia/Yakutsk',
  ]);
});

it.each([
  ['', 6],
  ['paris', ['Europe/Paris']],
  ['new york', ['America/New_York']],
  ['america/new_york', ['America/New_York']],
  ['kolkata', ['Asia/Calcutta']],
  ['calcutta', ['Asia/Calcutta']],
  ['asia', ['Asia/Calcutta', 'Asia/Yakutsk']],
  ['u', ['UTC', 'Asia/Calcutta', 'Europe/Paris', 'Asia/Yakutsk']],
  ['atlantis', []],
])('the search %j finds %j', (search, found) => {
  const ids = zonesFound(zones, search).map(({ id }) => id);
  expect(typeof found === 'number' ? ids.length : ids).toEqual(found);
});
