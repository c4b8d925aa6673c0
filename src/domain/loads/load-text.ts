import { fromPounds, type WeightUnit } from '#domain/measures/measure.ts';
import { estimateShown } from '#domain/measures/shown.ts';
import { daysBetween, formatDate, type PlainDate } from '#domain/plain-date.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import type { PrescribedLoad } from './prescribed-load.ts';
import type { LiftMax } from './lift-max.ts';
import type { LastLift } from './last-lift.ts';
import type { TrainingMax } from './training-max.ts';
import { weightText } from './weight-text.ts';

type Outcome = { unit: WeightUnit; exact: number; weight: number };

/** '…, rounded to 185 lb', unless what can be loaded is what it comes to. */
function roundedText({ exact, weight, unit }: Outcome): string {
  return toTwoDecimals(exact) === weight
    ? ` is ${weightText(weight, unit)}`
    : `, rounded to ${weightText(weight, unit)}`;
}

/** 'May 12', with the year from half a year on. */
function dayText(date: PlainDate, today: PlainDate): string {
  const whole = formatDate(date);
  return Math.abs(daysBetween(date, today)) > 180 ? whole : whole.slice(0, -6);
}

export function coachWhy(
  typed: NonNullable<PrescribedLoad['weight']>,
  other: { converted: number; weight: number; unit: WeightUnit } | null,
): string {
  const hands = typed.isEachHand ? ' in each hand' : '';
  const said = `Your coach asks for ${weightText(typed.value, typed.unit)}${hands}`;
  if (other === null) return said;
  const { converted, weight, unit } = other;
  const same = toTwoDecimals(converted) === weight;
  const rounded = same ? '' : `, rounded to ${weightText(weight, unit)}`;
  return `${said}: ${weightText(converted, unit)}${rounded}`;
}

/** Words in a prescribed weight that are no number to work with stand as they were written. */
export const asWrittenText = (words: string): string => `As your coach wrote: ${words}`;

/** '75% of 245 lb (your best estimate, May 12), rounded to 185 lb'. */
export function maxWhy(outcome: Outcome & { share: string; max: LiftMax; today: PlainDate }): string {
  const { share, max, unit, today } = outcome;
  const joined = share.endsWith('%') ? `${share} of` : share;
  const source = `${maxSource(max)}, ${dayText(max.date, today)}`;
  return `${joined} ${shownMax(fromPounds(max.value, unit), unit, max)} ${unit} (${source})${roundedText(outcome)}`;
}

/** A max is as exact as it was tested, and an estimate as all screens show it. */
const shownMax = (value: number, unit: WeightUnit, { from }: LiftMax): number =>
  from === 'tested' ? toTwoDecimals(value) : estimateShown(value, unit);

type ByTrainingMax = Outcome & {
  share: string;
  trainingMax: TrainingMax;
  /** The training max itself. */
  whole: number;
  max: LiftMax | null;
  today: PlainDate;
};

/** '85% of your training max of 220 lb (90% of 245 lb, your best estimate, May 12), rounded to 185 lb'. */
export function trainingMaxWhy(outcome: ByTrainingMax): string {
  const { share, trainingMax, whole, max, unit, today } = outcome;
  const isShare = 'percent' in trainingMax && max !== null;
  const shown = isShare ? shownMax(whole, unit, max) : toTwoDecimals(whole);
  const ofMax =
    isShare &&
    `${toTwoDecimals(trainingMax.percent)}% of ${shownMax(fromPounds(max.value, unit), unit, max)} ${unit}, ${maxSource(max)}, ${dayText(max.date, today)}`;
  const source = [ofMax, trainingMax.setBy === 'coach' && 'set by your coach'].filter(Boolean).join('; ');
  return `${share} of your training max of ${shown} ${unit} (${source})${roundedText(outcome)}`;
}

function maxSource({ from, exerciseName }: LiftMax): string {
  if (from === 'linked') return `by your ${exerciseName}`;
  return from === 'tested' ? 'your tested max' : 'your best estimate';
}

export function lastWhy(outcome: Outcome & { last: LastLift; today: PlainDate }): string {
  const { last, unit, exact, weight, today } = outcome;
  const times = last.reps === null ? '' : ` for ${last.reps} ${last.reps === 1 ? 'rep' : 'reps'}`;
  const rounded = toTwoDecimals(exact) === weight ? '' : `, rounded to ${weightText(weight, unit)}`;
  return `Your ${weightText(exact, unit)}${times} last time, ${dayText(last.date, today)}${rounded}`;
}

export const noneHelpWhy = 'Choose as much help as you need';

const usualEffort = 8;
const openReps = 10;

/** 'Choose a weight you could lift about 8 times, with 2 left'. */
export function noneWhy(
  category: ExerciseCategory,
  { reps, rpe }: PrescribedLoad,
  kind: SetKind | undefined,
): string {
  if (category !== 'Strength') return 'No weight is prescribed';
  if (reps === null) return `Choose a weight you could lift about ${openReps} times`;
  const left = kind === 'failure' ? 0 : toTwoDecimals(10 - (rpe ?? usualEffort));
  const times = reps === 1 ? 'once' : `about ${reps} times`;
  return `Choose a weight you could lift ${times}, with ${left === 0 ? 'none' : left} left`;
}
