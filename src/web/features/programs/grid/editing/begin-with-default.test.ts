import { expect, it } from 'vitest';
import { blankDefault } from '#web/features/exercises/library/default-fields.ts';
import { usualUnits } from '#domain/measures/measure.ts';
import { readLine } from '#web/features/programs/grid/document/read-line.ts';
import { beginWithDefault } from './begin-with-default.ts';
import { gridLibrary } from './library.ts';

const given = { ...blankDefault('lb'), sets: '4', reps: '6-8', distance: '5 km', restSeconds: '120' };
const merged = [{ id: 'old', name: 'Barbell Squat', aliases: ['Kniebeuge'] }];
const squat = {
  id: 'squat',
  name: 'Back Squat',
  category: 'Strength' as const,
  muscleGroups: [],
  aliases: ['BS'],
  merged,
};
const library = gridLibrary([{ ...squat, defaultPrescription: given }], [], usualUnits);

const typed = (text: string, before?: string) => {
  const was = before === undefined ? undefined : readLine(before, library);
  return beginWithDefault(readLine(text, library, was), library, was).text;
};

it.each([
  [
    'a name alone begins with what the library has for it, without what its category does not ask for',
    'Back Squat',
    'Back Squat 4x6-8 r120',
  ],
  ['another name of it too', 'bs', 'Back Squat 4x6-8 r120'],
  ['and one of what is merged into it', 'Kniebeuge', 'Back Squat 4x6-8 r120'],
  ['what is written counts', 'Back Squat 3x5', 'Back Squat 3x5'],
])('%s', (_, text, line) => {
  expect(typed(text)).toBe(line);
});

it('a line of the same exercise that is emptied stays empty', () => {
  expect(typed('Back Squat', 'Back Squat 3x5')).toBe('Back Squat');
});
