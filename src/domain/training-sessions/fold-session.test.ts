import { pounds } from '#domain/measures/measure.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volumeOf } from '#domain/records/exercise-history.ts';
import { marksOfLog } from '#domain/records/marks-of-log.ts';
import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { unitsDone } from '#domain/training/log/workout-units.ts';
import { foldSession, type PlannedExercise } from './fold-session.ts';
import type { SessionEvent, SetValues } from './session-event.ts';
import { logsOfSession } from './session-log.ts';

const squat: PlannedExercise = {
  prescriptionId: 'p1',
  exerciseId: 'squat',
  category: 'Strength',
  workSets: 3,
};
const plank: PlannedExercise = {
  prescriptionId: 'p2',
  exerciseId: 'plank',
  category: 'Isometric',
  workSets: 1,
};
const planned = [squat, plank];

const nothing: SetValues = {
  setKind: 'work',
  reps: null,
  weight: null,
  entered: null,
  time: null,
  distance: null,
  contacts: null,
  calories: null,
  rpe: null,
};

let made = 0;
const at = (minute: number) => ({ id: `e${String((made += 1)).padStart(4, '0')}`, at: minute * 60_000 });
const aSet = (minute: number, setNum: number, values: Partial<SetValues> = {}): SessionEvent => ({
  ...at(minute),
  kind: 'set',
  prescriptionId: 'p1',
  setNum,
  ...nothing,
  reps: 5,
  weight: pounds(185),
  ...values,
});
const on = (minute: number, kind: 'finish' | 'back'): SessionEvent => ({
  ...at(minute),
  kind,
  prescriptionId: 'p1',
});
const unset = (minute: number, setNum: number): SessionEvent => ({
  ...at(minute),
  kind: 'unset',
  prescriptionId: 'p1',
  setNum,
});
const skip = (minute: number): SessionEvent => ({
  ...at(minute),
  kind: 'skip',
  prescriptionId: 'p1',
  reason: 'pain',
});
const swap = (minute: number, exerciseId = 'front-squat'): SessionEvent => ({
  ...at(minute),
  kind: 'swap',
  prescriptionId: 'p1',
  reason: 'no-equipment',
  exerciseId,
});
const end = (minute: number): SessionEvent => ({ ...at(minute), kind: 'end' });
const whole = (minute: number): SessionEvent => ({
  ...at(minute),
  kind: 'log',
  prescriptionId: 'p1',
  exerciseId: 'squat',
  result: {
    setsData: [
      { setNum: 1, reps: 8, weight: pounds(100), completed: true },
      { setNum: 2, reps: 7, weight: pounds(100), completed: true },
    ],
    timeCompleted: null,
    distanceCompleted: null,
    entered: null,
    rpeCompleted: null,
    heartRateAchieved: null,
    volumeCompleted: null,
    contactTimeAchieved: null,
    groundContactTimeAchieved: null,
    completionTime: null,
    notes: 'felt light',
  },
});

const squatOf = (events: readonly SessionEvent[]) => {
  const session = foldSession(events, planned);
  return { ...session.exercises[0]!, logs: logsOfSession(session) };
};
const repsOf = ({ sets }: ReturnType<typeof squatOf>) =>
  sets.map(({ setNum, reps }) => `${setNum}:${reps}`).join(' ');

