import type { PlainDate } from '#domain/plain-date.ts';

const minuteMs = 60_000;

/** The instant at which a clock in the zone shows this minute of this date. */
export function instantAt(zone: string, date: PlainDate, minuteOfDay: number): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minuteMs;
  const guess = shown - utcOffsetMs(zone, shown);
  return new Date(shown - utcOffsetMs(zone, guess));
}

/** How many minutes after midnight a clock in the zone shows. */
export function minuteOfDay(zone: string, instant: Date): number {
  const shown = new Date(instant.getTime() + utcOffsetMs(zone, instant.getTime()));
  return shown.getUTCHours() * 60 + shown.getUTCMinutes();
}

export const minutesLater = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + Math.round(minutes * minuteMs));

/** By how much the zone's clocks were ahead of UTC at that instant, in milliseconds. */
function utcOffsetMs(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant);
  const valueOf = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const shown = Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
    valueOf('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const kept = clocks.get(zone);
  if (kept) return kept;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
