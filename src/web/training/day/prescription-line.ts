import type { Units, WeightUnit } from '#domain/measures/measure.ts';
import { distanceBeside, weightBeside } from '#domain/prescriptions/prescribed-measures.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { numberText } from '#web/measures/measure-words.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { withTrainingMax } from '#domain/prescriptions/percent-of.ts';
import { helpIn, type Span, unitWord } from '#domain/prescriptions/prescribed-weight.ts';
import { isNumberAlone, withUnit as unitBehind } from '#domain/prescriptions/with-unit.ts';
import { restOfTargets, setTargetsText } from '#domain/prescriptions/set-target-words.ts';
import type { ScheduledExercise } from './training-day.ts';

export type PrescribedText = Pick<
  ScheduledExercise,
  | 'sets'
  | 'reps'
  | 'weight'
  | 'weightUnit'
  | 'percent1RM'
  | 'time'
  | 'distance'
  | 'volume'
  | 'rpe'
  | 'targetHeartRate'
  | 'contactTime'
  | 'groundContactTime'
  | 'restSeconds'
> &
  Partial<Pick<ScheduledExercise, 'setTargets' | 'tempo' | 'percentOf'>>;

/**
 * A prescription in one line: '5 × 5 · 75% · rest 180 s', '75% TM' of the training max. Every text stands as the coach typed it; a number (or a
 * range of numbers) that was typed without its unit gets it, and beside it what it is in the reader's: '185 lb (83.9 kg)'.
 * Sets that are named stand one by one: 'Warm-up 2, then 5 @ 75%, 1+ @ 95% · tempo 31X1'.
 */
export function prescriptionLine(
  prescribed: PrescribedText,
  category: ExerciseCategory,
  units: Units,
): string {
  const { sets, reps, weight, weightUnit, percent1RM, rpe, ...rest } = prescribed.setTargets
    ? { ...prescribed, ...saidBy(prescribed.setTargets, prescribed) }
    : prescribed;
  const { time, distance, volume, targetHeartRate, contactTime, groundContactTime, restSeconds, tempo } =
    rest;
  const sayWeight = (text: string) => weightText(text, weightUnit, units.weight);
  const timeText = category === 'Aerobic' ? led('time ', time, isNumberAlone(time)) : withUnit(time, ' s');
  const isHoldInSets = sets !== null && reps === null && timeText !== null && category !== 'Aerobic';
  return [
    prescribed.setTargets ? setTargetsText(prescribed.setTargets, { ...prescribed, sayWeight }) : null,
    isHoldInSets ? `${sets} × ${timeText}` : setsAndReps(sets, reps),
    weight && sayWeight(weight),
    percent1RM === null ? null : withTrainingMax(withUnit(percent1RM, '%') ?? '', prescribed.percentOf),
    distanceText(distance, units),
    isHoldInSets ? null : timeText,
    withUnit(volume, ' contacts'),
    led('RPE ', rpe, !/rpe/i.test(rpe ?? '')),
    withUnit(targetHeartRate, ' bpm'),
    led('contact time ', contactTime),
    led('ground contact time ', groundContactTime),
    led('rest ', withUnit(restSeconds, ' s'), !/rest/i.test(restSeconds ?? '')),
    led('tempo ', tempo ?? null),
  ]
    .filter(part => part !== null)
    .join(' · ');
}

/** '185 lb (83.9 kg)'; of one below zero '20 kg of help (44.1 lb)'. */
function weightText(text: string, weightUnit: string, unit: WeightUnit): string {
  const help = helpIn(text);
  const typed = unitBehind(help ?? text, ` ${unitWord(weightUnit)}`);
  const said = help === null ? typed : `${typed} of help`;
  return beside(said, weightBeside(help ?? text, weightUnit, unit), unit) ?? text;
}

/** '1 mi (1.61 km)'. */
export const distanceText = (distance: string | null, units: Pick<Units, 'distance'>): string | null =>
  beside(withUnit(distance, ' mi'), distanceBeside(distance, units.distance), units.distance);

function beside(text: string | null, span: Span | null, unit: string): string | null {
  if (text === null || span === null) return text;
  const { least, most } = span;
  return `${text} (${numberText(least)}${most > least ? `–${numberText(most)}` : ''} ${unit})`;
}

/** What sets that are named leave to be said of all of them. */
const saidBy = (targets: SetTarget[], { restSeconds }: PrescribedText) => ({
  sets: null,
  reps: null,
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: restOfTargets(targets) ?? restSeconds,
});

function setsAndReps(sets: string | null, reps: string | null): string | null {
  if (sets !== null && reps !== null) return `${sets} × ${reps}`;
  if (sets !== null) return withUnit(sets, sets.trim() === '1' ? ' set' : ' sets');
  return withUnit(reps, reps?.trim() === '1' ? ' rep' : ' reps');
}

const withUnit = (text: string | null, unit: string) => text && unitBehind(text, unit);

const led = (word: string, text: string | null, isNeeded = true) =>
  text === null ? null : isNeeded ? `${word}${text}` : text;
