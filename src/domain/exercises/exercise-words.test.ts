import { expect, it } from 'vitest';
import { mainLiftPlace } from './exercise-words.ts';

it.each([
  ['Back Squat', 0],
  ['Barbell Bench Press', 1],
  ['Push-ups', 5],
  ['Goblet Squat', undefined],
])('%s is main lift %s', (name, place) => expect(mainLiftPlace(name)).toBe(place));