describe('an exercise is', () => {
  it.each<[string, SessionEvent[], { state: string; isLogged: boolean; sets: string }]>([
    [
      'open with fewer sets than prescribed',
      [aSet(1, 1), aSet(2, 2)],
      { state: 'open', isLogged: false, sets: '1:5 2:5' },
    ],
    [
      'done with as many',
      [aSet(1, 1), aSet(2, 2), aSet(3, 3)],
      { state: 'done', isLogged: true, sets: '1:5 2:5 3:5' },
    ],
    [
      'done when one of them was missed',
      [aSet(1, 1), aSet(2, 2, { reps: 0 }), aSet(3, 3, { reps: 0 })],
      { state: 'done', isLogged: true, sets: '1:5 2:0 3:0' },
    ],
    [
      'open when one of them was a warm-up',
      [aSet(1, 1, { setKind: 'warmup' }), aSet(2, 2), aSet(3, 3)],
      { state: 'open', isLogged: false, sets: '1:5 2:5 3:5' },
    ],
    [
      'done when one of them was a drop set',
      [aSet(1, 1), aSet(2, 2), aSet(3, 3, { setKind: 'drop' })],
      { state: 'done', isLogged: true, sets: '1:5 2:5 3:5' },
    ],
    [
      'done when finished early',
      [aSet(1, 1), on(2, 'finish')],
      { state: 'done', isLogged: true, sets: '1:5' },
    ],
    [
      'done without a log when finished with nothing',
      [on(2, 'finish')],
      { state: 'done', isLogged: false, sets: '' },
    ],
    [
      'open when that is taken back',
      [on(2, 'finish'), on(3, 'back')],
      { state: 'open', isLogged: false, sets: '' },
    ],
    [
      'done as long as its log stands',
      [aSet(1, 1), on(2, 'finish'), on(3, 'back')],
      { state: 'done', isLogged: true, sets: '1:5' },
    ],
    [
      'done with a set less, which corrects the log',
      [aSet(1, 1), aSet(2, 2), aSet(3, 3), unset(4, 2)],
      { state: 'done', isLogged: true, sets: '1:5 3:5' },
    ],
    [
      'open when its last set is taken back, and with it the log',
      [aSet(1, 1), on(2, 'finish'), unset(3, 1)],
      { state: 'open', isLogged: false, sets: '' },
    ],
    ['skipped, with nothing logged', [skip(1)], { state: 'skipped', isLogged: false, sets: '' }],
    [
      'skipped, with the sets done before logged',
      [aSet(1, 1), skip(2)],
      { state: 'skipped', isLogged: true, sets: '1:5' },
    ],
    [
      'skipped still when a set before is corrected',
      [aSet(1, 1), skip(2), aSet(3, 1, { reps: 4 })],
      { state: 'skipped', isLogged: true, sets: '1:4' },
    ],
    [
      'no longer skipped with a set more',
      [skip(1), aSet(2, 1)],
      { state: 'open', isLogged: false, sets: '1:5' },
    ],
    [
      'open again when the skip is taken back',
      [skip(1), on(2, 'back')],
      { state: 'open', isLogged: false, sets: '' },
    ],
    [
      'logged with what it has when the session ends',
      [aSet(1, 1), end(2)],
      { state: 'done', isLogged: true, sets: '1:5' },
    ],
    ['what the dialog saved', [aSet(1, 3), whole(2)], { state: 'done', isLogged: true, sets: '1:8 2:7' }],
    [
      'what was done after the dialog, too',
      [whole(2), aSet(3, 2, { reps: 6 })],
      { state: 'done', isLogged: true, sets: '1:8 2:6' },
    ],
    [
      'open when the dialog took it back',
      [whole(2), { ...at(3), kind: 'unlog', prescriptionId: 'p1' }],
      { state: 'open', isLogged: false, sets: '' },
    ],
  ])('%s', (_name, events, { state, isLogged, sets }) => {
    const found = squatOf(events);
    expect({ state: found.state, isLogged: found.isLogged, sets: repsOf(found) }).toEqual({
      state,
      isLogged,
      sets,
    });
    expect(found.logs.length).toBe(isLogged ? 1 : 0);
  });
});

it('keeps what stood for a set before', () => {
  const { sets } = squatOf([aSet(1, 1, { reps: 3 }), aSet(2, 1, { reps: 4 }), aSet(3, 1)]);
  expect(sets).toMatchObject([{ reps: 5, earlier: [{ reps: 3 }, { reps: 4 }] }]);
});

