import { countsAsWork, type SetKind } from './set-kind.ts';
import type { SetTarget } from './set-targets.ts';

type Numbered = { setNum: number; setKind?: SetKind | null };

/**
 * The number of each among the work sets, from 1: warm-ups share their numbers but count for nothing. Where none was
 * logged, the first number tells whether the prescribed first ones have been passed over or never had a number.
 */
export function workSetNumbers<Set extends Numbered>(
  targets: readonly SetTarget[] | null,
  sets: readonly Set[],
): Map<Set, number> {
  const work = sets.filter(set => countsAsWork(set));
  const warmUps = sets.filter(set => !countsAsWork(set));
  const passedOver = warmUps.length > 0 ? 0 : passedOverBefore(targets ?? [], work);
  return new Map(
    work.map(set => [
      set,
      set.setNum - passedOver - warmUps.filter(({ setNum }) => setNum < set.setNum).length,
    ]),
  );
}

function passedOverBefore(targets: readonly SetTarget[], work: readonly Numbered[]): number {
  const first = Math.min(...work.map(({ setNum }) => setNum));
  const prescribed = targets.findIndex(({ kind }) => countsAsWork({ setKind: kind }));
  return prescribed > 0 && first === prescribed + 1 ? prescribed : 0;
}
