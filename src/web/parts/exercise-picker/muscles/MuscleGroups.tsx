import { type Muscle, musclesOf } from '#domain/exercises/muscles.ts';
import { MuscleMap } from './MuscleMap.tsx';

/** The muscles of one exercise on a body; their names stand beside it. Nothing where none of them is on a map. */
export function MuscleGroups({ labels }: { labels: readonly string[] }) {
  const lit = new Map<Muscle, number>(labels.flatMap(musclesOf).map(muscle => [muscle, 1]));
  return lit.size > 0 && <MuscleMap lit={lit} />;
}
