import { addDays, daysBetween, type PlainDate, type Weekday, weekdayOf } from '#domain/plain-date.ts';
import { type Chance, chanceOf } from '../founding/chance.ts';
import type { DemoPerson } from '../people/people.ts';
import type { PlannedDay, Prescribed } from './planned-days.ts';

/** A training day that a member came to, with what they did of it, in order. */
export type Session = { day: PlannedDay; done: Prescribed[] };

/** Which of the days up to today a member trained on, and how much of each they did. */
export function sessionsOf(person: DemoPerson, days: readonly PlannedDay[], today: PlainDate): Session[] {
  const chance = chanceOf(`${person.email} comes to train`);
  const past = days.filter(day => day.date <= today);
  const kept = attendedDays(person, past, today);
  return past.flatMap(day => {
    const comes = chance.happens(likelihood(person, day, today));
    const done = person.isTrainingNow && day.date === today ? day.exercises : doneOn(day, person, chance);
    return comes || kept.has(day.id) ? [{ day, done }] : [];
  });
}

/** Mondays go well, Saturdays less so; and now and then a cold or a journey takes most of a week. */
function likelihood({ email, consistency }: DemoPerson, { date }: PlannedDay, today: PlainDate): number {
  const weeksAgo = Math.floor(daysBetween(date, today) / 7);
  const isLostWeek = chanceOf(`${email}, ${weeksAgo} weeks ago`).happens(0.25 * (1 - consistency));
  if (isLostWeek) return consistency * 0.25;
  return Math.min(0.99, consistency + (eagernessOn[weekdayOf(date)] ?? 0.03));
}

const eagernessOn: Partial<Record<Weekday, number>> = { monday: 0.07, saturday: -0.08 };

/** Who is stuck on a lift does not skip it, nobody skips a first day, and everyone was here lately. */
function attendedDays(
  { plateau, isTrainingNow }: DemoPerson,
  past: PlannedDay[],
  today: PlainDate,
): Set<string> {
  const since = addDays(today, -35);
  const stuck = past.filter(
    ({ date, exercises }) => date > since && exercises.some(({ name }) => name === plateau?.lift),
  );
  const first = past.filter((day, index) => day.assignmentId !== past[index - 1]?.assignmentId);
  const now = isTrainingNow ? past.filter(({ date }) => date === today) : [];
  const lately = past.filter(({ date }) => date < today).slice(-2, -1);
  return new Set([...stuck, ...first, ...lately, ...now].map(({ id }) => id));
}

/** Mostly all of it; else the clock ran out, or only the lifting was done. */
function doneOn({ exercises }: PlannedDay, { consistency }: DemoPerson, chance: Chance): Prescribed[] {
  const isWhole = !chance.happens(0.03 + 0.22 * (1 - consistency));
  const part = Math.ceil(exercises.length * chance.between(0.4, 0.85));
  const ranOut = chance.happens(0.6);
  if (isWhole) return exercises;
  const core = exercises.filter(({ category }) => category !== 'Mobility' && category !== 'Isometric');
  return ranOut || core.length === 0 ? exercises.slice(0, part) : core;
}
