import * as assignments from '#contract/assignments.ts';
import * as attention from '#contract/coaching/attention.ts';
import * as attentionSettings from '#contract/coaching/attention-settings.ts';
import * as weekBoard from '#contract/coaching/week-board.ts';
import * as checkIns from '#contract/coaching/check-ins.ts';
import * as challenges from '#contract/challenges.ts';
import * as clock from '#contract/clock.ts';
import * as completions from '#contract/completions.ts';
import * as attachments from '#contract/conversations/attachments.ts';
import * as conversations from '#contract/conversations/conversations.ts';
import * as toMany from '#contract/conversations/to-many.ts';
import * as savedReplies from '#contract/conversations/saved-replies.ts';
import * as dailyWorkouts from '#contract/daily-workouts.ts';
import * as dashboard from '#contract/dashboard.ts';
import * as dueCheckIn from '#contract/coaching/due-check-in.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as exercises from '#contract/exercises.ts';
import * as exerciseFavourites from '#contract/exercises/favourites.ts';
import * as manyExercises from '#contract/exercises/many.ts';
import * as mergedExercises from '#contract/exercises/merge.ts';
import * as exerciseUses from '#contract/exercises/uses.ts';
import * as exerciseVideos from '#contract/exercises/videos.ts';
import * as feed from '#contract/fellowship/feed.ts';
import * as myShared from '#contract/fellowship/my-shared.ts';
import * as fellowship from '#contract/fellowship/settings.ts';
import * as trainingPrograms from '#contract/fellowship/training-programs.ts';
import * as finding from '#contract/coaching/finding.ts';
import * as groups from '#contract/members/groups.ts';
import * as memberImports from '#contract/members/imports.ts';
import * as manyMembers from '#contract/members/many.ts';
import * as health from '#contract/health.ts';
import * as healthHabits from '#contract/health-habits.ts';
import * as leaderboard from '#contract/leaderboard.ts';
import * as members from '#contract/members.ts';
import * as membershipByHand from '#contract/members/by-hand.ts';
import * as membership from '#contract/members/membership.ts';
import * as notes from '#contract/members/notes.ts';
import * as noticePreferences from '#contract/notices/preferences.ts';
import * as notices from '#contract/notices/notices.ts';
import * as nutrition from '#contract/nutrition.ts';
import * as passkeys from '#contract/passkeys.ts';
import * as pictures from '#contract/pictures.ts';
import * as profile from '#contract/profile.ts';
import * as programs from '#contract/programs.ts';
import * as dayTemplates from '#contract/programs/templates.ts';
import * as programDays from '#contract/programs/days.ts';
import * as savedCalendars from '#contract/programs/save-as-program.ts';
import * as programFiles from '#contract/programs/program-files.ts';
import * as programReading from '#contract/programs/read-program.ts';
import * as paths from '#contract/programs/paths.ts';
import * as programDrafts from '#contract/programs/drafts.ts';
import * as programVersions from '#contract/programs/versions.ts';
import * as programWeeks from '#contract/programs/weeks.ts';
import * as workoutExercises from '#contract/programs/workout-exercises.ts';
import * as push from '#contract/notices/push.ts';
import * as promotions from '#contract/promotions.ts';
import * as progress from '#contract/progress.ts';
import * as ownDays from '#contract/training/own-days.ts';
import * as records from '#contract/training/records.ts';
import * as recipes from '#contract/recipes.ts';
import * as securityEvents from '#contract/security-events.ts';
import * as session from '#contract/session.ts';
import * as strength from '#contract/training/strength.ts';
import * as trainingMaxes from '#contract/training/training-maxes.ts';
import * as trainingDays from '#contract/training/training-days.ts';
import * as trainingSessions from '#contract/training/training-sessions.ts';

/** Every endpoint by its name, for the tests that walk them all. */
export const contract: Record<string, Endpoint> = Object.fromEntries(
  [
    assignments,
    attachments,
    attention,
    attentionSettings,
    challenges,
    checkIns,
    clock,
    completions,
    conversations,
    toMany,
    dailyWorkouts,
    dashboard,
    dayTemplates,
    dueCheckIn,
    exercises,
    exerciseFavourites,
    exerciseUses,
    exerciseVideos,
    manyExercises,
    mergedExercises,
    feed,
    fellowship,
    finding,
    groups,
    memberImports,
    manyMembers,
    health,
    healthHabits,
    leaderboard,
    members,
    membership,
    membershipByHand,
    myShared,
    notes,
    noticePreferences,
    notices,
    nutrition,
    ownDays,
    passkeys,
    paths,
    pictures,
    profile,
    programs,
    programDrafts,
    programVersions,
    programDays,
    programFiles,
    programReading,
    programWeeks,
    progress,
    promotions,
    push,
    recipes,
    records,
    savedCalendars,
    savedReplies,
    securityEvents,
    session,
    strength,
    trainingMaxes,
    trainingDays,
    trainingSessions,
    trainingPrograms,
    weekBoard,
    workoutExercises,
  ].flatMap(capability => Object.entries(capability).filter(([, value]) => isEndpoint(value))),
);

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
