import { getCalendarStatus, getWeeklyStats, listAssignments } from '#contract/assignments.ts';
import { listDailyWorkouts } from '#contract/daily-workouts.ts';
import { getConsoleStats } from '#contract/dashboard.ts';
import {
  getWorkout,
  getWorkoutReach,
  listDayExercises,
  listPrograms,
  listProgramDays,
  listProgramWeeks,
  listWorkouts,
} from '#contract/programs.ts';

/** What a change to a program's days shows in. */
export const scheduleReads = [
  listProgramWeeks,
  listProgramDays,
  listDayExercises,
  listAssignments,
  getCalendarStatus,
  getWeeklyStats,
  listDailyWorkouts,
];

/** What a change to a program, or its deletion, shows in. */
export const programReads = [
  listWorkouts,
  listPrograms,
  getWorkout,
  getWorkoutReach,
  getConsoleStats,
  ...scheduleReads,
];
