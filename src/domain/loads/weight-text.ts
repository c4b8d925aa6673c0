import { withHelp } from '#domain/measures/help.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { toTwoDecimals } from '#domain/rounding.ts';

/** '185 lb', '62.5 kg', '20 kg of help'. */
export const weightText = (weight: number, unit: WeightUnit): string =>
  withHelp(weight, one => `${toTwoDecimals(one)} ${unit}`);
