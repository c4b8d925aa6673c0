import type { WeightUnit } from '#domain/measures/measure.ts';
import { numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { withNumbers } from '#domain/numbers/with-numbers.ts';
import { loadsIn, unitOfText, withoutSignOfNone } from './prescribed-weight.ts';
import type { SetTarget } from './set-targets.ts';

/** The parts of a prescription that say how heavy it is, each as the coach typed it. */
export type Loaded = {
  weight: string | null;
  weightUnit: string;
  percent1RM: string | null;
  setTargets: SetTarget[] | null;
};

/**
 * The prescription with its load changed by so many percent, its words kept: weights and percents of the max, of each set too. In
 * lb rounded to 2.5 (below 50 to 1, below 10 to 0.5), in kg to 2.5 (below 25 to 1, below 5 to 0.5), percents to 0.5. Help goes the
 * other way, so that 10 percent lighter is more of it: '-20 kg' becomes '-22 kg', as '20 kg' does of an assisted exercise. A
 * number that is no load stays: 'level 8'. The same object where it names no load.
 */
export function adjustLoad<T extends Loaded>(prescription: T, percent: number, isAssisted = false): T {
  const { weight, weightUnit, percent1RM, setTargets } = prescription;
  const weightOf = (text: string | null) => adjustWeight(text, { weightUnit, percent, isAssisted });
  const adjusted = {
    ...prescription,
    weight: weightOf(weight),
    percent1RM: adjustPercent(percent1RM, percent),
    setTargets:
      setTargets?.map(target => ({
        ...target,
        weight: weightOf(target.weight),
        percent1RM: adjustPercent(target.percent1RM, percent),
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

type WeightChange = { weightUnit: string; percent: number; isAssisted: boolean };

function adjustWeight(text: string | null, { weightUnit, percent, isAssisted }: WeightChange): string | null {
  if (text === null) return null;
  if (/%\s*$/.test(text)) return adjustPercent(text, percent);
  const own = unitOfText(weightUnit);
  const changed = withNumbers(text, loadsIn(text), ({ value, unit, isHelp }) => {
    const named = unit ?? own;
    const share = isAssisted || isHelp ? 1 - percent / 100 : 1 + percent / 100;
    return named === null ? value : toStep(value * Math.max(0, share), stepOfWeight(named));
  });
  return withoutSignOfNone(changed);
}

const adjustPercent = (text: string | null, percent: number): string | null =>
  text && withNumbers(text, numbersIn(text), ({ value }) => toStep(value * (1 + percent / 100), () => 0.5));

/** From so much on a weight goes by 2.5, by 1, and by 0.5 below. */
const steps: Record<WeightUnit, { large: number; medium: number }> = {
  lb: { large: 50, medium: 10 },
  kg: { large: 25, medium: 5 },
};

const stepOfWeight = (unit: WeightUnit) => (value: number) => {
  const { large, medium } = steps[unit];
  if (value < medium) return 0.5;
  return value < large ? 1 : 2.5;
};

function toStep(value: number, stepOf: (value: number) => number): number {
  const step = stepOf(value);
  return Math.round(value / step) * step;
}

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
