import { describe, expect, it } from 'vitest';
import { dayFieldsOf } from '#domain/challenges/challenge.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { blankDay, dayErrorsOf, hasField, readDayResult } from './day-result.ts';

const all = { reps: '120', contacts: '60', holdTime: '01:30', distance: '2.5', runTime: ' 21:40 ' };

describe('what is sent of a day', () => {
  it.each<[string, ExerciseCategory[], object]>([
    ['Strength', ['Strength'], { reps: 120 }],
    ['Calisthenics', ['Calisthenics', 'Strength'], { reps: 120 }],
    ['Plyometric alone', ['Plyometric'], { reps: 60 }],
    ['Plyometric beside Strength', ['Plyometric', 'Strength'], { reps: 120, contacts: 60 }],
    ['Isometric alone', ['Isometric'], { completionTime: '01:30' }],
    ['Aerobic', ['Aerobic'], { completionTime: '21:40', distance: 2.5 }],
    [
      'Isometric beside Aerobic',
      ['Aerobic', 'Isometric'],
      { completionTime: '21:40', distance: 2.5, holdTime: '01:30' },
    ],
    ['Mobility, which the form does not ask about', ['Mobility'], {}],
    ['nothing', [], {}],
  ])('%s', (_, categories, body) => {
    expect(readDayResult(dayFieldsOf(categories), all, 'mi')).toEqual({ body });
  });
});

describe('what is required of a day', () => {
  it.each<[ExerciseCategory, object]>([
    ['Strength', { reps: 'Reps are required' }],
    ['Calisthenics', { reps: 'Reps are required' }],
    ['Plyometric', { contacts: 'Contacts are required' }],
    ['Isometric', { holdTime: 'Hold time is required (mm:ss)' }],
    ['Aerobic', { distance: 'Distance is required (miles)', runTime: 'Run time is required (mm:ss)' }],
  ])('%s', (category, errors) => {
    expect(readDayResult(dayFieldsOf([category]), blankDay, 'mi')).toEqual({ errors });
  });

  it.each<[ExerciseCategory, object, object]>([
    ['Strength', { reps: '0' }, { reps: 'Reps are required' }],
    ['Strength', { reps: '-5' }, { reps: 'Enter whole reps, at most 10,000' }],
    ['Strength', { reps: '10.5' }, { reps: '“10.5” is not a whole number.' }],
    ['Strength', { reps: '1o' }, { reps: '“1o” is not a number.' }],
    ['Aerobic', { distance: '2 mi', runTime: '8:00' }, { distance: '“2 mi” is not a number.' }],
    ['Plyometric', { contacts: '10001' }, { contacts: 'Enter whole contacts, at most 10,000' }],
    ['Isometric', { holdTime: '90' }, { holdTime: 'Please enter time in MM:SS format' }],
    ['Isometric', { holdTime: '1:75' }, { holdTime: 'Please enter valid time' }],
    ['Aerobic', { distance: '0.05', runTime: '8:00' }, { distance: 'Distance is required (miles)' }],
    ['Aerobic', { distance: '2', runTime: '8 minutes' }, { runTime: 'Please enter time in MM:SS format' }],
  ])('%s with %o', (category, typed, errors) => {
    expect(readDayResult(dayFieldsOf([category]), { ...blankDay, ...typed }, 'mi')).toEqual({ errors });
  });
});

it('takes a distance in km, and sends it in miles', () => {
  const typed = { ...blankDay, distance: '1.609344', runTime: '8:00' };
  const { body } = readDayResult(dayFieldsOf(['Aerobic']), typed, 'km');
  expect(body).toEqual({ completionTime: '8:00', distance: 1 });
  const { errors } = readDayResult(dayFieldsOf(['Aerobic']), { ...typed, distance: '0.05' }, 'km');
  expect(errors).toEqual({ distance: 'Distance is required (km)' });
});

it('shows what the server found beside the field it was typed in', () => {
  const issues = [
    { path: 'reps', message: 'reps!' },
    { path: 'completionTime', message: 'time!' },
  ];
  expect(dayErrorsOf(dayFieldsOf(['Plyometric', 'Isometric']), issues)).toEqual({
    contacts: 'reps!',
    holdTime: 'time!',
  });
});

it.each<[string, ExerciseCategory[], boolean]>([
  ['distance', ['Strength'], false],
  ['completionTime', ['Strength'], false],
  ['reps', ['Isometric'], false],
  ['distance', ['Strength', 'Aerobic'], true],
  ['completionTime', ['Isometric'], true],
  ['reps', ['Plyometric'], true],
])('knows whether it asks for %s of a day with %j', (path, categories, isAsked) => {
  expect(hasField(dayFieldsOf(categories), path)).toBe(isAsked);
});
