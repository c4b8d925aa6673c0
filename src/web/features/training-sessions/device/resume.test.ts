import { pounds } from '#domain/measures/measure.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type SentEvent, trainingSession } from '#contract/training/training-sessions.ts';
import { withChange } from '#domain/training-sessions/answered-session.ts';
import { resumeSession } from '#domain/training-sessions/resume-session.ts';
import type { Lift, SessionDay, SessionPrescription } from '#domain/training-sessions/session-day.ts';
import { inOrder, type SessionEvent } from '#domain/training-sessions/session-event.ts';
import { viewSession } from '#domain/training-sessions/view-session.ts';
import { asFolded, newLifts } from '#web/outbox/events/fold-events.ts';
import type { LocalEvent } from '#web/outbox/events/local-event.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const written = (own: Partial<SessionPrescription>): SessionPrescription => ({
  sets: '3',
  reps: '5',
  weight: null,
  weightUnit: 'lb',
  restSeconds: null,
  restTimerSeconds: 90,
  percent1RM: null,
  percentOf: 'one-rep-max',
  rpe: null,
  setTargets: null,
  alternateExerciseIds: [],
  groupLabel: null,
  groupFormat: null,
  ...own,
});
const rest = { time: null, distance: null, targetHeartRate: null, volume: null, contactTime: null };
const prescription = (own: Partial<SessionPrescription>) => ({
  ...written(own),
  ...rest,
  groundContactTime: null,
  notes: null,
  tempo: null,
});
const lift = (name: string, own: Partial<Lift<never>> = {}): Lift<never> => ({
  name,
  category: 'Strength',
  lastTime: null,
  best: { kind: 'e1rm', value: 250, at: null, date: '2026-11-01' },
  facts: { loadedOn: 'bar', max: null, last: [] },
  ...own,
});

const max = { value: pounds(300), date: '2026-11-02', from: 'tested', exerciseName: 'Back Squat' } as const;
const last = [{ reps: 5, weight: pounds(100), entered: null, date: '2026-11-10' }];
const lifts: SessionDay<SessionPrescription, never>['lifts'] = {
  squat: lift('Back Squat', { facts: { loadedOn: 'bar', max, last: [] } }),
  press: lift('Bench Press', { facts: { loadedOn: 'bar', max: null, last } }),
  front: lift('Front Squat'),
  plank: lift('Front Plank', { category: 'Isometric', best: null }),
};
const exercises = [
  {
    prescriptionId: 'p1',
    exerciseId: 'squat',
    category: 'Strength' as const,
    prescription: prescription({ percent1RM: '75', alternateExerciseIds: ['front'], groupLabel: 'A' }),
  },
  {
    prescriptionId: 'p2',
    exerciseId: 'press',
    category: 'Strength' as const,
    prescription: prescription({ groupLabel: 'A' }),
  },
  {
    prescriptionId: 'p3',
    exerciseId: 'plank',
    category: 'Isometric' as const,
    prescription: prescription({ sets: '2', reps: null }),
  },
];
const loader = { loading: null, unit: 'kg' as const, today: '2026-11-20' };
const of = {
  trainingDayId: 'd',
  assignmentId: 'a',
  memberId: 'm',
  kind: 'program',
  programName: 'Iron',
  dayName: 'Lower',
  weekNumber: 1,
  notes: '',
  estimatedMinutes: 30,
  date: '2026-11-20',
  dayState: 'scheduled',
  loading: null,
  weightUnit: 'kg',
  timeZone: 'UTC',
  maySwap: true,
  asksHowItFelt: true,
};

/** What the server answers of these events, through the contract. */
const answerOf = (events: readonly SessionEvent[]) =>
  z.parse(trainingSession, {
    ...of,
    ...viewSession({ exercises, lifts }, events, loader),
    lifts,
    events: events.map(event => ({ ...event, sentBy: 'm' })),
  });

