import { getCalendarStatus, getWeeklyStats, listAssignments } from '#contract/assignments.ts';
import { listDailyWorkouts } from '#contract/daily-workouts.ts';

/** What a change of a member's day shows in. */
export const dayReads = [listDailyWorkouts, getCalendarStatus, listAssignments, getWeeklyStats];
