import type { ResponseOf } from '#contract/endpoint.ts';
import type { listLeaderboardMonths } from '#contract/leaderboard.ts';
import { dateIn, formatDate } from '#domain/plain-date.ts';

export type Months = ResponseOf<typeof listLeaderboardMonths>;

const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026', of '2026-11'. */
export const monthName = (month: string): string => names.format(new Date(`${month}-01T00:00:00.000Z`));

/** The months that can be chosen, the latest first. */
export function monthOptions({ current, closing, closed }: Months) {
  return [
    { value: current, label: `${monthName(current)} (this month)` },
    ...(closing === null ? [] : [{ value: closing, label: `${monthName(closing)} (closing)` }]),
    ...closed.map(({ month }) => ({ value: month, label: monthName(month) })),
  ];
}

/** A note on a month that is over: whether its board still moves. Null for the month that runs. */
export function monthNote({ closing, closed }: Months, month: string, zone: string): string | null {
  if (month === closing) {
    return `${monthName(month)} is closing: late logs count until 48 hours after its end, then its board is frozen.`;
  }
  const record = closed.find(one => one.month === month);
  return record ? `${closedText(record.closedAt, zone)}; later corrections do not change it.` : null;
}

/** 'Closed on Nov 3, 2026', as it fell in the zone. */
const closedText = (closedAt: string, zone: string): string =>
  `Closed on ${formatDate(dateIn(zone, new Date(closedAt)))}`;
