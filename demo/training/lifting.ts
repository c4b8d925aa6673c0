import { pounds } from '#domain/measures/measure.ts';
import { estimatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import { repsOf, setsOf } from '#domain/prescriptions/prescription-text.ts';
import { prescribedSet, workTargetsOf } from '#domain/prescriptions/set-targets.ts';
import type { Chance } from '../founding/chance.ts';
import { effortOf, isCarry, isMain, loadedShare } from './effort.ts';
import { heavierThan, lighterThan, loadFor } from './loads.ts';
import type { Prescribed } from './planned-days.ts';

/** What a member has to give today: 1 is the usual. */
export type Form = { factor: number; mood: 'good' | 'usual' | 'bad' };

export type Lift = {
  prescribed: Prescribed;
  max: number;
  /** The e1RM of the last time. */
  last: number | null;
  /** The e1RM that can't be passed. */
  ceiling: number | null;
  isLightWeek: boolean;
  form: Form;
};

type WorkSet = { setNum: number; reps: number; weight: number; rpe?: number };

export function formOf(chance: Chance): Form {
  const usual = { factor: 1 + chance.about(0.006), mood: 'usual' } as const;
  if (chance.happens(0.07)) return { factor: chance.between(0.94, 0.97), mood: 'bad' };
  return chance.happens(0.1) ? { factor: chance.between(1.012, 1.025), mood: 'good' } : usual;
}

/** The sets of a loaded lift, each as it was asked for by itself where the coach names them. */
export function liftedSets(lift: Lift, tellsEffort: boolean, chance: Chance): WorkSet[] {
  const { prescribed } = lift;
  const targets = workTargetsOf(prescribed);
  if (!targets) return straightSets(lift, tellsEffort, chance);
  return targets.flatMap((target, index) => {
    const alone = { ...prescribed, ...prescribedSet(prescribed, target), sets: '1' };
    const [set] = straightSets({ ...lift, prescribed: alone, last: null }, tellsEffort, chance);
    return set ? [{ ...set, setNum: index + 1 }] : [];
  });
}

/** The same weight straight across, the last set as many as there were. */
function straightSets(lift: Lift, tellsEffort: boolean, chance: Chance): WorkSet[] {
  const { prescribed } = lift;
  const weight = workWeight(lift);
  const reps = repsOf(prescribed.reps);
  const leavesOneOut = !isMain(prescribed) && setsOf(prescribed.sets) > 2 && chance.happens(0.05);
  const count = setsOf(prescribed.sets) - (leavesOneOut ? 1 : 0);
  const sets = Array.from({ length: count }, (_, index) => ({ setNum: index + 1, reps, weight }));
  const last = sets.at(-1);
  if (last) last.reps = lastReps(lift, weight, chance);
  if (!tellsEffort || !isMain(prescribed)) return sets;
  return sets.map(set => ({ ...set, rpe: effortOf(set, ableOf(lift)) }));
}

const ableOf = ({ max, form, ceiling }: Lift) =>
  Math.min(max * form.factor, ceiling === null ? Number.POSITIVE_INFINITY : ceiling * 1.02);

/** Main lifts are loaded to the nearest plate; by feel nobody rounds up. */
function workWeight(lift: Lift): number {
  const { prescribed, max, ceiling, isLightWeek, form } = lift;
  const steady = isMain(prescribed) || form.mood === 'bad' ? form.factor : 1;
  const meant = max * loadedShare(prescribed, isLightWeek) * steady;
  const weight = loadFor(prescribed.name, meant, isMain(prescribed) ? 'nearest' : 'down');
  return ceiling === null ? tryBetter(lift, weight) : heldDown(prescribed, weight, ceiling);
}

/** On an ordinary day nobody likes to show less than the last time, if another pair of plates can help it. */
function tryBetter({ prescribed, last, max, isLightWeek, form }: Lift, weight: number): number {
  if (last === null || !isMain(prescribed) || isLightWeek || form.mood === 'bad') return weight;
  const shownWith = (load: number) => estimatedOneRepMax(pounds(load), repsOf(prescribed.reps)) ?? 0;
  const heavier = heavierThan(prescribed.name, weight);
  return shownWith(weight) < last && shownWith(heavier) < max * 0.97 ? heavier : weight;
}

/** On a plateau a weight that would be a new best does not go up today. */
function heldDown(prescribed: Prescribed, weight: number, ceiling: number): number {
  const lighter = lighterThan(prescribed.name, weight);
  const shown = estimatedOneRepMax(pounds(weight), repsOf(prescribed.reps)) ?? 0;
  return shown <= ceiling || lighter >= weight ? weight : heldDown(prescribed, lighter, ceiling);
}

/** An open set ('3+') goes on while it is clean, assistance until the next weight is earned; any may fall short. */
function lastReps(lift: Lift, weight: number, chance: Chance): number {
  const { prescribed, form } = lift;
  const reps = repsOf(prescribed.reps);
  if (isCarry(prescribed)) return reps;
  const ease = 0.05;
  if (chance.happens(form.mood === 'bad' ? ease * 4 : ease)) return Math.max(1, reps - 1);
  if (isMain(prescribed) && !prescribed.reps?.trim().endsWith('+')) return reps;
  const most = prescribed.name.startsWith('Weighted') ? reps : Math.min(12, reps + 3);
  const left = Math.floor(30 * ((ableOf(lift) * shownWhenOpen) / weight - 1) + 0.2);
  return Math.max(reps, Math.min(left, most));
}

/** Even then a rep stays in reserve. */
const shownWhenOpen = 0.945;
