import { describe, expect, it } from 'vitest';
import { miles, poundsOfKilogram, pounds } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedSet, LoggedWork } from '#domain/training/log/workout-units.ts';
import { lineKindOf, lineOf, volumeOf } from './exercise-history.ts';
import { newRecordsOf } from './new-records.ts';
import { type RecordedLog, recordsOf } from './records.ts';

/** Logs of days in order, named a, b, c ...; a log may say another day. */
const logs = (...work: (LoggedWork & { day?: number })[]): RecordedLog[] =>
  work.map(({ day, ...one }, index) => ({
    ...one,
    id: 'abcdefgh'[index] ?? '',
    date: `2026-03-${String(day ?? index + 1).padStart(2, '0')}`,
    loggedAt: new Date(Date.UTC(2026, 2, 1, index)),
  }));

const sets = (...done: Omit<LoggedSet, 'setNum'>[]): LoggedWork => ({
  setsData: done.map((set, index) => ({ setNum: index + 1, ...set })),
});
const carried = (weight: number, yards: number) =>
  sets({ weight: pounds(weight), distance: miles(yards / 1760) });
const held = (weight: number, time: string) => sets({ weight: pounds(weight), time });
const lift = (weight: number, reps: number) => sets({ weight: pounds(weight), reps });

/** 'kind@at value holder<previous', so that a table is read at a glance. */
const told = (category: ExerciseCategory, of: readonly RecordedLog[]) =>
  recordsOf(category, of).map(
    ({ kind, at, value, logId, previous }) =>
      `${kind}${at === null ? '' : `@${at}`} ${value} ${logId}${previous === null ? '' : `<${previous}`}`,
  );

