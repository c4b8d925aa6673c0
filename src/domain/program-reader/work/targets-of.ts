import { maxSetTargets } from '#domain/limits.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';

/** The sets of some work one by one; a weight in another unit than all of it is in names its own. */
export function targetsOf(part: WorkFields, unit: WorkFields['weightUnit']): SetTarget[] {
  const rest = isSeconds(part.restSeconds) ? Number(part.restSeconds) : null;
  const load = loadOf(part, unit);
  if (part.setTargets)
    return part.setTargets.map(target => ({
      ...target,
      ...(isLoaded(target) ? {} : load),
      restSeconds: target.restSeconds ?? rest,
    }));
  const target: SetTarget = {
    kind: 'work',
    reps: part.reps ?? part.time ?? part.distance ?? null,
    ...load,
    restSeconds: rest,
  };
  return Array.from({ length: countOf(part) }, () => target);
}

function loadOf(part: WorkFields, unit: WorkFields['weightUnit']) {
  const isOther =
    part.weight && unit !== undefined && part.weightUnit !== undefined && part.weightUnit !== unit;
  return {
    weight: isOther
      ? `${part.weight} ${part.weightUnit === 'lbs' ? 'lb' : part.weightUnit}`
      : (part.weight ?? null),
    percent1RM: part.percent1RM ?? null,
    rpe: part.rpe ?? null,
  };
}

const isLoaded = ({ weight, percent1RM, rpe }: SetTarget): boolean => (weight ?? percent1RM ?? rpe) !== null;

/** A range of sets goes by its lower end. */
const countOf = ({ sets }: WorkFields): number =>
  Math.max(1, Math.min(maxSetTargets, Number.parseInt(sets ?? '1', 10) || 1));

export const isSeconds = (text: string | null | undefined): boolean => /^\d{1,5}$/.test(text ?? '');
