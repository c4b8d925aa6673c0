import { expect, it } from 'vitest';
import { swapChoices } from './swap-choices.ts';

const exercise = (
  id: string,
  muscles: string,
  {
    equipment = 'Machine',
    category = 'Strength',
  }: { equipment?: string; category?: 'Strength' | 'Mobility' } = {},
) => ({ id, name: id, category, muscleGroups: muscles.split(', '), equipment: [equipment] });

const namesOf = (exercises: readonly { id: string }[]) => exercises.map(({ id }) => id);

it('offers what the coach named first, then what comes nearest, of the category alone', () => {
  const library = [
    exercise('squat', 'Quads, Glutes, Core'),
    exercise('curl', 'Biceps'),
    exercise('press', 'quads, glutes'),
    exercise('hack', 'Quads'),
    exercise('pry', 'Quads, Glutes, Core', { category: 'Mobility' }),
    exercise('box', 'Quads, Glutes, Core'),
  ];
  const now = { exerciseId: 'squat', category: 'Strength' as const, alternates: ['hack', 'gone', 'pry'] };
  const { named, others } = swapChoices(now, library);
  expect(namesOf(named)).toEqual(['hack']);
  expect(namesOf(others)).toEqual(['box', 'press', 'curl']);
});

const forLegCurl = [
  exercise('Lying Leg Curl', 'Hamstrings'),
  exercise('Seated Leg Curl', 'Hamstrings'),
  exercise('Slider Curl', 'Hamstrings', { equipment: 'Sliders' }),
  exercise('Deadlift', 'Glutes, Hamstrings, Lower Back', { equipment: 'Barbell' }),
  exercise('Hang Power Clean', 'Hamstrings, Quadriceps, Traps', { equipment: 'Barbell' }),
  exercise('Bench Press', 'Chest, Triceps', { equipment: 'Barbell' }),
];
const legCurl = { exerciseId: 'Lying Leg Curl', category: 'Strength' as const, alternates: [] };

it.each([
  [
    'nothing hurts: the same main muscle and equipment first',
    [],
    ['Seated Leg Curl', 'Slider Curl', 'Hang Power Clean', 'Deadlift', 'Bench Press'],
  ],
  [
    'a knee hurts: what trains the quadriceps comes after what does not',
    ['left knee'],
    ['Seated Leg Curl', 'Slider Curl', 'Deadlift', 'Hang Power Clean', 'Bench Press'],
  ],
  [
    'a back hurts',
    ['Lower back'],
    ['Seated Leg Curl', 'Slider Curl', 'Hang Power Clean', 'Deadlift', 'Bench Press'],
  ],
  [
    'words that name no place change nothing',
    ['somewhere odd'],
    ['Seated Leg Curl', 'Slider Curl', 'Hang Power Clean', 'Deadlift', 'Bench Press'],
  ],
])('in the place of a leg curl, where %s', (_, pains, expected) => {
  expect(namesOf(swapChoices(legCurl, forLegCurl, pains).others)).toEqual(expected);
});
