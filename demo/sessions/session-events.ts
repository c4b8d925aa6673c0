import { dateIn, daysBetween } from '#domain/plain-date.ts';
import { groupsOf } from '#domain/prescriptions/groups/groups.ts';
import { type Chance, chanceOf } from '../founding/chance.ts';
import { acheIn } from '../training/remarks.ts';
import type { Done, Trained } from '../training/training-log.ts';
import { eventsOfExercise, type Span } from './exercise-events.ts';
import { resultsOfGroups } from './group-results.ts';
import { deviceEvent, type DeviceEvent } from './device-event.ts';

const second = 1_000;

type Context = {
  now: Date;
  /** The library's, by their names. */
  idOf: ReadonlyMap<string, string>;
};

/** All that was tapped in a session up to now, in order. One that is under way has no end. */
export function eventsOfSession(trained: Trained, { now, idOf }: Context): DeviceEvent[] {
  const { person, day, begins, done } = trained;
  const chance = chanceOf(`${person.email} in the session of ${day.date}`);
  const daysAgo = daysBetween(day.date, dateIn(person.timeZone, now));
  const ends = Math.max(begins.getTime(), ...done.map(({ at }) => at.getTime()));
  const exercises = done.flatMap(one => eventsOfExercise(person, one, spanOf(one, done), daysAgo));
  const events = [
    deviceEvent(begins.getTime(), 'start'),
    ...readiness(begins.getTime() + 2 * second, chance),
    ...exercises,
    ...resultsOfGroups(day.exercises, done, chance),
    ...added(person.email, ends, idOf, chance),
    ...skipped(trained, ends + 150 * second, daysAgo, chance),
    deviceEvent(ends + 170 * second, 'end'),
    ...effort(ends + 180 * second, chance),
  ];
  return events
    .filter(({ at }) => Date.parse(at) <= now.getTime())
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** In a superset set follows set, so that its exercises share their time. */
function spanOf(one: Done, done: readonly Done[]): Span {
  const groups = groupsOf(done.map(each => ({ ...each.prescribed, each })));
  const group = groups.find(({ exercises }) => exercises.some(({ each }) => each === one));
  const together = group?.exercises.map(({ each }) => each) ?? [one];
  const place = together.indexOf(one);
  const from = Math.min(...together.map(each => each.from.getTime()));
  const to = Math.max(...together.map(each => each.at.getTime()));
  const behind = 30 * second * (together.length - 1 - place);
  return { from: from + 30 * second * place, to: Math.max(from + second, to - behind) };
}

/** Both are asked, and can be passed over. */
const readiness = (at: number, chance: Chance): DeviceEvent[] =>
  chance.happens(0.85) ? [deviceEvent(at, 'feel', { readiness: chance.oneOf([2, 3, 3, 4, 4, 4, 5]) })] : [];

const effort = (at: number, chance: Chance): DeviceEvent[] =>
  chance.happens(0.85) ? [deviceEvent(at, 'feel', { effort: chance.oneOf([5, 6, 7, 7, 8, 8, 9]) })] : [];

/** A few push-ups on the way out that nobody had asked for. */
function added(email: string, at: number, idOf: Context['idOf'], chance: Chance): DeviceEvent[] {
  const exerciseId = idOf.get('Push-up');
  if (!exerciseId || !chance.happens(0.12)) return [];
  const { id: prescriptionId } = deviceEvent(at, 'add');
  const reps = chanceOf(`${email} does push-ups`).whole(12, 25);
  const set = (setNum: number) => ({ prescriptionId, setNum, setKind: 'work', reps: reps - 2 * setNum });
  return [
    deviceEvent(at + 20 * second, 'add', { prescriptionId, exerciseId }),
    deviceEvent(at + 60 * second, 'set', set(1)),
    deviceEvent(at + 120 * second, 'set', set(2)),
    deviceEvent(at + 125 * second, 'finish', { prescriptionId }),
  ];
}

/** What was not done is skipped: because it hurts, or else for want of time or of what it takes. */
function skipped({ person, day, done }: Trained, at: number, daysAgo: number, chance: Chance): DeviceEvent[] {
  const isDone = new Set(done.map(({ prescribed }) => prescribed.id));
  const hurts = done.some(({ prescribed }) => acheIn(prescribed.name, person.ache, daysAgo)?.level);
  return day.exercises
    .filter(({ id }) => !isDone.has(id))
    .map(({ id: prescriptionId, category }, index) => {
      const isOfPain = hurts && category === 'Strength';
      const reason = isOfPain ? 'pain' : chance.oneOf(['no-time', 'no-time', 'no-equipment', 'other']);
      return deviceEvent(at + index * second, 'skip', { prescriptionId, reason });
    });
}
