import type { SetTarget } from './set-targets.ts';

/** What of a prescription says how heavy it is, each as the coach typed it. */
export type Loaded = {
  weight: string | null;
  percent1RM: string | null;
  setTargets: SetTarget[] | null;
};

/** A number that is no count of things: the 2 of '2 x 24 kg' stays. */
const loadNumber = /\d+(?:,\d{3})*(?:\.\d+)?|\.\d+/g;
const countsThings = /^\s*[x×]\s*[\d.]/i;

/**
 * The prescription with its load changed by so many percent, its words kept: weights and percents of the max, of each set too.
 * Weights are rounded to 2.5 (below 50 to 1, below 10 to 0.5), percents to 0.5. The same object where it names no load.
 */
export function adjustLoad<T extends Loaded>(prescription: T, percent: number): T {
  const { weight, percent1RM, setTargets } = prescription;
  const adjusted = {
    ...prescription,
    weight: adjustNumbers(weight, percent, stepOfWeight),
    percent1RM: adjustNumbers(percent1RM, percent, stepOfPercent),
    setTargets:
      setTargets?.map(target => ({
        ...target,
        weight: adjustNumbers(target.weight, percent, stepOfWeight),
        percent1RM: adjustNumbers(target.percent1RM, percent, stepOfPercent),
      })) ?? null,
  };
  return namesSameLoad(prescription, adjusted) ? prescription : adjusted;
}

/** The prescription as one of another exercise: sets, reps, effort and rest stay, a weight that was the other lift's goes. */
export function swapExercise<T extends Loaded & { exerciseId: string; alternateExerciseIds: string[] }>(
  prescription: T,
  exerciseId: string,
): T {
  return {
    ...prescription,
    exerciseId,
    weight: null,
    setTargets: prescription.setTargets?.map(target => ({ ...target, weight: null })) ?? null,
    // Alternates are of the exercise that was asked for; it would be one itself now.
    alternateExerciseIds: [],
  };
}

function adjustNumbers(
  text: string | null,
  percent: number,
  stepOf: (value: number) => number,
): string | null {
  return (
    text?.replace(loadNumber, (number, index: number) => {
      if (countsThings.test(text.slice(index + number.length))) return number;
      const value = Number(number.replaceAll(',', '')) * (1 + percent / 100);
      const step = stepOf(value);
      return String(Math.round(value / step) * step);
    }) ?? null
  );
}

function stepOfWeight(value: number): number {
  if (value < 10) return 0.5;
  return value < 50 ? 1 : 2.5;
}

const stepOfPercent = () => 0.5;

function namesSameLoad(one: Loaded, other: Loaded): boolean {
  const same = (
    a: Pick<Loaded, 'weight' | 'percent1RM'>,
    b: Pick<Loaded, 'weight' | 'percent1RM'> | undefined,
  ) => a.weight === b?.weight && a.percent1RM === b.percent1RM;
  return (
    same(one, other) &&
    (one.setTargets ?? []).every((target, index) => same(target, other.setTargets?.[index]))
  );
}
