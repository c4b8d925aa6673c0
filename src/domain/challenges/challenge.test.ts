import { describe, expect, it } from 'vitest';
import {
  type ChallengeResult,
  challengeScore,
  challengeState,
  challengeWeekdays,
  type DayExercise,
  dayFieldsOf,
  type DayResult,
  dayUnitsDone,
  dayUnitsPrescribed,
  isChallengeDay,
  isChallengeWeekday,
  scoreText,
  type ScoringType,
} from './challenge.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { weekdays } from '#domain/plain-date.ts';

const week = { startDate: '2026-03-16', endDate: '2026-03-22' };

it.each([
  ['2026-03-15', 'Upcoming'],
  ['2026-03-16', 'Active'],
  ['2026-03-22', 'Active'],
  ['2026-03-23', 'Completed'],
])('a challenge from March 16 to 22 is on %s %s', (today, state) => {
  expect(challengeState(week, today)).toBe(state);
});

it.each([
  ['2026-03-13', 'the Friday before', false],
  ['2026-03-16', 'its Monday', true],
  ['2026-03-20', 'its Friday', true],
  ['2026-03-21', 'its Saturday', false],
  ['2026-03-22', 'its Sunday', false],
  ['2026-03-23', 'the Monday after', false],
])('%s, %s: a workout of the 5-day challenge is %s', (date, _, isDay) => {
  expect(isChallengeDay(week, date)).toBe(isDay);
});

it('a 5-day challenge runs from Monday to Friday', () => {
  expect(weekdays.filter(isChallengeWeekday)).toEqual(challengeWeekdays);
});

describe('the score of a result', () => {
  const valid: [ScoringType, ChallengeResult, number][] = [
    ['reps', { reps: 40 }, 40],
    ['reps', { reps: '40' }, 40],
    ['reps', { reps: 40, weight: 135, completionTime: '1:00' }, 40],
    ['reps', { reps: 10_000 }, 10_000],
    ['weight', { weight: 135.5 }, 135.5],
    ['weight', { weight: '135.255' }, 135.26],
    ['weight', { weight: 0.01 }, 0.01],
    ['weight', { weight: 5_000 }, 5_000],
    ['time', { completionTime: '12:05' }, 725],
    ['time', { completionTime: '0:01' }, 1],
    ['time', { completionTime: ' 1 : 30 ' }, 90],
    ['time', { completionTime: '90:00' }, 5400],
    ['time', { completionTime: '1439:59' }, 86_399],
  ];
  it.each(valid)('by %s, %o: %d', (scoringType, result, score) => {
    expect(challengeScore(scoringType, result)).toEqual({ score });
  });

  const invalid: [ScoringType, ChallengeResult, string][] = [
    ['reps', {}, 'Please enter valid reps'],
    ['reps', { reps: '' }, 'Please enter valid reps'],
    ['reps', { reps: null }, 'Please enter valid reps'],
    ['reps', { reps: 0 }, 'Please enter valid reps'],
    ['reps', { reps: -5 }, 'Please enter valid reps'],
    ['reps', { reps: 'many' }, 'Please enter valid reps'],
    ['reps', { reps: 10_001 }, 'Please enter valid reps'],
    ['reps', { reps: Number.POSITIVE_INFINITY }, 'Please enter valid reps'],
    ['reps', { weight: 40 }, 'Please enter valid reps'],
    ['weight', {}, 'Please enter valid weight'],
    ['weight', { weight: '-135' }, 'Please enter valid weight'],
    ['weight', { weight: 0.001 }, 'Please enter valid weight'],
    ['weight', { weight: 5_000.01 }, 'Please enter valid weight'],
    ['time', {}, 'Please enter completion time'],
    ['time', { completionTime: '  ' }, 'Please enter completion time'],
    ['time', { completionTime: '90' }, 'Please enter time in MM:SS format'],
    ['time', { completionTime: '1:02:03' }, 'Please enter time in MM:SS format'],
    ['time', { completionTime: '0:00' }, 'Please enter valid time'],
    ['time', { completionTime: '1:60' }, 'Please enter valid time'],
    ['time', { completionTime: '-1:30' }, 'Please enter valid time'],
    ['time', { completionTime: '1:-30' }, 'Please enter valid time'],
    ['time', { completionTime: 'a:bc' }, 'Please enter valid time'],
    ['time', { completionTime: ':30' }, 'Please enter valid time'],
    ['time', { completionTime: '1:' }, 'Please enter valid time'],
    ['time', { completionTime: '1:30.5' }, 'Please enter valid time'],
    ['time', { completionTime: '1e2:00' }, 'Please enter valid time'],
    ['time', { completionTime: '1440:00' }, 'Please enter valid time'],
  ];
  it.each(invalid)('by %s, %o: %s', (scoringType, result, problem) => {
    expect(challengeScore(scoringType, result)).toEqual({ problem });
  });
});

