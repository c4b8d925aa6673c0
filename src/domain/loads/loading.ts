import type { WeightUnit } from '#domain/measures/measure.ts';

type Plates = { weight: number; pairs: number };

/** A person's equipment: a bar, plates in pairs, and the smallest step they take. All in one unit. */
export type Loading = { unit: WeightUnit; bar: number; plates: Plates[]; step: number };

/** The steps where no loading is known, without plates; a bar of these weights is the usual one. */
export const usualStep: Record<WeightUnit, number> = { lb: 5, kg: 2.5 };
export const usualBar: Record<WeightUnit, number> = { lb: 45, kg: 20 };

const gym = (unit: WeightUnit, weights: readonly number[]): Loading => ({
  unit,
  bar: usualBar[unit],
  plates: weights.map(weight => ({ weight, pairs: 8 })),
  step: usualStep[unit],
});

/** The equipment of most gyms. Marked as free of side effects, so that a file which takes nothing from here leaves it out. */
export const gymLoading: Record<WeightUnit, Loading> = {
  lb: /* @__PURE__ */ gym('lb', [45, 35, 25, 10, 5, 2.5]),
  kg: /* @__PURE__ */ gym('kg', [25, 20, 15, 10, 5, 2.5, 1.25]),
};

/**
 * The equipment that carries an exercise's weight: a bar with plates; something that goes by steps (dumbbells, a
 * machine); `either` where its equipment does not say: then weights below the bar go by steps.
 */
export type LoadedOn = 'bar' | 'step' | 'either';

const bySteps = /dumbbell|kettlebell|machine|cable|band\b|sled|sandbag|ball|vest|landmine/i;

export function loadedOnOf(equipment: readonly string[]): LoadedOn {
  if (equipment.some(named => bySteps.test(named))) return 'step';
  return equipment.some(named => /barbell/i.test(named)) ? 'bar' : 'either';
}
