import { expect, it } from 'vitest';
import { type ChangedDetails, changedDetails, type Details } from './kept-details.ts';

const saved: Details = { name: 'Iron', description: 'Lift.', difficultyLevel: 'beginner', numWeeks: 12 };

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
