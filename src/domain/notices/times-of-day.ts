import { dateIn, minuteOfDayIn, mondayOf, type PlainDate } from '#domain/plain-date.ts';

/** The time on a wall clock in a zone. */
export type ZoneNow = { zone: string; today: PlainDate; hour: number };

export const zoneNow = (zone: string, now: Date): ZoneNow => ({
  zone,
  today: dateIn(zone, now),
  hour: Math.floor(minuteOfDayIn(zone, now) / 60),
});

/** A reminder that a server is late with is of no use in the night: it is sent within so many hours, on its own day. */
export const reminderHours = 3;

/** The week that is over is summed up on Monday, from the first of these hours until before the other. */
const summaryHours = { from: 7, until: 20 };

/** A challenge is announced by day, from this hour on. */
export const challengeHour = 8;

export const isSummaryTime = ({ today, hour }: ZoneNow): boolean =>
  mondayOf(today) === today && hour >= summaryHours.from && hour < summaryHours.until;
