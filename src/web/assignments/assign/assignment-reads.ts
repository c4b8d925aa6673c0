import { getCalendarStatus, getWeeklyStats, listAssignments } from '#contract/assignments.ts';
import { listDailyWorkouts } from '#contract/daily-workouts.ts';
import { getConsoleStats } from '#contract/dashboard.ts';
import { getWorkoutReach } from '#contract/programs.ts';

/** What giving, changing or taking away an assignment shows in. */
export const assignmentReads = [
  listAssignments,
  getConsoleStats,
  getWeeklyStats,
  getWorkoutReach,
  getCalendarStatus,
  listDailyWorkouts,
];
