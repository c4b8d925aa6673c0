/** What a weight can be typed in. */
export const weightUnits = ['lb', 'kg'] as const;

export type WeightUnit = (typeof weightUnits)[number];