it.each<[ScoringType, number, string]>([
  ['reps', 1200, '1,200 reps'],
  ['weight', 135.5, '135.5 lbs'],
  ['time', 5, '00:05'],
  ['time', 725, '12:05'],
  ['time', 6000, '100:00'],
])('a score by %s of %d is shown as %s', (scoringType, score, text) => {
  expect(scoreText(scoringType, score, 'lb')).toBe(text);
});

describe('what a day asks for', () => {
  type Field = keyof ReturnType<typeof dayFieldsOf>;
  const cases: [ExerciseCategory[], Field[]][] = [
    [[], []],
    [['Mobility'], []],
    [['Strength'], ['reps']],
    [['Calisthenics'], ['reps']],
    [['Plyometric'], ['contacts']],
    [['Isometric'], ['holdTime']],
    [['Aerobic'], ['distance', 'runTime']],
    [
      ['Strength', 'Plyometric', 'Isometric', 'Aerobic'],
      ['reps', 'contacts', 'holdTime', 'distance', 'runTime'],
    ],
  ];
  it.each(cases)('%j: %j', (categories, fields) => {
    const asked = Object.entries(dayFieldsOf(categories)).filter(([, isAsked]) => isAsked);
    expect(asked.map(([field]) => field)).toEqual(fields);
  });
});

describe('the units of a day', () => {
  const exercise: Record<string, DayExercise> = {
    squat: { category: 'Strength', prescription: { sets: '3', reps: '8' } },
    pushUp: { category: 'Calisthenics', prescription: { sets: '3', reps: 'max' } },
    jump: { category: 'Plyometric', prescription: { volume: '40 contacts' } },
    plank: { category: 'Isometric', prescription: { time: '1:00' } },
    run: { category: 'Aerobic', prescription: { distance: '2' } },
    row: { category: 'Aerobic', prescription: { time: '10:00' } },
    stretch: { category: 'Mobility', prescription: { time: '90 s' } },
  };
  const nothing: DayResult = { reps: 0, contacts: 0, seconds: 0, distance: 0 };
  const everything: DayResult = { reps: 50, contacts: 30, seconds: 75, distance: 1.5 };
  const cases: [string[], DayResult, { prescribed: number; done: number }][] = [
    [[], everything, { prescribed: 0, done: 0 }],
    [['squat'], everything, { prescribed: 24, done: 50 }],
    [['squat', 'pushUp'], everything, { prescribed: 54, done: 50 }],
    [['jump'], everything, { prescribed: 40, done: 30 }],
    [['plank'], everything, { prescribed: 60, done: 75 }],
    [['run', 'row'], everything, { prescribed: 200, done: 200 }],
    [['run', 'row'], nothing, { prescribed: 200, done: 0 }],
    [['stretch'], nothing, { prescribed: 90, done: 90 }],
    [['squat', 'jump', 'plank', 'run', 'stretch'], everything, { prescribed: 314, done: 345 }],
  ];
  it.each(cases)('%j', (names, result, { prescribed, done }) => {
    const exercises = names.flatMap(name => exercise[name] ?? []);
    expect([dayUnitsPrescribed(exercises), dayUnitsDone(exercises, result)]).toEqual([prescribed, done]);
  });
});
