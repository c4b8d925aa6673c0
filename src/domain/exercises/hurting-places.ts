import { wordsOf } from './exercise-words.ts';
import { type Muscle, musclesOf } from './muscles.ts';

/** A joint is loaded by whatever trains the muscles that move it. */
const joints: Readonly<Record<string, readonly Muscle[]>> = {
  knee: ['quadriceps'],
  hip: ['hip-flexors', 'glutes', 'adductors', 'abductors'],
  ankle: ['calves', 'shins'],
  shoulder: ['shoulders', 'rear-delts', 'rotator-cuff', 'chest'],
  elbow: ['biceps', 'triceps'],
  wrist: ['forearms'],
  neck: ['neck', 'traps'],
};

const sides = ['left', 'right', 'my', 'both'];

/** The muscles that load a place that hurts, in a member's own words: 'Knee', 'left shoulder', 'Lower back'; none where it is not known. */
function musclesAround(place: string): readonly Muscle[] {
  const words = wordsOf(place).filter(word => !sides.includes(word));
  return joints[words.join(' ')] ?? musclesOf(words.join(' '));
}

/** Whether an exercise with these muscles loads one of the places that hurt. */
export function loadsAnyOf(places: readonly string[], muscleGroups: readonly string[]): boolean {
  const hurting = new Set(places.flatMap(musclesAround));
  return muscleGroups.flatMap(musclesOf).some(muscle => hurting.has(muscle));
}
