import { expect, it } from 'vitest';
import { mainLiftRank } from './exercise-words.ts';

it.each([
  ['Back Squat', 0],
  ['Barbell Bench Press', 1],
  ['Push-ups', 5],
  ['Goblet Squat', undefined],
])('%s is main lift %s', (name, place) => expect(mainLiftRank(name)).toBe(place));
