import type { listCompletions } from '#contract/completions.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { toOneDecimal } from '#domain/rounding.ts';

export type Completion = ResponseOf<typeof listCompletions>[number];
export type ExerciseFinal = Completion['exerciseFinals'][number];

type Counted = Pick<Completion, 'completionRate' | 'avgStrengthGain' | 'totalWorkouts'>;

/** What all completed programs come to, as the tiles show it; a rate is null where there is nothing to average. */
export function historyFigures(completions: readonly Counted[]) {
  const rate = meanOf(completions.map(({ completionRate }) => completionRate));
  const gain = meanOf(completions.flatMap(({ avgStrengthGain }) => avgStrengthGain ?? []));
  const workouts = completions.reduce((sum, { totalWorkouts }) => sum + totalWorkouts, 0);
  return {
    programs: completions.length.toLocaleString('en-US'),
    completionRate: rate === null ? null : `${rate.toFixed(1)}%`,
    strengthGain: gain,
    workouts: workouts.toLocaleString('en-US'),
  };
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return toOneDecimal(mean);
}

/** Everything that was assigned is done. */
export const isPerfect = ({ completionRate }: Pick<Completion, 'completionRate'>): boolean =>
  completionRate >= 100;

/** How many exercises a completion shows before '+N more'. */
const exercisesShown = 6;

/** The exercises to show, and how many stay behind '+N more'. */
export function finalsToShow<Final>(finals: readonly Final[], isWhole: boolean) {
  const hidden = Math.max(0, finals.length - exercisesShown);
  return { shown: isWhole ? finals : finals.slice(0, exercisesShown), hidden };
}
