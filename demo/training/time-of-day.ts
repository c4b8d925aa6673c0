import { dateIn, type PlainDate, weekdayOf } from '#domain/plain-date.ts';
import { secondsOf, setsOf } from '#domain/prescriptions/prescription-text.ts';
import { type Chance, chanceOf } from '../founding/chance.ts';
import { instantAt, minuteOfDay, minutesLater } from '../founding/local-time.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Prescribed } from './planned-days.ts';

/** When a member begins to train on a date: about the same time every day, later on Saturdays. */
export function beginsAt(person: DemoPerson, date: PlainDate, now: Date, chance: Chance): Date {
  const late = weekdayOf(date) === 'saturday' ? 75 : 0;
  const minute = usualMinute(person) + late + chance.about(7);
  if (date === dateIn(person.timeZone, now)) return beginsToday(person, date, minute, now);
  return instantAt(person.timeZone, date, minute);
}

function usualMinute({ trainsAt, email }: DemoPerson): number {
  const at = trainsAt ?? chanceOf(`${email} sets the alarm`).oneOf(alarms);
  return Number(at.slice(0, 2)) * 60 + Number(at.slice(3));
}

const alarms = ['05:40', '05:40', '05:40', '05:40', '05:40', '06:20', '12:10', '17:45'] as const;

/** Some are under way at this very moment, and some have today still before them. */
function beginsToday(
  { timeZone, email, isTrainingNow }: DemoPerson,
  date: PlainDate,
  usual: number,
  now: Date,
): Date {
  if (isTrainingNow) return minutesLater(now, -inTheMiddle);
  const chance = chanceOf(`${email} today`);
  const clock = minuteOfDay(timeZone, now);
  const isUnderWay = chance.happens(0.2) && clock > 5.5 * 60 && clock < 21 * 60;
  if (isUnderWay) return minutesLater(now, -chance.between(15, 35));
  return instantAt(timeZone, date, chance.happens(0.25) ? Math.max(usual, 18.5 * 60) : usual);
}

/** Minutes of a session that is under way. */
const inTheMiddle = 19;

/** Minutes that an exercise takes, with its rests and the walk to the next. */
export function minutesFor(prescribed: Prescribed): number {
  const { category, sets, restSeconds, time, volume } = prescribed;
  if (category === 'Strength' || category === 'Calisthenics')
    return 1.5 + (setsOf(sets) * (35 + Number(restSeconds ?? 60))) / 60;
  if (category === 'Plyometric') return 1 + Number(volume ?? 20) / 6;
  return 0.7 + ((secondsOf(time) ?? 120) * (category === 'Isometric' ? 1.6 : 1)) / 60;
}
