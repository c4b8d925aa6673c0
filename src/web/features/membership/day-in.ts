import { dateIn, formatDate } from '#domain/plain-date.ts';

/** The day of an instant, as it falls in that zone. */
export const dayIn = (zone: string, instant: string): string => formatDate(dateIn(zone, new Date(instant)));
