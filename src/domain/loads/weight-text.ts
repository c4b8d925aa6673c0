import type { WeightUnit } from '#domain/measures/measure.ts';
import { toTwoDecimals } from '#domain/rounding.ts';

/** '185 lb', '62.5 kg'. */
export const weightText = (weight: number, unit: WeightUnit): string => `${toTwoDecimals(weight)} ${unit}`;
