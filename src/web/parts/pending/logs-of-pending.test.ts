import { expect, it } from 'vitest';
import type { LocalEvent } from '#web/outbox/events/local-event.ts';
import { logsOfPending } from './logs-of-pending.ts';

const exercise = (prescriptionId: string, state: 'open' | 'done') => ({
  prescriptionId,
  exerciseId: `${prescriptionId} lift`,
  name: prescriptionId,
  swappedFrom: null,
  category: 'Strength',
  isAdded: false,
  prescription: { sets: '1', setTargets: null },
  state,
});

/** As the device keeps it: the server had the squat when it answered, nothing of the others. */
const session = {
  trainingDayId: 'd',
  assignmentId: 'a',
  exercises: [exercise('squat', 'done'), exercise('press', 'open'), exercise('row', 'open')],
  events: [],
  lifts: {},
} as unknown as Parameters<typeof logsOfPending>[1];

let made = 0;
const told = (prescriptionId: string, state: LocalEvent['state']) => {
  made += 1;
  return {
    id: `e${made}`,
    state,
    where: { date: '2026-11-20' },
    clock: { read: made, by: 0 },
    event: {
      id: `e${made}`,
      at: made,
      kind: 'set',
      prescriptionId,
      setNum: 1,
      setKind: 'work',
      reps: 5,
      weight: 185,
      unit: 'lb',
    },
  } as unknown as LocalEvent;
};

it('of a session without a signal the card knows what was sent, and what waits', () => {
  const events = [told('squat', 'taken'), told('press', 'taken'), told('row', 'unsent')];
  const logs = logsOfPending('ada', session, events);
  expect(logs.map(({ exerciseName, isTaken = false }) => [exerciseName, isTaken])).toEqual([
    ['squat', true],
    ['press', true],
    ['row', false],
  ]);
});
