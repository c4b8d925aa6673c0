import { formatDate, mondayOf, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { weekNumberOf } from '#domain/training/training-schedule.ts';
import { type Assignment, headingOfOneOffs, isOneOff } from '#web/training/day/training-day.ts';
import type { Activity } from './activity.ts';

/** The logs of one week of one assignment, newest first. */
export type RecentWeek = {
  key: string;
  /** 'Week 3' of a program; else 'Week of Nov 16, 2026'. */
  name: string;
  /** What was trained; null when it is no longer among the member's assignments. */
  workout: string | null;
  isCurrent: boolean;
  logs: Activity[];
};

type Course = Pick<Assignment, 'id' | 'kind' | 'workoutName' | 'startDate'>;

/**
 * Recent logs, grouped by the week of their program, current weeks first. Work that belongs to no program goes by the
 * calendar's weeks.
 */
export function recentWeeks(
  logs: readonly Activity[],
  assignments: readonly Course[],
  today: PlainDate,
): RecentWeek[] {
  const courses = new Map(assignments.map(assignment => [assignment.id, assignment]));
  const weeks = new Map<string, RecentWeek>();
  for (const log of logs) {
    const course = courses.get(log.assignmentId);
    const { name, isCurrent } = weekOf(parsePlainDate(log.completedDate) ?? today, course, today);
    const key = `${course?.id ?? ''} ${name}`;
    const week = weeks.get(key) ?? { key, name, workout: workoutOf(course), isCurrent, logs: [] };
    week.logs.push(log);
    weeks.set(key, week);
  }
  return [...weeks.values()].toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

function workoutOf(course: Course | undefined): string | null {
  if (!course) return null;
  return isOneOff(course) ? headingOfOneOffs(course) : course.workoutName;
}

function weekOf(date: PlainDate, course: Course | undefined, today: PlainDate) {
  if (course?.kind === 'program') {
    const start = parsePlainDate(course.startDate) ?? date;
    const week = weekNumberOf(start, date);
    // Earlier than the first week when the start was moved after the log.
    return { name: `Week ${Math.max(1, week)}`, isCurrent: week === weekNumberOf(start, today) };
  }
  const monday = mondayOf(date);
  return { name: `Week of ${formatDate(monday)}`, isCurrent: monday === mondayOf(today) };
}

const shownOfCurrent = 5;
const shownOfOlder = 3;

/** The logs of a week to show, and how many stay behind '+N more'. */
export function logsToShow({ logs, isCurrent }: Pick<RecentWeek, 'logs' | 'isCurrent'>, isWhole: boolean) {
  const few = isCurrent ? shownOfCurrent : shownOfOlder;
  return { shown: isWhole ? logs : logs.slice(0, few), hidden: Math.max(0, logs.length - few) };
}
