import { addDays, type PlainDate } from '#domain/plain-date.ts';

/** Periods that a page can look back. */
export const spans = [
  { value: 'quarter', label: '3 months' },
  { value: 'year', label: 'Year' },
  { value: 'all', label: 'All' },
] as const;

export type Span = (typeof spans)[number]['value'];

const days: Record<Exclude<Span, 'all'>, number> = { quarter: 91, year: 365 };

/** The first date of a span that ends today; null for all there is. */
export const sinceOf = (span: Span, today: PlainDate): PlainDate | null =>
  span === 'all' ? null : addDays(today, 1 - days[span]);
