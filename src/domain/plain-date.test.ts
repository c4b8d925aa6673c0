import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  compareDates,
  dateIn,
  dateOfLocal,
  daysBetween,
  firstOfMonth,
  formatDate,
  formatInstant,
  isPlainDate,
  isTimeZone,
  lastOfMonth,
  localDateOf,
  mondayOf,
  monthOf,
  parsePlainDate,
  sundayOf,
  toWireDate,
  weekdayOf,
  weekdays,
} from './plain-date.ts';

const firstDay = '1900-01-01';
const span = daysBetween(firstDay, '2200-12-31');
const anyDate = fc.integer({ min: 0, max: span }).map(days => addDays(firstDay, days));

describe('a date', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01', '2200-12-31'])('%s is real', text => {
    expect(isPlainDate(text)).toBe(true);
  });

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '1899-12-31',
    '2201-01-01',
    '0000-00-00',
    '2026-11-21\n',
    ' 2026-11-21',
    '２０２６-11-21',
    '2026/11/21',
    '',
  ])('%j is not', text => {
    expect(isPlainDate(text)).toBe(false);
  });

  it('is real for every day of the years 1900 to 2200, and reads back from the wire as itself', () => {
    for (let day = 0; day <= span; day += 1) {
      const date = addDays(firstDay, day);
      if (!isPlainDate(date) || parsePlainDate(toWireDate(date)) !== date) expect.fail(date);
    }
  });
});

describe('reading a date from a request', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-21T00:00:00Z', '2026-11-21'],
    ['2026-11-21T00:00Z', '2026-11-21'],
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-21T00:00:00+01:00', '2026-11-20'],
    ['2026-11-21T20:00:00-11:00', '2026-11-22'],
    ['2026-12-31T23:00:00-02:00', '2027-01-01'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
    ['2025-02-29T00:00:00.000Z', null],
    ['2025-02-29', null],
    ['2026-11-21T24:00:00Z', null],
    ['2026-11-21T12:60:00Z', null],
    ['2026-11-21T12:00:00', null],
    ['2200-12-31T23:00:00-02:00', null],
    ['Sat Nov 21 2026', null],
    ['1795219200000', null],
    ['', null],
  ])('%j is %j', (text, date) => {
    expect(parsePlainDate(text)).toBe(date);
  });

  it('never throws, and answers a real date or nothing', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789-T:.Z+'.split('')), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), digits), text => {
        const date = parsePlainDate(text);
        return date === null || isPlainDate(date);
      }),
    );
  });

  it('is sent at UTC midnight', () => {
    expect(toWireDate('2026-11-21')).toBe('2026-11-21T00:00:00.000Z');
  });
});

describe('counting days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-12-31', -366, '2023-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['1970-01-01', -1, '1969-12-31'],
  ])('%s and %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });

  it('goes there and back, and orders dates as their text does', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(compareDates(a, b)).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});

describe('weeks and months', () => {
  it.each([
    ['2026-11-21', 'saturday', '2026-11-16', '2026-11-15'],
    ['2026-11-22', 'sunday', '2026-11-16', '2026-11-22'],
    ['2026-11-23', 'monday', '2026-11-23', '2026-11-22'],
    ['2027-01-01', 'friday', '2026-12-28', '2026-12-27'],
    ['1969-12-31', 'wednesday', '1969-12-29', '1969-12-28'],
  ])('%s is a %s of the weeks from Monday %s and Sunday %s', (date, weekday, monday, sunday) => {
    expect([weekdayOf(date), mondayOf(date), sundayOf(date)]).toEqual([weekday, monday, sunday]);
  });

  it('weeks begin on their weekday, at most six days before', () => {
    fc.assert(
      fc.property(anyDate, date => {
        expect([weekdayOf(mondayOf(date)), weekdayOf(sundayOf(date))]).toEqual(['monday', 'sunday']);
        for (const start of [mondayOf(date), sundayOf(date)]) {
          expect(daysBetween(start, date)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(start, date)).toBeLessThan(7);
        }
      }),
    );
  });

  it('weekdays run from Sunday, one a day', () => {
    expect(weekdays.map((_, day) => weekdayOf(addDays('2026-11-22', day)))).toEqual([...weekdays]);
  });

  it.each([
    ['2024-02-10', '2024-02', '2024-02-01', '2024-02-29'],
    ['2025-02-10', '2025-02', '2025-02-01', '2025-02-28'],
    ['2026-12-31', '2026-12', '2026-12-01', '2026-12-31'],
  ])('%s is in %s, from %s to %s', (date, month, first, last) => {
    expect([monthOf(date), firstOfMonth(date), lastOfMonth(date)]).toEqual([month, first, last]);
  });
});

