import { isHelp, storedWeight } from '#domain/measures/help.ts';
import { fromPounds, toPounds, type WeightUnit, pounds } from '#domain/measures/measure.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { type PrescribedLoad, prescribedLoad, type LoadText } from './prescribed-load.ts';
import { type LastLift, lastLike, lastWeight } from './last-lift.ts';
import type { LiftMax } from './lift-max.ts';
import { type Loadable, nearestLoadable } from './loadable.ts';
import {
  coachWhy,
  lastWhy,
  maxWhy,
  noneHelpWhy,
  noneWhy,
  trainingMaxWhy,
  asWrittenText,
} from './load-text.ts';
import type { LoadedOn, Loading } from './loading.ts';
import { type TrainingMax, trainingMaxIn, trainingMaxOf } from './training-max.ts';
import { usualTrainingMaxPercent } from './training-max-percent.ts';

/** The parts of a member's history that a load goes by. The server finds them, the device stores them. */
export type LoadFacts = {
  loadedOn: LoadedOn;
  max: LiftMax | null;
  /** Left out by a device that stored it before there was any. */
  trainingMax?: TrainingMax | undefined;
  last: readonly LastLift[];
  /** The weight is help. Facts stored by an earlier release do not say. */
  isAssisted?: boolean;
};

/**
 * The weight that a prescription means for one person, in their unit, and why: help is below zero. The max is in lb.
 */
export type Load = {
  weight: number | null;
  unit: WeightUnit;
  source: 'coach' | 'percent' | 'rpe' | 'last' | 'none';
  why: string;
  max: LiftMax | null;
};

export type LoadQuestion = {
  category: ExerciseCategory;
  prescription: LoadText;
  target?: Partial<SetTarget> | null;
  facts: LoadFacts;
  loading: Loading | null;
  unit: WeightUnit;
  /** The prescribed exercise has been swapped for this one: the coach's own weight was for the other. */
  isSwapped?: boolean;
  today: PlainDate;
};

/**
 * The first that applies: the coach's own number, a percentage of the max, the coach's own words for a weight (which work out to
 * none), reps at an RPE, the last time's, none.
 */
export function loadOf(question: LoadQuestion): Load {
  const { category, facts, loading, unit, target, today } = question;
  const prescribed = prescribedLoad(question.prescription, target);
  if (facts.isAssisted) return helpOf(question, prescribed);
  const max = category === 'Strength' ? facts.max : null;
  const known = {
    prescribed,
    max,
    trainingMax: trainingMaxFor(question),
    unit,
    today,
    loadable: { loading, unit, loadedOn: facts.loadedOn },
  };
  const found =
    (question.isSwapped ? null : byCoach(known)) ??
    byPercent(known) ??
    (question.isSwapped ? null : inWords(known)) ??
    byEffort(known) ??
    byLast(known, facts.last);
  const none = { weight: null, source: 'none', why: noneWhy(category, prescribed, target?.kind) } as const;
  return { ...(found ?? none), unit, max };
}

/** Training maxes are of strength exercises alone, as every max; also those that a coach has set. */
const trainingMaxFor = ({ category, facts }: LoadQuestion): TrainingMax =>
  (category === 'Strength' && facts.trainingMax) || trainingMaxOf(null, usualTrainingMaxPercent);

/**
 * The amount of help: the coach's own number, or the least of the last time. It comes off a stack or a band, so it is
 * rounded to nothing.
 */