it('logs sets under the exercise that was done, and lets all of them pay', () => {
  const { logs, swappedFrom, exerciseId } = squatOf([aSet(1, 1), swap(2), aSet(3, 2), aSet(4, 3)]);
  expect([exerciseId, swappedFrom]).toEqual(['front-squat', 'squat']);
  expect(logs).toMatchObject([
    { prescriptionId: 'p1', exerciseId: 'front-squat', result: { setsData: [{ setNum: 2 }, { setNum: 3 }] } },
    { prescriptionId: null, exerciseId: 'squat', result: { setsData: [{ setNum: 1 }] } },
  ]);
  expect(logs[0]?.paying.map(({ setNum }) => setNum)).toEqual([1, 2, 3]);
});

it('gives a log the dialog’s own words until a set of it changes', () => {
  expect(squatOf([whole(2)]).logs[0]?.result).toMatchObject({
    notes: 'felt light',
    setsData: [{ reps: 8 }, { reps: 7 }],
  });
  const note: SessionEvent = { ...at(3), kind: 'note', prescriptionId: 'p1', setNum: 2, text: 'too fast' };
  expect(squatOf([whole(2), note]).logs[0]?.result.notes).toBe('felt light\nSet 2: too fast');
});

it.each<[string, Partial<SetValues>[], object]>([
  ['a hold’s time as it was typed', [{ time: '0:45' }], { timeCompleted: '0:45' }],
  ['several holds added up', [{ time: '45' }, { time: '1:00' }], { timeCompleted: '1:45' }],
])('logs %s', (_name, sets, result) => {
  const events = sets.map((values, index) => ({
    ...aSet(index, index + 1, { reps: null, weight: null, ...values }),
    prescriptionId: 'p2',
  }));
  const [log] = logsOfSession(foldSession(events, planned));
  expect(log?.result).toMatchObject(result);
});

it('puts an exercise into the session, whatever came first', () => {
  const add: SessionEvent = {
    ...at(5),
    kind: 'add',
    prescriptionId: 'own',
    exerciseId: 'curl',
    category: 'Strength',
  };
  const events = [{ ...aSet(1, 1), prescriptionId: 'own' } as SessionEvent, add, end(9)];
  const session = foldSession(events, planned);
  expect(session.exercises[2]).toMatchObject({ isAdded: true, exerciseId: 'curl', isLogged: true });
  expect(logsOfSession(session)).toMatchObject([{ prescriptionId: null, exerciseId: 'curl' }]);
});