describe('today', () => {
  it.each([
    ['Pacific/Pago_Pago', '2026-11-21T10:59:59Z', '2026-11-20'],
    ['Pacific/Pago_Pago', '2026-11-21T11:00:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-21T09:59:59Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
    ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['UTC', '2024-02-29T00:00:00Z', '2024-02-29'],
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['america/new_york', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['Nowhere/Atall', '2026-11-21T23:00:00Z', '2026-11-21'],
    ['', '2026-11-21T23:00:00Z', '2026-11-21'],
  ])('in %s at %s is %s', (zone, instant, date) => {
    expect(dateIn(zone, new Date(instant))).toBe(date);
    expect(dateIn(zone, Date.parse(instant))).toBe(date);
  });

  it.each(['UTC', 'Europe/Paris', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/Argentina/Buenos_Aires'])(
    '%s is a time zone',
    zone => {
      expect(isTimeZone(zone)).toBe(true);
    },
  );

  it.each(['', 'Mars/Olympus', '+01:00', '-0500', 'constructor', 'Europe/Paris ', 'x'.repeat(200)])(
    '%j is not',
    zone => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );
});

describe('a day picked in the browser', () => {
  const home = process.env['TZ'];
  afterEach(() => {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  });

  it.each([
    'Pacific/Pago_Pago',
    'America/New_York',
    'America/Sao_Paulo',
    'Atlantic/Azores',
    'UTC',
    'Europe/London',
    'Africa/Cairo',
    'Asia/Beirut',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Pacific/Kiritimati',
  ])('stays that day all year in %s', zone => {
    process.env['TZ'] = zone;
    expect(dateOfLocal(new Date('2026-07-01T10:30:00Z'))).toBe(
      dateIn(zone, Date.parse('2026-07-01T10:30:00Z')),
    );
    for (let date = '2018-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
      const shown = localDateOf(date);
      const picked = new Date(shown.getFullYear(), shown.getMonth(), shown.getDate());
      if (dateOfLocal(shown) !== date || dateOfLocal(picked) !== date) expect.fail(date);
    }
  });

  it('is the day shown at any hour of it', () => {
    process.env['TZ'] = 'Pacific/Kiritimati';
    expect(dateOfLocal(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
    expect(dateOfLocal(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  });

  it('shows an instant at the local time', () => {
    process.env['TZ'] = 'America/New_York';
    expect(formatInstant('2026-11-21T03:05:00Z')).toBe('Nov 20, 10:05 PM');
  });
});

describe('writing dates and times', () => {
  it.each([
    ['2026-11-21', 'Nov 21, 2026'],
    ['2026-11-21T00:00:00.000Z', 'Nov 21, 2026'],
    ['2024-02-01', 'Feb 1, 2024'],
    ['2025-02-29', ''],
    ['soon', ''],
  ])('%s reads %j', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it.each([
    ['2026-11-21T15:05:00Z', 'UTC', 'Nov 21, 3:05 PM'],
    ['2026-11-21T00:00:00Z', 'UTC', 'Nov 21, 12:00 AM'],
    ['2026-11-21T12:30:00Z', 'UTC', 'Nov 21, 12:30 PM'],
    ['2026-12-31T23:30:00Z', 'Asia/Kathmandu', 'Jan 1, 5:15 AM'],
    ['2026-03-08T06:59:00Z', 'America/New_York', 'Mar 8, 1:59 AM'],
    ['2026-03-08T07:00:00Z', 'America/New_York', 'Mar 8, 3:00 AM'],
    ['2026-11-21T15:05:00Z', 'Nowhere/Atall', 'Nov 21, 3:05 PM'],
    ['never', 'UTC', ''],
  ])('%s in %s reads %j', (instant, zone, text) => {
    expect(formatInstant(instant, zone)).toBe(text);
    expect(formatInstant(new Date(instant), zone)).toBe(text);
  });
});
