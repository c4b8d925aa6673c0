import type { ExerciseCategory } from '#domain/training/exercise-category.ts';
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
>;

/**
 * A prescription in one line: '5 × 5 · 75% · rest 180 s'. Every text stands as the coach typed it; a number (or a
 * range of numbers) that was typed without its unit gets it.
 */
export function prescriptionLine(prescribed: PrescribedText, category: ExerciseCategory): string {
  const { sets, reps, weight, weightUnit, percent1RM, time, distance, volume } = prescribed;
  const { rpe, targetHeartRate, contactTime, groundContactTime, restSeconds } = prescribed;
  const timeText = category === 'Aerobic' ? led('time ', time, isBare(time)) : withUnit(time, ' s');
  const isHoldInSets = sets !== null && reps === null && timeText !== null && category !== 'Aerobic';
  return [
    isHoldInSets ? `${sets} × ${timeText}` : setsAndReps(sets, reps),
    withUnit(weight, ` ${weightUnit === 'lbs' ? 'lb' : weightUnit}`),
    withUnit(percent1RM, '%'),
    withUnit(distance, ' mi'),
    isHoldInSets ? null : timeText,
    withUnit(volume, ' contacts'),
    led('RPE ', rpe, !/rpe/i.test(rpe ?? '')),
    withUnit(targetHeartRate, ' bpm'),
    led('contact time ', contactTime),
    led('ground contact time ', groundContactTime),
    led('rest ', withUnit(restSeconds, ' s'), !/rest/i.test(restSeconds ?? '')),
  ]
    .filter(part => part !== null)
    .join(' · ');
}

function setsAndReps(sets: string | null, reps: string | null): string | null {
  if (sets !== null && reps !== null) return `${sets} × ${reps}`;
  if (sets !== null) return withUnit(sets, sets.trim() === '1' ? ' set' : ' sets');
  return withUnit(reps, reps?.trim() === '1' ? ' rep' : ' reps');
}

const bareNumber = /^\s*\d+(?:[.,]\d+)?(?:\s*(?:-|–|to)\s*\d+(?:[.,]\d+)?)?\s*$/;

const isBare = (text: string | null) => bareNumber.test(text ?? '');

const withUnit = (text: string | null, unit: string) =>
  text === null ? null : isBare(text) ? `${text}${unit}` : text;

const led = (word: string, text: string | null, isNeeded = true) =>
  text === null ? null : isNeeded ? `${word}${text}` : text;