const prescriptionId = fc.constantFrom('p1', 'p2', 'p3', 'own');
const setNum = fc.integer({ min: 1, max: 4 });
const reason = fc.constantFrom('pain', 'no-time');
const curl = { name: 'Curl', category: 'Strength' } as const;
const kinds = fc.oneof(
  fc.record({ kind: fc.constantFrom('start', 'end') }),
  fc.record({
    kind: fc.constant('set'),
    prescriptionId,
    setNum,
    setKind: fc.constantFrom('work', 'warmup'),
    reps: fc.integer({ min: 0, max: 12 }),
    weight: fc.option(fc.integer({ min: 20, max: 140 })),
    unit: fc.constantFrom('kg', 'lb', null),
    time: fc.constantFrom(null, '0:45'),
  }),
  fc.record({ kind: fc.constant('unset'), prescriptionId, setNum }),
  fc.record({ kind: fc.constantFrom('finish', 'back'), prescriptionId }),
  fc.record({ kind: fc.constant('skip'), prescriptionId, reason }),
  fc.record({
    kind: fc.constant('swap'),
    prescriptionId: fc.constantFrom('p1', 'p2'),
    reason,
    exerciseId: fc.constantFrom('front', 'squat'),
  }),
  fc.record({
    kind: fc.constant('add'),
    prescriptionId: fc.constant('own'),
    exerciseId: fc.constant('front'),
  }),
  fc.record({ kind: fc.constant('pain'), prescriptionId, setNum, where: fc.constant('knee'), level: setNum }),
  fc.record({ kind: fc.constant('feel'), readiness: setNum, effort: fc.constant(null) }),
  fc.record({
    kind: fc.constant('result'),
    groupLabel: fc.constant('A'),
    rounds: setNum,
    reps: fc.constant(null),
    seconds: fc.constant(null),
  }),
);

const toldOf = (event: object, minute: number, index: number): LocalEvent => {
  const id = `e${String(index).padStart(3, '0')}`;
  const at = now - (60 - minute) * 60_000;
  return {
    id,
    userId: 'm',
    trainingDayId: 'd',
    where: { date: '2026-11-20', memberId: null, dayName: 'Lower' },
    event: { id, at, ...event } as SentEvent,
    clock: { read: at, by: 0 },
    state: 'unsent',
    why: null,
    form: 1,
  };
};
const events = fc
  .array(fc.tuple(kinds, fc.integer({ min: 0, max: 30 })), { maxLength: 40 })
  .map(list => list.map(([event, minute], index) => toldOf(event, minute, index)));

/** Of all events, what this device has told and what the server has, from here and from another device, in some order. */
const spread = events.chain(all =>
  fc.tuple(fc.constant(all), fc.subarray(all), fc.shuffledSubarray(all)).map(([whole, here, there]) => ({
    here: [...here, ...whole.filter(event => !there.includes(event))],
    there: there.map(asFolded),
  })),
);

describe('a session gone on with on the device', () => {
  it('is what the server will answer, whatever has arrived, twice, late or from another device', () => {
    fc.assert(
      fc.property(spread, ({ here, there }) => {
        const told = [...here, ...here.toReversed()].map(asFolded);
        const shown = resumeSession(answerOf(there), { events: told, lifts: newLifts(here) }, now);
        const { events: _events, ...expected } = answerOf([...there, ...here.map(asFolded)]);
        expect(shown).toMatchObject(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is what the server would answer, with what it answers of the events alone', () => {
    fc.assert(
      fc.property(spread, ({ here, there }) => {
        const sent = here.map(asFolded);
        const whole = answerOf(inOrder([...there, ...sent]));
        const ids = new Set(sent.map(({ id }) => id));
        const changed = { events: whole.events.filter(({ id }) => ids.has(id)), lifts: {} };
        const goneOn = withChange(answerOf(there), changed);
        expect(resumeSession(goneOn, { events: [] }, now)).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  it('takes the server’s own form of an event that both have', () => {
    const localEvent = toldOf(
      { kind: 'set', prescriptionId: 'p1', setNum: 1, setKind: 'work', reps: 5, weight: 100, time: null },
      50,
      1,
    );
    const there = { ...asFolded(localEvent), at: now - 3_600_000 };
    const shown = resumeSession(answerOf([there]), { events: [asFolded(localEvent)] }, now);
    expect(shown.exercises[0]?.sets).toMatchObject([{ at: new Date(there.at).toISOString() }]);
  });

  it('shows an exercise that came in without a signal by its name', () => {
    const added = toldOf({ kind: 'add', prescriptionId: 'own', exerciseId: 'curl', exercise: curl }, 5, 1);
    const since = { events: [asFolded(added)], lifts: newLifts([added]) };
    const shown = resumeSession(answerOf([]), since, now);
    expect(shown.exercises[3]).toMatchObject({ name: 'Curl', category: 'Strength', isAdded: true });
  });
});
