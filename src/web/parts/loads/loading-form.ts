import { gymLoading, type Loading, usualBar, usualStep } from '#domain/loads/loading.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';

/** As it is typed. */
export type LoadingForm = {
  unit: WeightUnit;
  bar: string;
  step: string;
  plates: { weight: string; pairs: string }[];
};

const atHome: Record<WeightUnit, readonly (readonly [weight: number, pairs: number])[]> = {
  lb: [
    [45, 1],
    [25, 1],
    [10, 2],
    [5, 1],
    [2.5, 1],
  ],
  kg: [
    [20, 1],
    [10, 1],
    [5, 2],
    [2.5, 1],
    [1.25, 1],
  ],
};

/** Initial equipment of one's own: a bar, and few plates. */
const homeLoading = (unit: WeightUnit): Loading => ({
  unit,
  bar: usualBar[unit],
  plates: atHome[unit].map(([weight, pairs]) => ({ weight, pairs })),
  step: usualStep[unit],
});

export const loadingPresets = [
  { label: 'Gym, lb', loading: () => gymLoading.lb },
  { label: 'Gym, kg', loading: () => gymLoading.kg },
  { label: 'Home', loading: homeLoading },
];

export const formOf = ({ unit, bar, step, plates }: Loading): LoadingForm => ({
  unit,
  bar: String(bar),
  step: String(step),
  plates: plates
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ weight, pairs }) => ({ weight: String(weight), pairs: String(pairs) })),
});
