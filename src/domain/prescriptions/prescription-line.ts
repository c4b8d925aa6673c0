import type { Units, WeightUnit } from '#domain/measures/measure.ts';
import { numberText } from '#domain/measures/shown.ts';
import type { ExerciseCategory } from './exercise-category.ts';
import { type PercentOf, withTrainingMax } from './percent-of.ts';
import { convertedDistance, convertedWeight } from './prescribed-measures.ts';
import { helpIn, type Span } from './prescribed-weight.ts';
import { restOfTargets, setTargetsText } from './set-target-text.ts';
import type { SetTarget } from './set-targets.ts';
import { isNumberAlone, prescribedWeightText, withUnit as unitBehind } from './with-unit.ts';

type PrescriptionField =
  | 'sets'
  | 'reps'
  | 'percent1RM'
  | 'time'
  | 'distance'
  | 'volume'
  | 'rpe'
  | 'targetHeartRate'
  | 'contactTime'
  | 'groundContactTime'
  | 'restSeconds'
  | 'tempo';

/** Weights, of all sets and of each, are in `weightUnit`: without it there can be none. */
type Weighed =
  | { weight?: string | null; setTargets?: SetTarget[] | null; weightUnit: string }
  | { weight?: null; setTargets?: null; weightUnit?: never };

/** The parts of a line: texts as the coach typed them; null, left out and blank are the same. */
export type PrescribedText = { [Field in PrescriptionField]?: string | null } & Weighed & {
    percentOf?: PercentOf | undefined;
  };

/**
 * A prescription in one line, the same wherever one is read: '5 × 5 · 75% · rest 180 s', '75% TM' of the training max. Every text
 * stands as the coach typed it; a number (or a range of numbers) that was typed without its unit gets it, and beside it what it
 * is in the reader's `units`, where they are given: '185 lb (83.9 kg)'. Sets that are named stand one by one:
 * 'Warm-up 2, then 5 @ 75%, 1+ @ 95% · tempo 31X1'.
 */
export function prescriptionLine(
  prescribed: PrescribedText,
  category: ExerciseCategory,
  units: Units | null,
): string {
  const of = fieldText(prescribed);
  const { setTargets, weightUnit = '', percentOf } = prescribed;
  const own = { reps: of('reps'), weight: of('weight'), percent1RM: of('percent1RM'), rpe: of('rpe') };
  const { sets, reps, weight, percent1RM, rpe, restSeconds } = setTargets
    ? { ...nothingOfAll, restSeconds: restOfTargets(setTargets) ?? of('restSeconds') }
    : { ...own, sets: of('sets'), restSeconds: of('restSeconds') };
  const sayWeight = (text: string) => weightText(text, weightUnit, units?.weight);
  const time = of('time');
  const timeText = category === 'Aerobic' ? led('time ', time, isNumberAlone(time)) : withUnit(time, ' s');
  const isHoldInSets = sets !== null && reps === null && timeText !== null && category !== 'Aerobic';
  return [
    setTargets ? setTargetsText(setTargets, { ...own, weightUnit, percentOf, sayWeight }) : null,
    isHoldInSets ? `${sets} × ${timeText}` : setsAndReps(sets, reps, category),
    weight && sayWeight(weight),
    percent1RM === null ? null : withTrainingMax(withUnit(percent1RM, '%') ?? '', percentOf),
    distanceText(of('distance'), units),
    isHoldInSets ? null : timeText,
    withUnit(of('volume'), ' contacts'),
    led('RPE ', rpe, !/rpe/i.test(rpe ?? '')),
    withUnit(of('targetHeartRate'), ' bpm'),
    led('contact time ', of('contactTime')),
    led('ground contact time ', of('groundContactTime')),
    led('rest ', withUnit(restSeconds, ' s'), !/rest/i.test(restSeconds ?? '')),
    led('tempo ', of('tempo')),
  ]
    .filter(part => part !== null)
    .join(' · ');
}

const fieldText = (prescribed: PrescribedText) => (field: PrescriptionField | 'weight') => {
  const text = (prescribed[field] ?? '').trim();
  return text === '' ? null : text;
};

/** Sets that are named say each their own. */
const nothingOfAll = { sets: null, reps: null, weight: null, percent1RM: null, rpe: null };

/** '185 lb (83.9 kg)'; of one below zero '20 kg of help (44.1 lb)'. */
function weightText(text: string, weightUnit: string, unit: WeightUnit | undefined): string {
  const said = prescribedWeightText(text, weightUnit);
  return unit ? beside(said, convertedWeight(helpIn(text) ?? text, weightUnit, unit), unit) : said;
}

/** '1 mi (1.61 km)'. */
export function distanceText(distance: string | null, units: Pick<Units, 'distance'> | null): string | null {
  const said = withUnit(distance, ' mi');
  if (said === null || units === null) return said;
  return beside(said, convertedDistance(distance, units.distance), units.distance);
}

function beside(text: string, span: Span | null, unit: string): string {
  if (span === null) return text;
  const { min, max } = span;
  return `${text} (${numberText(min)}${max > min ? `–${numberText(max)}` : ''} ${unit})`;
}

/** An effort that is measured otherwise is done once unless the coach says so: '1 × 1' of a run goes without saying. */
export const defaultsToOnce = (category: ExerciseCategory): boolean =>
  category !== 'Strength' && category !== 'Calisthenics';

function setsAndReps(sets: string | null, reps: string | null, category: ExerciseCategory): string | null {
  const isOnce = sets?.trim() === '1' && reps?.trim() === '1';
  if (isOnce && defaultsToOnce(category)) return null;
  if (sets !== null && reps !== null) return `${sets} × ${reps}`;
  if (sets !== null) return withUnit(sets, sets.trim() === '1' ? ' set' : ' sets');
  return withUnit(reps, reps?.trim() === '1' ? ' rep' : ' reps');
}

const withUnit = (text: string | null, unit: string) => text && unitBehind(text, unit);

const led = (word: string, text: string | null, isNeeded = true) =>
  text === null ? null : isNeeded ? `${word}${text}` : text;
