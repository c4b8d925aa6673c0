/** A calendar date, 'yyyy-mm-dd'. Never an instant: it has no zone and no time of day. */
export type PlainDate = string;

/** Sunday first, as a program is edited. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayMs = 86_400_000;
const writtenDate = /^\d{4}-\d{2}-\d{2}$/;
const writtenInstant =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** A date that is in the calendar, of the years 1900 to 2200. */
export function isPlainDate(text: string): boolean {
  if (!writtenDate.test(text)) return false;
  const { year } = fieldsOf(text);
  return year >= 1900 && year <= 2200 && dateOfDay(dayNumber(text)) === text;
}

/** Reads 'yyyy-mm-dd', or an ISO instant as its date in UTC (the wire's form of a date); null if neither. */
export function parsePlainDate(text: string): PlainDate | null {
  if (isPlainDate(text)) return text;
  const day = writtenInstant.exec(text)?.[1];
  if (day === undefined || !isPlainDate(day)) return null;
  const date = new Date(text).toISOString().slice(0, 10);
  return isPlainDate(date) ? date : null;
}

/** The date as the wire carries it: at UTC midnight, ISO. */
export const toWireDate = (date: PlainDate): string => `${date}T00:00:00.000Z`;

export const addDays = (date: PlainDate, days: number): PlainDate => dateOfDay(dayNumber(date) + days);

/** Whole days from one date to another, negative when `to` is the earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from);

export const compareDates = (a: PlainDate, b: PlainDate): number => Math.sign(daysBetween(b, a));

export const weekdayOf = (date: PlainDate): Weekday => weekdays[weekdayNumber(date)] ?? 'sunday';

/** The Monday that starts the date's week, as weeks are shown. */
export const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekdayNumber(date) + 6) % 7));

/** The Sunday that starts the date's week, where the specification counts so: the coach's assignments, and editing a program. */
export const sundayOf = (date: PlainDate): PlainDate => addDays(date, -weekdayNumber(date));

/** 'yyyy-mm' */
export const monthOf = (date: PlainDate): string => date.slice(0, 7);

export const firstOfMonth = (date: PlainDate): PlainDate => `${monthOf(date)}-01`;

export function lastOfMonth(date: PlainDate): PlainDate {
  const { year, month } = fieldsOf(date);
  return dateOfDay(Date.UTC(year, month, 0) / dayMs);
}

/** The date it is in an IANA time zone at an instant; in UTC when the zone is not known. */
export const dateIn = (zone: string, instant: Date | number): PlainDate => dateOf(clockIn(zone, instant));

/** The minute of the day on the clocks of a zone at an instant. */
export function minuteOfDayIn(zone: string, instant: Date | number): number {
  const { hour, minute } = clockIn(zone, instant);
  return hour * 60 + minute;
}

/** The instant at which a date begins in a zone, to the minute; where clocks skip midnight, the first one after it. */
export function startOfDate(zone: string, date: PlainDate): Date {
  const minute = 60_000;
  const utcMidnight = dayNumber(date) * dayMs;
  // No zone is further from UTC than a day.
  let [before, after] = [(utcMidnight - dayMs) / minute, (utcMidnight + dayMs) / minute];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateIn(zone, middle * minute) >= date) after = middle;
    else before = middle;
  }
  return new Date(after * minute);
}

/** A name from the IANA list; offsets such as +01:00 are none. */
export const isTimeZone = (text: string): boolean => clockOf(text) !== null;

/** The day that a calendar in the browser shows for this Date: by its local fields, never shifted to UTC. */
export const dateOfLocal = (local: Date): PlainDate => dateOf(localClock(local));

/** The date for a calendar in the browser: local noon, because clocks change at night and some skip midnight. */
export function localDateOf(date: PlainDate): Date {
  const { year, month, day } = fieldsOf(date);
  return new Date(year, month - 1, day, 12);
}

/** 'MMM d, yyyy', from a date or its wire form; empty for anything else. */
export function formatDate(text: string): string {
  const date = parsePlainDate(text);
  if (date === null) return '';
  const { year, month, day } = fieldsOf(date);
  return `${monthNames[month - 1]} ${day}, ${year}`;
}

/** 'MMM d, h:mm a' in the zone, or in the browser's own; empty for what is no instant. */
export function formatInstant(instant: string | Date, zone?: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const { month, day, ...clock } = zone === undefined ? localClock(at) : clockIn(zone, at);
  return `${monthNames[month - 1]} ${day}, ${timeText(clock)}`;
}

/** 'h:mm a' in the zone. */
export const formatTime = (instant: string, zone: string): string =>
  timeText(clockIn(zone, Date.parse(instant)));

const timeText = ({ hour, minute }: Pick<Clock, 'hour' | 'minute'>): string =>
  `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;

type DateFields = { year: number; month: number; day: number };
type Clock = DateFields & { hour: number; minute: number };

const twoDigits = (value: number) => String(value).padStart(2, '0');

const dateOf = ({ year, month, day }: DateFields): PlainDate =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

const fieldsOf = (date: PlainDate): DateFields => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Days since 1970-01-01: days are counted in integers, so no zone and no clock change comes into it. */
function dayNumber(date: PlainDate): number {
  const { year, month, day } = fieldsOf(date);
  return Date.UTC(year, month - 1, day) / dayMs;
}

const dateOfDay = (day: number): PlainDate => new Date(day * dayMs).toISOString().slice(0, 10);

/** 0 for Sunday. 1970-01-01 was a Thursday. */
const weekdayNumber = (date: PlainDate) => (((dayNumber(date) + 4) % 7) + 7) % 7;

const localClock = (local: Date): Clock => ({
  year: local.getFullYear(),
  month: local.getMonth() + 1,
  day: local.getDate(),
  hour: local.getHours(),
  minute: local.getMinutes(),
});

function clockIn(zone: string, instant: Date | number): Clock {
  const parts = (clockOf(zone) ?? clockOf('UTC'))?.formatToParts(instant) ?? [];
  const valueOf = (name: keyof Clock) => Number(parts.find(({ type }) => type === name)?.value);
  return {
    year: valueOf('year'),
    month: valueOf('month'),
    day: valueOf('day'),
    hour: valueOf('hour'),
    minute: valueOf('minute'),
  };
}

/** Making a formatter is slow, so each known zone keeps its own. */
const clocks = new Map<string, Intl.DateTimeFormat>();

const zoneName = /^[a-z][\w+\-/]*$/i;

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const key = zone.toLowerCase();
  const kept = clocks.get(key);
  if (kept) return kept;
  if (!zoneName.test(zone)) return null;
  try {
    const clock = new Intl.DateTimeFormat('en-US', { ...clockFields, timeZone: zone });
    clocks.set(key, clock);
    return clock;
  } catch {
    return null;
  }
}

const clockFields = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;
