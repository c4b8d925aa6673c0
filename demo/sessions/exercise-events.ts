import { chanceOf } from '../founding/chance.ts';
import type { DemoPerson } from '../people/people.ts';
import { acheIn } from '../training/remarks.ts';
import type { Done } from '../training/training-log.ts';
import { leavesSome, type DemoSet, setsOfDone } from './sets-told.ts';
import { deviceEvent, type DeviceEvent } from './device-event.ts';

/** Between which moments an exercise was done, in milliseconds. In a superset the exercises share theirs. */
export type Span = { from: number; to: number };

const second = 1_000;

/** What was tapped of one exercise, in order. */
export function eventsOfExercise(
  person: DemoPerson,
  done: Done,
  { from, to }: Span,
  daysAgo: number,
): DeviceEvent[] {
  const prescriptionId = done.prescribed.id;
  const sets = setsOfDone(person, done);
  const momentOf = (index: number) => from + ((to - from) * (index + 1)) / sets.length;
  return [
    ...swapped(done, from),
    ...sets.map((set, index) => deviceEvent(momentOf(index), 'set', { prescriptionId, ...set })),
    ...corrected(person, done, sets, to),
    ...(leavesSome(done, sets) ? [deviceEvent(to + 2 * second, 'finish', { prescriptionId })] : []),
    ...(done.notes === null
      ? []
      : [deviceEvent(to + 8 * second, 'note', { prescriptionId, text: done.notes })]),
    ...hurt(person, done, to + 12 * second, daysAgo),
  ];
}

function swapped({ prescribed, swappedTo }: Done, at: number): DeviceEvent[] {
  if (!swappedTo) return [];
  const { exerciseId } = swappedTo;
  return [deviceEvent(at, 'swap', { prescriptionId: prescribed.id, exerciseId, reason: 'no-equipment' })];
}

/** A tap too quick: it was one rep fewer, or more. */
function corrected(
  person: DemoPerson,
  { prescribed }: Done,
  sets: readonly DemoSet[],
  at: number,
): DeviceEvent[] {
  const last = sets.at(-1);
  const chance = chanceOf(`${person.email} looks again at ${prescribed.name}, ${new Date(at).toISOString()}`);
  if (!last || typeof last['reps'] !== 'number' || !chance.happens(0.08)) return [];
  const { id: prescriptionId } = prescribed;
  const typedFirst = { ...last, reps: last['reps'] + chance.oneOf([-1, 1, 2]) };
  return [
    deviceEvent(at + second, 'set', { prescriptionId, ...typedFirst }),
    deviceEvent(at + 5 * second, 'set', { prescriptionId, ...last }),
  ];
}

function hurt(
  { ache }: DemoPerson,
  { prescribed, swappedTo }: Done,
  at: number,
  daysAgo: number,
): DeviceEvent[] {
  const of = swappedTo ? null : acheIn(prescribed.name, ache, daysAgo);
  if (!of || of.level === null) return [];
  const { id: prescriptionId } = prescribed;
  return [deviceEvent(at, 'pain', { prescriptionId, where: ache?.where, level: of.level })];
}
