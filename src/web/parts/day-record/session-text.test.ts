import { describe, expect, it } from 'vitest';
import { usualUnits, pounds, miles } from '#domain/measures/measure.ts';
import {
  earlierTexts,
  enteredText,
  feltTexts,
  painText,
  resultText,
  setDoneText,
  type SetRecord,
  whenText,
} from './session-text.ts';

const at = (time: string) => `2026-11-03T${time}:00Z`;

describe('a session', () => {
  it.each([
    [null, null, null],
    [at('06:02'), null, 'Started Nov 3, 6:02 AM, not ended'],
    [at('06:02'), at('06:58'), 'Nov 3, 6:02 AM to 6:58 AM · 56 min'],
    [at('06:02'), at('07:02'), 'Nov 3, 6:02 AM to 7:02 AM · 1 h'],
    [at('23:30'), '2026-11-04T00:45:00Z', 'Nov 3, 11:30 PM to Nov 4, 12:45 AM · 1 h 15 min'],
  ])('from %s to %s: %s', (startedAt, endedAt, words) => {
    expect(whenText({ startedAt, endedAt }, 'UTC')).toBe(words);
  });

  it('says how ready and how hard as far as that was said', () => {
    expect(feltTexts({ readiness: 4, effort: 8.5 })).toEqual(['Ready 4 of 5 (good)', 'Effort 8.5 of 10']);
    expect(feltTexts({ readiness: null, effort: null })).toEqual([]);
  });

  it.each([
    [{ kind: 'amrap' as const, rounds: 5, reps: 3, seconds: null }, 'AMRAP A: 5 rounds + 3 reps'],
    [{ kind: 'amrap' as const, rounds: 1, reps: 0, seconds: null }, 'AMRAP A: 1 round'],
    [{ kind: 'for-time' as const, rounds: null, reps: null, seconds: 761 }, 'For time A: 12:41'],
    [{ kind: null, rounds: 3, reps: null, seconds: 600 }, 'A: 3 rounds in 10:00'],
    [{ kind: null, rounds: null, reps: null, seconds: null }, 'A: no result'],
  ])('with the result %j: %s', (result, words) => {
    expect(resultText({ label: 'A', ...result })).toBe(words);
  });

  it('names who entered it, and where it hurt', () => {
    expect(enteredText([])).toBeNull();
    expect(enteredText(['Ruth Moab', 'Head Coach'])).toBe('Entered by Ruth Moab and Head Coach');
    expect(painText({ where: 'left knee', level: 4 })).toBe('Left knee 4/10');
  });
});

const nothing: SetRecord = {
  setNum: 1,
  setKind: 'work',
  reps: null,
  weight: null,
  entered: null,
  time: null,
  distance: null,
  contacts: null,
  calories: null,
  rpe: null,
  at: at('06:12'),
  instead: null,
  earlier: [],
  enteredBy: null,
};

describe('a set that was done', () => {
  it.each([
    ['Strength', { reps: 5, weight: pounds(185), rpe: 8 }, '185 lb × 5 · RPE 8'],
    ['Isometric', { time: '45' }, '45 s'],
    ['Plyometric', { contacts: 12, rpe: 7 }, '12 contacts · RPE 7'],
    ['Aerobic', { calories: 15, time: '1:02' }, '15 cal · 1:02'],
    ['Strength', { calories: 15, time: '1:02', rpe: 8 }, '15 cal · 1:02 · RPE 8'],
    ['Aerobic', { distance: miles(0.5), time: '3:42' }, '0.5 mi · 3:42'],
  ] as const)('of %s, %j, reads %s', (category, values, words) => {
    expect(setDoneText(category, { ...nothing, ...values }, usualUnits)).toBe(words);
  });

  it('tells what stood for it before, the newest first, and until when', () => {
    const earlier = [
      { ...nothing, reps: 3, weight: pounds(185), at: at('06:02') },
      { ...nothing, reps: 4, weight: pounds(185), at: at('06:05') },
    ];
    expect(earlierTexts('Strength', { earlier, at: at('06:12') }, usualUnits, 'UTC')).toEqual([
      'Was 185 lb × 4, until Nov 3, 6:12 AM',
      'Was 185 lb × 3, until Nov 3, 6:05 AM',
    ]);
  });
});
