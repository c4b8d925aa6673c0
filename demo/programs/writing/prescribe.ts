import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import type { DemoPrescription } from './demo-program.ts';

/** Sets and reps at a share of the one-rep maximum, or by feel where no percent is given. Rest in seconds. */
export type Load = { sets: number; reps: number | string; percent?: number; rest: number };

/** Several holds of so many seconds, with rest between them. */
export type Holds = { times: number; seconds: number; rest: number };

/** Jumps, hops or throws: each is one contact. */
export type Contacts = { sets: number; contacts: number };

export type Effort = { miles: number; minutes: number; rpe: number | string; heartRate: string };

export function strength(exercise: string, load: Load, notes?: string): DemoPrescription {
  return {
    exercise,
    sets: String(load.sets),
    reps: String(load.reps),
    ...(load.percent !== undefined && { percent1RM: String(load.percent) }),
    ...rested(load.rest),
    ...noted(notes),
  };
}

export function calisthenics(
  exercise: string,
  work: Omit<Load, 'percent'> & { seconds?: number },
  notes?: string,
): DemoPrescription {
  return {
    exercise,
    sets: String(work.sets),
    reps: String(work.reps),
    ...(work.seconds !== undefined && { time: formatSeconds(work.seconds) }),
    ...rested(work.rest),
    ...noted(notes),
  };
}

export function aerobic(exercise: string, effort: Effort, notes?: string): DemoPrescription {
  return {
    exercise,
    distance: String(Math.round(effort.miles * 100) / 100),
    time: formatSeconds(effort.minutes * 60),
    rpe: String(effort.rpe),
    targetHeartRate: effort.heartRate,
    ...noted(notes),
  };
}

/** Hops off stiff ankles: the short stretch-shortening cycle. */
export function hops(exercise: string, work: Contacts, notes?: string): DemoPrescription {
  return { ...throws(exercise, work, notes), groundContactTime: 'under 200 ms' };
}

/** Full jumps with a reset between them: the long stretch-shortening cycle. */
export function jumps(exercise: string, work: Contacts, notes?: string): DemoPrescription {
  return { ...throws(exercise, work, notes), groundContactTime: '250 ms or more' };
}

/** Drops and rebounds with a reset between them: one quick contact each. */
export function rebounds(exercise: string, work: Contacts, notes?: string): DemoPrescription {
  return { ...throws(exercise, work, notes), groundContactTime: 'under 250 ms' };
}

/** Throws and slams: no feet leave the ground, so there is no contact to time. */
export function throws(exercise: string, { sets, contacts }: Contacts, notes?: string): DemoPrescription {
  return {
    exercise,
    volume: String(sets * contacts),
    notes: joined(`${sets} sets of ${contacts}.`, notes),
  };
}

/** The time is what is held in all, since that is what counts; how it is divided stands in the notes. */
export function isometric(exercise: string, holds: Holds, notes?: string): DemoPrescription {
  return held(exercise, holds, holds.times * holds.seconds, '', notes);
}

/** Holds done on one side and then on the other: both sides count. */
export function isometricEachSide(exercise: string, holds: Holds, notes?: string): DemoPrescription {
  return held(exercise, holds, 2 * holds.times * holds.seconds, ' each side', notes);
}

export function mobility(exercise: string, minutes: number, notes?: string): DemoPrescription {
  return { exercise, time: formatSeconds(minutes * 60), ...rested(15), ...noted(notes) };
}

function held(
  exercise: string,
  { times, seconds, rest }: Holds,
  total: number,
  where: string,
  notes?: string,
): DemoPrescription {
  const division = `${times} holds of ${seconds} s${where}.`;
  return { exercise, time: formatSeconds(total), ...rested(rest), notes: joined(division, notes) };
}

function rested(seconds: number) {
  return { restSeconds: String(seconds), restTimerSeconds: String(seconds) };
}

function noted(notes?: string) {
  return notes === undefined ? {} : { notes };
}

function joined(first: string, notes?: string): string {
  return notes === undefined ? first : `${first} ${notes}`;
}
