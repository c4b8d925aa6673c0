import { expect, it } from 'vitest';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import { type ChangedDetails, changedDetails, type Details, detailsDraft } from './kept-details.ts';

const saved: Details = {
  name: 'Iron',
  description: 'Lift.',
  difficultyLevel: 'beginner',
  trainingMaxPercent: 90,
  numWeeks: 12,
};

it.each<[ChangedDetails, ChangedDetails]>([
  [{}, {}],
  [{ name: 'Iron' }, {}],
  [{ name: ' Iron ' }, {}],
  [{ name: '' }, { name: '' }],
  [{ numWeeks: 12 }, {}],
  [{ numWeeks: 10, description: 'Lift.' }, { numWeeks: 10 }],
  [{ difficultyLevel: null }, { difficultyLevel: null }],
])('of what was typed, %j, there is to save %j', (typed, changed) => {
  expect(changedDetails(typed, saved)).toEqual(changed);
});

it.each<[string, ChangedDetails | null]>([
  ['{"name":"Iron","numWeeks":8}', { name: 'Iron', numWeeks: 8 }],
  ['{"difficultyLevel":null}', { difficultyLevel: null }],
  ['{"name":"Iron","toString":"x"}', { name: 'Iron' }],
  ['{"difficultyLevel":"heroic"}', null],
  ['{"numWeeks":"8"}', null],
  ['{"name":3}', null],
  ['[1]', null],
  ['"Iron"', null],
  ['{"name":"Ir', null],
])('%s on the device is read as %j', (text, read) => {
  const store = aLocalStore();
  store.setItem('fellowship-program-details:coach:w1', text);
  expect(detailsDraft('coach', 'w1', store).read()).toEqual(read);
});
