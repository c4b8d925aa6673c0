import { prescriptionLine } from '#web/training/day/prescription-line.ts';
import type { ChallengeDayExercise } from '#web/challenges/challenge-words.ts';

/** What is asked for in one line: '3 × 12 · rest 60 s', 'work 40 s · rest 20 s'; as the coach typed it. */
export function exerciseLine(exercise: ChallengeDayExercise): string {
  const { exerciseCategory, workInterval, restInterval } = exercise;
  return [
    prescriptionLine({ ...exercise, weightUnit: 'lbs' }, exerciseCategory),
    workInterval && `work ${inSeconds(workInterval)}`,
    restInterval && `rest ${inSeconds(restInterval)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A number alone is in seconds. */
const inSeconds = (text: string): string => (/^\s*\d+(?:\.\d+)?\s*$/.test(text) ? `${text} s` : text);