function helpOf({ facts, unit, isSwapped, today }: LoadQuestion, prescribed: PrescribedLoad): Load {
  const none = { weight: null, unit, source: 'none', why: noneHelpWhy, max: null } as const;
  if (prescribed.weight !== null && !isSwapped) {
    const typed = { ...prescribed.weight, value: storedWeight(prescribed.weight.value, true) };
    const weight = toTwoDecimals(fromPounds(toPounds(typed.value, typed.unit), unit));
    const other = typed.unit === unit ? null : { converted: weight, weight, unit };
    return { ...none, weight, source: 'coach', why: coachWhy(typed, other) };
  }
  const last = lastLike(
    facts.last.filter(({ weight }) => isHelp(weight)),
    prescribed.reps,
  );
  if (last === null) return none;
  const weight = toTwoDecimals(lastWeight(last, unit));
  return { ...none, weight, source: 'last', why: lastWhy({ last, unit, exact: weight, weight, today }) };
}

type Known = {
  prescribed: PrescribedLoad;
  max: LiftMax | null;
  trainingMax: TrainingMax;
  unit: WeightUnit;
  today: PlainDate;
  loadable: Loadable;
};
type Found = Pick<Load, 'weight' | 'source' | 'why'> | null;

/** The coach's weight as it stands; in the other unit, the nearest that can be loaded. */
function byCoach({ prescribed: { weight: typed }, unit, loadable }: Known): Found {
  if (typed === null) return null;
  if (typed.unit === unit) return { weight: typed.value, source: 'coach', why: coachWhy(typed, null) };
  const converted = fromPounds(toPounds(typed.value, typed.unit), unit);
  const weight = nearestLoadable(converted, loadable);
  return { weight, source: 'coach', why: coachWhy(typed, { converted, weight, unit }) };
}

/** 'level 8', 'the blue band': what it weighs nobody can work out, and what was done the last time may not be what is meant. */
function inWords({ prescribed }: Known): Found {
  return prescribed.inWords === null
    ? null
    : { weight: null, source: 'none', why: asWrittenText(prescribed.inWords) };
}

function byPercent(known: Known): Found {
  const { prescribed, max, unit, today, loadable } = known;
  const { percent, percentOf } = prescribed;
  if (percent === null) return null;
  if (percentOf === 'training-max') return byTrainingMax(percent, known);
  if (max === null) return null;
  const exact = fromPounds(pounds((max.value * percent) / 100), unit);
  const weight = nearestLoadable(exact, loadable);
  const why = maxWhy({ share: `${toTwoDecimals(percent)}%`, max, unit, exact, weight, today });
  return { weight, source: 'percent', why };
}

/** Rounded once, at the end. */
function byTrainingMax(percent: number, { max, trainingMax, unit, today, loadable }: Known): Found {
  const whole = trainingMaxIn(trainingMax, max, unit);
  if (whole === null) return null;
  const exact = (whole * percent) / 100;
  const weight = nearestLoadable(exact, loadable);
  const share = `${toTwoDecimals(percent)}%`;
  const why = trainingMaxWhy({ share, trainingMax, whole, max, unit, exact, weight, today });
  return { weight, source: 'percent', why };
}

/**
 * Epley's formula the other way round: as many reps as are prescribed and left. One and none left is the max itself.
 */
function byEffort({ prescribed: { reps, rpe }, max, unit, today, loadable }: Known): Found {
  if (reps === null || rpe === null || max === null) return null;
  const possible = reps + 10 - rpe;
  const exact = fromPounds(possible === 1 ? max.value : pounds(max.value / (1 + possible / 30)), unit);
  const weight = nearestLoadable(exact, loadable);
  const share = `${reps} ${reps === 1 ? 'rep' : 'reps'} at RPE ${toTwoDecimals(rpe)} from`;
  return { weight, source: 'rpe', why: maxWhy({ share, max, unit, exact, weight, today }) };
}

function byLast({ prescribed: { reps }, unit, today, loadable }: Known, lasts: readonly LastLift[]): Found {
  const last = lastLike(
    lasts.filter(({ weight }) => !isHelp(weight)),
    reps,
  );
  if (last === null) return null;
  const exact = lastWeight(last, unit);
  const weight = nearestLoadable(exact, loadable);
  return { weight, source: 'last', why: lastWhy({ last, unit, exact, weight, today }) };
}
