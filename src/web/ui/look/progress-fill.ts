/** Colours a bar, ring or line is drawn in (through `currentColor`). */
export const fills = {
  accent: 'text-accent',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
} as const;

export type Fill = keyof typeof fills;

/** `value` of `max` in percent, kept between 0 and 100; of nothing it is 0. */
export function percentOf(value: number, max: number) {
  if (!(max > 0)) return 0;
  return Math.min(100, Math.max(0, (value / max) * 100));
}
