import { fromPounds, type Pounds, pounds as asPounds, type WeightUnit } from '#domain/measures/measure.ts';
import type { LiftMax } from './lift-max.ts';

/**
 * A lift's training max for someone: a share of the max, by their program or as their coach has set it for them; or a
 * weight that their coach has set, as typed and in lb.
 */
export type TrainingMax =
  | { percent: number; setBy: 'program' | 'coach' }
  | { weight: number; unit: WeightUnit; pounds: Pounds; setBy: 'coach' };

/** A training max of one member's lift, as it is stored: a percent, or a weight. */
export type OwnTrainingMax = {
  percent: number | null;
  weight: number | null;
  unit: WeightUnit | null;
  pounds: Pounds | null;
};

/** The member's own goes before that of the program. */
export function trainingMaxOf(own: OwnTrainingMax | null, ofProgram: number): TrainingMax {
  if (own === null) return { percent: ofProgram, setBy: 'program' };
  const { percent, weight, unit, pounds } = own;
  if (weight !== null && unit !== null && pounds !== null) return { weight, unit, pounds, setBy: 'coach' };
  return { percent: percent ?? ofProgram, setBy: 'coach' };
}

/** In a unit, not rounded; null for a share of a max that is not known. */
export function trainingMaxIn(
  trainingMax: TrainingMax,
  max: Pick<LiftMax, 'value'> | null,
  unit: WeightUnit,
): number | null {
  if ('weight' in trainingMax) {
    const { weight, pounds } = trainingMax;
    return trainingMax.unit === unit ? weight : fromPounds(pounds, unit);
  }
  return max && fromPounds(asPounds((max.value * trainingMax.percent) / 100), unit);
}
