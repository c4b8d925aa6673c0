import {
  firstNumber,
  formatSeconds,
  repsOf,
  secondsOf,
  setsOf,
} from '#domain/prescriptions/prescription-text.ts';
import type { Chance } from '../founding/chance.ts';
import type { Form } from './lifting.ts';
import type { Prescribed } from './planned-days.ts';

/** How fast someone is, and how hard their heart works, beside what the coach wrote down. */
export type Engine = { pace: number; beats: number };

export const engineOf = (chance: Chance): Engine => ({
  pace: chance.between(0.92, 1.1),
  beats: chance.whole(-5, 6),
});

/** Reps of bodyweight work: what was asked for, until the last sets get long. */
export function bodyweightSets({ sets, reps }: Prescribed, form: Form, chance: Chance) {
  const prescribedAmount = repsOf(reps);
  const weak = form.mood === 'bad' ? 0.6 : 0.2;
  return Array.from({ length: setsOf(sets) }, (_, index) => {
    const isLate = index > 0 && chance.happens(weak * (index / setsOf(sets)) * 2);
    const short = isLate ? chance.whole(1, Math.max(1, Math.round(prescribedAmount * 0.2))) : 0;
    return { setNum: index + 1, reps: Math.max(1, prescribedAmount - short) };
  });
}

/** A distance in miles and its time; months of training make it a little faster. */
export function aerobicWork(
  prescribed: Prescribed,
  engine: Engine,
  gained: number,
  form: Form,
  chance: Chance,
) {
  const prescribedAmount = firstNumber(prescribed.distance) ?? 1;
  const miles = chance.happens(0.7)
    ? prescribedAmount
    : Math.max(0.1, toTwentieth(prescribedAmount * chance.between(0.93, 1.06)));
  const secondsPerMile = (secondsOf(prescribed.time) ?? 600) / prescribedAmount;
  const pace = (engine.pace * (1 - Math.min(0.12, gained * 0.5)) * (1 + chance.about(0.012))) / form.factor;
  const effort =
    (firstNumber(prescribed.rpe) ?? 5) + (form.mood === 'bad' ? 1 : chance.oneOf([-1, 0, 0, 0, 1]));
  return {
    distanceCompleted: String(Math.round(miles * 100) / 100),
    timeCompleted: formatSeconds(miles * secondsPerMile * pace),
    rpeCompleted: String(Math.min(10, Math.max(2, effort))),
    heartRateAchieved: chance.happens(0.75) ? String(heartRate(prescribed, engine, chance)) : null,
  };
}

const toTwentieth = (miles: number) => Math.round(miles * 20) / 20;

function heartRate({ targetHeartRate }: Prescribed, { beats }: Engine, chance: Chance): number {
  const [low = 120, high = 140] = (targetHeartRate ?? '').split('-').map(Number);
  return Math.round((low + high) / 2 + beats + chance.about((high - low) / 5));
}

/** Jumps and throws are counted; tired legs leave a set out. */
export function contactWork({ volume, contactTime }: Prescribed, form: Form, chance: Chance) {
  const prescribedAmount = firstNumber(volume) ?? 20;
  const share = form.mood === 'bad' || chance.happens(0.07) ? chance.oneOf([0.67, 0.75, 0.8]) : 1;
  const aSet = firstNumber(contactTime);
  return {
    volumeCompleted: String(Math.max(1, Math.round(prescribedAmount * share))),
    contactTimeAchieved: aSet !== null && chance.happens(0.35) ? `${aSet + chance.whole(-1, 2)} s` : null,
  };
}

/** Seconds held or moved: mostly what was asked for, sometimes short, sometimes a proud bit more. */
export function timedWork({ time, category }: Prescribed, form: Form, chance: Chance) {
  const prescribedAmount = secondsOf(time) ?? 60;
  const short = form.mood === 'bad' ? 0.45 : category === 'Isometric' ? 0.2 : 0.08;
  const share = chance.happens(short)
    ? chance.between(0.7, 0.95)
    : chance.happens(0.12)
      ? chance.between(1.05, 1.2)
      : 1;
  return { timeCompleted: formatSeconds(Math.max(5, Math.round((prescribedAmount * share) / 5) * 5)) };
}