describe('whatever happens on the way', () => {
  const prescriptionId = fc.constantFrom('p1', 'p2');
  const setNum = fc.integer({ min: 1, max: 4 });
  const values = fc.record({
    reps: fc.integer({ min: 0, max: 12 }),
    weight: fc.integer({ min: 45, max: 315 }),
  });
  const kinds = fc.oneof(
    fc.record({ kind: fc.constant('start') }),
    fc.record({ kind: fc.constant('end') }),
    fc
      .tuple(prescriptionId, setNum, values, fc.constantFrom('work', 'warmup', 'drop'))
      .map(([id, number, given, setKind]) => ({
        kind: 'set',
        prescriptionId: id,
        setNum: number,
        ...nothing,
        ...given,
        setKind,
        time: id === 'p2' ? '30' : null,
      })),
    fc.record({ kind: fc.constant('unset'), prescriptionId, setNum }),
    fc.record({ kind: fc.constantFrom('finish', 'back', 'unlog'), prescriptionId }),
    fc.record({ kind: fc.constant('skip'), prescriptionId, reason: fc.constant('pain') }),
    fc.record({
      kind: fc.constant('swap'),
      prescriptionId,
      reason: fc.constant('other'),
      exerciseId: fc.constantFrom('squat', 'plank', 'x'),
    }),
    fc.record({ kind: fc.constant('note'), prescriptionId, setNum: fc.option(setNum), text: fc.string() }),
  );
  const events = fc
    .array(fc.tuple(kinds, fc.integer({ min: 0, max: 20 })), { maxLength: 40 })
    .map(list =>
      list.map(
        ([event, minute], index) => ({ id: `${index}`, at: minute * 60_000, ...event }) as SessionEvent,
      ),
    );
  const attempts = events.map(all =>
    all.map(event => (event.kind === 'set' && event.setNum % 2 === 0 ? { ...event, reps: 0 } : event)),
  );

  it('attempts that failed are kept in the log, and nothing is counted of them', () => {
    fc.assert(
      fc.property(attempts, all => {
        for (const { category, result } of logsOfSession(foldSession(all, planned))) {
          if (category !== 'Strength') continue;
          const { setsData } = result;
          const without = (setsData ?? []).filter(({ reps }) => reps !== 0);
          expect(unitsDone(category, {}, { setsData })).toBe(unitsDone(category, {}, { setsData: without }));
          expect(bestOneRepMax(category, setsData)).toBe(bestOneRepMax(category, without));
          expect(volumeOf(category, { setsData })).toBe(volumeOf(category, { setsData: without }));
          expect(marksOfLog(category, { setsData })).toEqual(marksOfLog(category, { setsData: without }));
        }
      }),
      { numRuns: 500 },
    );
  });

  /** The same events as they reach a server: dropped and sent again, doubled, in another order, by two devices. */
  const arrivals = events.chain(all =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)),
  );

  it('the fold is the same, and its logs', () => {
    fc.assert(
      fc.property(arrivals, ([all, shuffled, twice]) => {
        const expected = foldSession(all, planned);
        const arrived = foldSession([...twice, ...shuffled, ...twice], planned);
        expect(arrived).toEqual(expected);
        expect(logsOfSession(arrived)).toEqual(logsOfSession(expected));
      }),
      { numRuns: 2_000 },
    );
  });

  it('no set is lost or doubled: each is there unless a later event took it away', () => {
    fc.assert(
      fc.property(events, all => {
        for (const { prescriptionId: of, sets } of foldSession(all, planned).exercises) {
          const told = all
            .filter(
              event =>
                ['set', 'unset', 'unlog'].includes(event.kind) &&
                'prescriptionId' in event &&
                event.prescriptionId === of,
            )
            .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
          const left = new Map<number, SessionEvent>();
          for (const event of told) {
            if (event.kind === 'set') left.set(event.setNum, event);
            else if (event.kind === 'unset') left.delete(event.setNum);
            else left.clear();
          }
          expect(sets.map(set => set.setNum)).toEqual([...left.keys()].toSorted((a, b) => a - b));
          for (const set of sets) expect(left.get(set.setNum)).toMatchObject({ at: set.at, reps: set.reps });
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

const pulled = (minute: number, setNum: number, values: Partial<SetValues>) =>
  aSet(minute, setNum, { reps: null, weight: null, ...values });

describe('a set in calories', () => {
  const row: PlannedExercise = { prescriptionId: 'p1', exerciseId: 'row', category: 'Aerobic', workSets: 2 };
  it('comes to a log of its calories, which needs no distance, and the time they took', () => {
    const events = [
      pulled(1, 1, { calories: 12, time: '0:45' }),
      pulled(2, 2, { calories: 14, time: '0:50' }),
    ];
    const [log] = logsOfSession(foldSession(events, [row]));
    expect(log?.result).toMatchObject({
      setsData: [
        { setNum: 1, reps: null, calories: 12, distance: null },
        { setNum: 2, reps: null, calories: 14, distance: null },
      ],
      distanceCompleted: null,
      timeCompleted: '1:35',
    });
  });

  it('is corrected like any other', () => {
    const events = [pulled(1, 1, { calories: 12 }), pulled(2, 1, { calories: 15 })];
    const [exercise] = foldSession(events, [row]).exercises;
    expect(exercise?.sets).toMatchObject([{ calories: 15, earlier: [{ calories: 12 }] }]);
  });

  it('events of before there were calories fold as they did', () => {
    const { calories: _unknown, ...early } = aSet(1, 1) as Extract<SessionEvent, { kind: 'set' }>;
    const known = { ...early, calories: null };
    expect(foldSession([early as SessionEvent], planned)).toEqual(foldSession([known], planned));
  });
});
