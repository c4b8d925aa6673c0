import type { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import type {
  getActiveMultiDayChallenge,
  getCurrentChallenge,
  getMyChallengeProgress,
  getMySubmission,
  listChallengeDayExercises,
  listChallengeDays,
} from '#contract/challenges.ts';
import type { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import type { listCompletions } from '#contract/completions.ts';
import type { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import type { getExerciseGuides } from '#contract/exercises.ts';
import type { listTrainingPrograms } from '#contract/fellowship/training-programs.ts';
import type { getProgressOverview, getWeeklyBreakdown } from '#contract/progress.ts';
import type { listTrainingSessions } from '#contract/training/training-sessions.ts';

type Kept =
  | typeof listAssignments
  | typeof getCalendarStatus
  | typeof getExercisesForDate
  | typeof getExerciseGuides
  | typeof getMemberScore
  | typeof getDashboardStats
  | typeof getProgressOverview
  | typeof getWeeklyBreakdown
  | typeof listCompletions
  | typeof getCurrentChallenge
  | typeof getMySubmission
  | typeof getActiveMultiDayChallenge
  | typeof listChallengeDays
  | typeof listChallengeDayExercises
  | typeof getMyChallengeProgress
  | typeof getDueCheckIn
  | typeof listTrainingPrograms
  | typeof listTrainingSessions;

/** What a member needs to train, kept on the device: by its path, as the contract itself is loaded by the screens that read it. */
export const cachedPaths: Record<Kept['path'], true> = {
  '/api/assignments': true,
  '/api/assignments/:id/calendar-status': true,
  '/api/assignments/:id/exercises-for-date': true,
  '/api/assignments/:id/exercise-guides': true,
  '/api/assignments/:id/progress-overview': true,
  '/api/assignments/:id/weekly-breakdown': true,
  '/api/members/score': true,
  '/api/members/dashboard-stats': true,
  '/api/program-completions/member/:userId': true,
  '/api/challenges/current': true,
  '/api/challenges/:id/my-submission': true,
  '/api/challenges/multiday/active': true,
  '/api/challenges/:id/days': true,
  '/api/challenges/days/:dayId/exercises': true,
  '/api/challenges/:id/my-progress': true,
  '/api/check-ins/due': true,
  '/api/training-programs': true,
  '/api/training-sessions': true,
};
