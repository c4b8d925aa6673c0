import { describe, expect, it } from 'vitest';
import {
  type Intervals,
  intervalsOf,
  intervalsText,
  momentAt,
  momentText,
  pauseRun,
  resumeRun,
  signalBetween,
  skipPhase,
  startRun,
} from './interval-clock.ts';

const none = { workInterval: null, restInterval: null, sets: null, time: null };

describe('the intervals of an exercise', () => {
  it.each([
    ['both times, and rounds by its sets', { workInterval: '40s', restInterval: '20', sets: '8' }, 40, 20, 8],
    [
      'rounds as fit into its time',
      { workInterval: '0:30', restInterval: '30 sec', time: '10:00' },
      30,
      30,
      10,
    ],
    ['the rounds of the challenge', { workInterval: '1 min', restInterval: '0:30' }, 60, 30, 2],
    ['at least one round', { workInterval: '60', restInterval: '60', time: '30' }, 60, 60, 1],
    ['at most fifty rounds', { workInterval: '1', restInterval: '1', sets: '900' }, 1, 1, 50],
  ])('%s', (_, exercise, workSeconds, restSeconds, rounds) => {
    expect(intervalsOf({ ...none, ...exercise }, '2-3')).toEqual({ workSeconds, restSeconds, rounds });
  });

  it.each([
    ['no interval', {}],
    ['no rest', { workInterval: '40' }],
    ['a rest of nothing', { workInterval: '40', restInterval: '0' }],
    ['words without a time', { workInterval: 'hard', restInterval: 'easy' }],
  ])('%s: there is no timer', (_, exercise) => {
    expect(intervalsOf({ ...none, ...exercise }, '2-3')).toBeNull();
  });
});

const intervals: Intervals = { workSeconds: 40, restSeconds: 20, rounds: 3 };
const at = (seconds: number) => 1_000_000 + seconds * 1000;
const run = startRun(intervals, at(0));

describe('where a run stands', () => {
  it.each([
    [0, 'ready', 1, 10],
    [9.9, 'ready', 1, 1],
    [10, 'work', 1, 40],
    [10.1, 'work', 1, 40],
    [49.9, 'work', 1, 1],
    [50, 'rest', 1, 20],
    [70, 'work', 2, 40],
    [130, 'work', 3, 40],
    [169.5, 'work', 3, 1],
    [170, 'over', 3, 0],
    [86_400, 'over', 3, 0],
  ])('%s s after the start', (seconds, phase, round, secondsLeft) => {
    expect(momentAt(run, at(seconds))).toMatchObject({ phase, round, secondsLeft });
  });

  it('is as far as the clock is when the phone slept in between', () => {
    expect(momentAt(run, at(75))).toMatchObject({ phase: 'work', round: 2, secondsLeft: 35 });
  });

  it('stands still while it is paused, however long', () => {
    const paused = pauseRun(run, at(15));
    expect(momentAt(paused, at(500))).toMatchObject({ phase: 'work', secondsLeft: 35 });
    const resumed = resumeRun(paused, at(500));
    expect(momentAt(resumed, at(505))).toMatchObject({ phase: 'work', secondsLeft: 30 });
  });

  it('is never behind what was pressed last', () => {
    const resumed = resumeRun(pauseRun(run, at(15)), at(500));
    expect(momentAt(resumed, at(15))).toMatchObject({ phase: 'work', secondsLeft: 35 });
  });

  it('goes on to the next phase when one is skipped, up to the end', () => {
    const phases = [];
    let skipped = run;
    for (let presses = 0; presses < 7; presses += 1) {
      skipped = skipPhase(skipped, at(3));
      phases.push(momentAt(skipped, at(3)).phase);
    }
    expect(phases).toEqual(['work', 'rest', 'work', 'rest', 'work', 'over', 'over']);
  });

  it('stays paused when a phase is skipped', () => {
    const skipped = skipPhase(pauseRun(run, at(3)), at(20));
    expect(momentAt(skipped, at(90))).toMatchObject({ phase: 'work', secondsLeft: 40 });
  });
});

describe('what is heard', () => {
  it.each([
    [9, 10, 'work'],
    [49, 50, 'rest'],
    [169, 170, 'over'],
    [45, 47, 'tick'],
    [20, 21, null],
    [47.1, 47.3, null],
    [15, 75, 'work'],
  ])('from second %s to %s', (before, now, signal) => {
    expect(signalBetween(momentAt(run, at(before)), momentAt(run, at(now)))).toBe(signal);
  });
});

it.each([
  [0, 'Get ready, 10 seconds.'],
  [10, 'Round 1 of 3. Work, 40 seconds.'],
  [50, 'Rest, 20 seconds.'],
  [170, 'All 3 rounds are done.'],
])('at second %s it says: %s', (seconds, words) => {
  expect(momentText(momentAt(run, at(seconds)), intervals)).toBe(words);
});

it('says longer times in minutes', () => {
  const long = { workSeconds: 150, restSeconds: 61, rounds: 2 };
  expect(momentText(momentAt(startRun(long, at(0)), at(10)), long)).toBe(
    'Round 1 of 2. Work, 2 minutes 30 seconds.',
  );
  expect(momentText(momentAt(startRun(long, at(0)), at(160)), long)).toBe('Rest, 1 minute 1 second.');
  expect(intervalsText(long)).toBe('2:30 work · 1:01 rest');
  expect(intervalsText(intervals)).toBe('40 s work · 20 s rest');
});
