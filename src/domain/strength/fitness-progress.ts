import { roundedChange } from './percent-change.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';

/** A program week: the units done in it, and its last training day that counts; null when it has none. */
export type ProgramWeek = { weekNumber: number; units: number; lastTrainingDate: PlainDate | null };

/** Of one assignment, as the member's calendar stands. */
type Course = {
  startDate: PlainDate;
  /** The member's own date; null once the program is completed: then all its weeks are over. */
  today: PlainDate | null;
  weeks: readonly ProgramWeek[];
  /** Mean weekly units of the previous program; null without one: then week 1 is what later weeks are held against. */
  baselineUnits: number | null;
};

/** So many weeks are the work of lately: one that lets up is no loss. */
const weeksOfLately = 4;

/**
 * Overall fitness progress, which is work a week: the mean units of the last up to 4 finished weeks against the
 * baseline, in percent, one decimal. Null as long as there is nothing to compare; the baseline's own week is not.
 */
export function fitnessProgress(course: Course): number | null {
  const { weeks, baselineUnits } = course;
  const baseline = baselineUnits ?? weeks.find(({ weekNumber }) => weekNumber === 1)?.units;
  const lately = weeks
    .filter(week => isFinished(week, course) && (baselineUnits !== null || week.weekNumber > 1))
    .toSorted((one, other) => other.weekNumber - one.weekNumber)
    .slice(0, weeksOfLately);
  if (baseline === undefined || lately.length === 0) return null;
  return roundedChange(baseline, lately.reduce((sum, { units }) => sum + units, 0) / lately.length);
}

/** A week is over with its seventh day; when days of it have been moved beyond that, with the last of those. */
function isFinished({ weekNumber, lastTrainingDate }: ProgramWeek, { startDate, today }: Course): boolean {
  if (lastTrainingDate === null) return false;
  return today === null || (addDays(startDate, 7 * weekNumber) <= today && lastTrainingDate < today);
}