it.each<{ what: string; category: ExerciseCategory; of: RecordedLog[]; records: string[] }>([
  {
    what: 'the first log holds all, and took it from nothing',
    category: 'Strength',
    of: logs(lift(200, 5)),
    records: ['weight 200 a', 'e1rm 233.33 a', 'reps-at@200 5 a'],
  },
  {
    what: 'more weight, more reps',
    category: 'Strength',
    of: logs(lift(200, 5), lift(200, 6), lift(210, 3)),
    records: ['weight 210 c<200', 'e1rm 240 b<233.33', 'reps-at@210 3 c', 'reps-at@200 6 b<5'],
  },
  {
    what: 'carried: the heaviest for a distance, the farthest with a weight',
    category: 'Strength',
    of: logs(carried(100, 40), carried(120, 40), carried(100, 60), lift(200, 5)),
    records: [
      'weight 200 d',
      'e1rm 233.33 d',
      'reps-at@200 5 d',
      `weight-for-distance@${60 / 1760} 100 c`,
      `weight-for-distance@${40 / 1760} 120 b<100`,
      `distance-at@120 ${40 / 1760} b`,
      `distance-at@100 ${60 / 1760} c<${40 / 1760}`,
    ],
  },
  {
    what: '37 meters are the 40 yards they were asked for as',
    category: 'Strength',
    of: logs(carried(100, 40), sets({ weight: pounds(120), distance: miles(0.037 / 1.609344) })),
    records: [
      `weight-for-distance@${40 / 1760} 120 b<100`,
      `distance-at@120 ${40 / 1760} b`,
      `distance-at@100 ${40 / 1760} a`,
    ],
  },
  {
    what: 'held: the heaviest for a time, the longest with a weight or without one',
    category: 'Calisthenics',
    of: logs(held(0, '0:45'), held(0, '1:00'), held(25, '0:45')),
    records: ['weight-for-time@45 25 c', 'hold-at@25 45 c', 'hold-at@0 60 b<45'],
  },
  {
    what: 'what was logged in reps keeps its records, whatever else it says',
    category: 'Strength',
    of: logs(sets({ weight: pounds(200), reps: 5, distance: miles(0.02), time: '0:45' })),
    records: ['weight 200 a', 'e1rm 233.33 a', 'reps-at@200 5 a'],
  },
  {
    what: 'of equals the earlier keeps it',
    category: 'Strength',
    of: logs(lift(200, 5), lift(200, 5)),
    records: ['weight 200 a', 'e1rm 233.33 a', 'reps-at@200 5 a'],
  },
  {
    what: 'earlier is the training date, not when it was logged',
    category: 'Strength',
    of: logs({ ...lift(200, 5), day: 9 }, { ...lift(200, 5), day: 2 }),
    records: ['weight 200 b', 'e1rm 233.33 b', 'reps-at@200 5 b'],
  },
  {
    what: 'on one date the one logged first',
    category: 'Strength',
    of: logs({ ...lift(100, 1), day: 3 }, { ...lift(100, 1), day: 3 }),
    records: ['weight 100 a', 'e1rm 100 a', 'reps-at@100 1 a'],
  },
  {
    what: 'warm-ups, sets left out and sets without a weight count for nothing; drops and failures do',
    category: 'Strength',
    of: logs(
      sets(
        { weight: pounds(400), reps: 1, setKind: 'warmup' },
        { weight: pounds(400), reps: 1, completed: false },
        { reps: 50 },
        { weight: pounds(100), reps: 8, setKind: 'drop' },
        { weight: pounds(120), reps: 4, setKind: 'failure' },
      ),
    ),
    records: ['weight 120 a', 'e1rm 136 a', 'reps-at@120 4 a', 'reps-at@100 8 a'],
  },
  {
    what: 'above 12 reps there is no e1RM',
    category: 'Strength',
    of: logs(lift(100, 13)),
    records: ['weight 100 a', 'reps-at@100 13 a'],
  },
  {
    what: 'a plate typed in kg is the plate typed in lb, to 2 decimals',
    category: 'Strength',
    of: logs(lift(100 * poundsOfKilogram, 1), lift(220.46, 3)),
    records: ['weight 220.46 a', 'e1rm 242.51 b<220.46', 'reps-at@220.46 3 b<1'],
  },
  {
    what: 'reps in a set and in a day, a day being all logs of its date',
    category: 'Calisthenics',
    of: logs(
      { ...sets({ reps: 10 }, { reps: 8 }), day: 1 },
      { ...sets({ reps: 9 }), day: 2 },
      { ...sets({ reps: 12 }), day: 2 },
    ),
    records: ['reps-set 12 c<10', 'reps-day 21 c<18'],
  },
  {
    what: 'a day that equals another leaves it the record',
    category: 'Calisthenics',
    of: logs(sets({ reps: 10 }, { reps: 8 }), sets({ reps: 9 }, { reps: 9 })),
    records: ['reps-set 10 a', 'reps-day 18 a'],
  },
  {
    what: 'the longest hold of the sets, or of the whole where no set has its own',
    category: 'Isometric',
    of: logs({ timeCompleted: '1:00' }, { ...sets({ time: '45' }, { time: '1:10' }), timeCompleted: '1:55' }),
    records: ['hold 70 b<60'],
  },
  {
    what: 'farthest and fastest, a pace only from 1 mile on',
    category: 'Aerobic',
    of: logs(
      { distanceCompleted: '3', timeCompleted: '27:00' },
      { distanceCompleted: '0.9', timeCompleted: '4:00' },
      { distanceCompleted: '1', timeCompleted: '8:30' },
      { distanceCompleted: '5' },
    ),
    records: ['distance 5 d<3', 'pace 510 c<540'],
  },
  {
    what: 'contacts of a day, by the log or by its sets',
    category: 'Plyometric',
    of: logs(
      { volumeCompleted: '60', day: 1 },
      { ...sets({ contacts: 40 }), day: 2 },
      { volumeCompleted: '30', day: 2 },
    ),
    records: ['contacts-day 70 c<60'],
  },
  {
    what: 'the most calories in a set, beside what else was done of it',
    category: 'Aerobic',
    of: logs(
      sets({ calories: 12, time: '0:45' }, { calories: 15, time: '1:00' }),
      { distanceCompleted: '3' },
      sets({ calories: 14 }, { calories: 18, setKind: 'warmup' }),
      sets({ calories: 16 }),
    ),
    records: ['distance 3 b', 'calories-set 16 d<15'],
  },
  {
    what: 'calories are no reps, no weight and nothing carried or held',
    category: 'Strength',
    of: logs(sets({ calories: 12, time: '0:45', weight: pounds(20) })),
    records: ['calories-set 12 a'],
  },
  {
    what: 'the time that calories took is no hold',
    category: 'Isometric',
    of: logs({ ...sets({ calories: 12, time: '0:45' }), timeCompleted: '0:45' }),
    records: ['calories-set 12 a'],
  },
  { what: 'none in calories', category: 'Mobility', of: logs(sets({ calories: 12 })), records: [] },
  { what: 'none', category: 'Mobility', of: logs({ timeCompleted: '10:00' }), records: [] },
  { what: 'none of nothing', category: 'Strength', of: [], records: [] },
])('$category: $what', ({ category, of, records }) => {
  expect(told(category, of)).toEqual(records);
  expect(told(category, of.toReversed())).toEqual(records);
});

const kindsOf = (...given: Parameters<typeof newRecordsOf>) => newRecordsOf(...given).map(({ kind }) => kind);

it.each([
  { what: 'a first tells nothing', before: [], written: lift(200, 5), kinds: [] },
  {
    what: 'more weight than ever; a weight never lifted before has no record of reps yet',
    before: [lift(200, 5)],
    written: lift(205, 5),
    kinds: ['weight', 'e1rm'],
  },
  {
    what: 'more reps at a weight',
    before: [lift(200, 5)],
    written: lift(200, 6),
    kinds: ['e1rm', 'reps-at'],
  },
  { what: 'as much as before', before: [lift(200, 5)], written: lift(200, 5), kinds: [] },
  { what: 'an e1RM where there was none yet', before: [lift(200, 15)], written: lift(150, 5), kinds: [] },
])('told as new: $what', ({ before, written, kinds }) => {
  const all = logs(...before, written);
  expect(kindsOf('Strength', all.slice(0, -1), all.slice(-1))).toEqual(kinds);
});

it('a log that comes late tells what beats the logs after it too, compared with what was before it', () => {
  const [late, first, later] = logs(
    { ...lift(220, 1), day: 5 },
    { ...lift(200, 1), day: 1 },
    { ...lift(210, 1), day: 9 },
  );
  if (!late || !first || !later) throw new Error('three logs');
  expect(newRecordsOf('Strength', [first, later], [late])[0]).toMatchObject({ value: 220, previous: 200 });
  const equal = { ...late, ...lift(210, 1) };
  expect(newRecordsOf('Strength', [first, later], [equal])).toEqual([]);
  expect(recordsOf('Strength', [first, later, equal])[0]).toMatchObject({ logId: equal.id, previous: 200 });
});

it('a correction tells what is better than before it, and not again what it told already', () => {
  const [first, second] = logs(lift(200, 5), lift(210, 5));
  if (!first || !second) throw new Error('two logs');
  expect(newRecordsOf('Strength', [first, second], [{ ...second }])).toEqual([]);
  const higher = { ...second, ...lift(215, 5) };
  expect(newRecordsOf('Strength', [first, second], [higher])[0]).toMatchObject({ value: 215, previous: 200 });
  expect(newRecordsOf('Strength', [first], [{ ...first, ...lift(300, 5) }])).toEqual([]);
});

it('several logs written at once are told of together', () => {
  const [first, ...written] = logs(lift(200, 1), lift(210, 1), lift(205, 1));
  if (!first) throw new Error('a log');
  expect(newRecordsOf('Strength', [first], written).map(({ value }) => value)).toEqual([210, 210]);
});

const helped = (date: string, ...sets: [reps: number, weight: number][]): RecordedLog => ({
  id: date,
  date,
  loggedAt: new Date(`${date}T12:00:00Z`),
  setsData: sets.map(([reps, weight], index) => ({ setNum: index + 1, reps, weight: pounds(weight) })),
});

describe('help of an assisted exercise', () => {
  const all = [
    helped('2026-03-02', [8, -60], [12, -80]),
    helped('2026-03-09', [8, -50], [8, -55]),
    helped('2026-03-16', [8, -50], [5, -30]),
  ];

  it.each(['Strength', 'Calisthenics'] as const)(
    'of %s: the least for each number of reps, and no other record',
    category => {
      expect(
        recordsOf(category, all).map(({ kind, at, value, date, previous }) => [
          kind,
          at,
          value,
          date,
          previous,
        ]),
      ).toEqual([
        ['help-at', 12, 80, '2026-03-02', null],
        ['help-at', 8, 50, '2026-03-09', 60],
        ['help-at', 5, 30, '2026-03-16', null],
      ]);
    },
  );

  it('without any is a record of reps as ever', () => {
    const alone = [...all, helped('2026-03-23', [3, 0])];
    expect(recordsOf('Calisthenics', alone)[0]).toMatchObject({ kind: 'reps-set', value: 3 });
  });

  it('is drawn as a line of its own, and lifts nothing', () => {
    expect(lineKindOf('Calisthenics', all)).toBe('help-at');
    expect(lineOf('Calisthenics', 'help-at', all).map(({ value }) => value)).toEqual([60, 50, 30]);
    expect(volumeOf('Strength', all[0] ?? {})).toBe(0);
  });
});

it.each([
  ['Strength', 'calories-set'],
  ['Calisthenics', 'calories-set'],
  ['Aerobic', 'calories-set'],
  ['Plyometric', 'calories-set'],
  ['Isometric', 'calories-set'],
  ['Mobility', null],
] as const)('%s in calories alone is drawn by them, and is no volume', (category, kind) => {
  const [log] = logs({ ...sets({ calories: 12, time: '0:45' }), timeCompleted: '0:45' });
  if (!log) throw new Error('a log');
  expect(lineKindOf(category, [log])).toBe(kind);
  expect(lineOf(category, kind, [log]).map(({ value }) => value)).toEqual(kind === null ? [] : [12]);
  expect(volumeOf(category, log)).toBe(0);
});
