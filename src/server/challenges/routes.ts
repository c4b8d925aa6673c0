import { eq } from 'drizzle-orm';
import { refuseUnknownExercise } from '#server/exercises/refuse-unknown.ts';
import * as contract from '#contract/challenges.ts';
import { challengeWeekdays } from '#domain/challenges/challenge.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { challengeDays } from '#server/database/tables/challenges.ts';
import { requireFound, notFound } from '#server/http/problem.ts';
import { findMember } from '#server/members/queries.ts';
import type { Route } from '#server/route/route.ts';
import { firstOfMonthIn } from '#domain/fellowship/fellowship-month.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import { editChallenge, editDay, hideChallenge, refuseSingle } from './edit-challenge.ts';
import * as queries from './queries.ts';
import { pastChallengesFor } from './past-challenges.ts';
import { bestSubmissions, ownSubmission, weeklyProgressBoard } from './rankings.ts';
import { resultsOfMember } from './results-of-member.ts';
import { changeChallenge, makeChallenge } from './save-challenge.ts';
import { completeDay } from './submit-day.ts';
import { submitResult } from './submit-score.ts';
import { addExercise, upsertDay } from './write-days.ts';

const ok = { ok: true as const };

export function challengeRoutes(route: Route): void {
  route(contract.getCurrentChallenge, ({ db, viewer, today }) =>
    queries.runningChallenge(db, false, viewer, today),
  );
  route(contract.getActiveMultiDayChallenge, ({ db, viewer, today }) =>
    queries.runningChallenge(db, true, viewer, today),
  );
  route(contract.listPastChallenges, ({ db, viewer, today }) => pastChallengesFor(db, viewer.id, today));
  route(contract.listChallenges, ({ db, viewer, today }) => queries.challengesFor(db, viewer, today));
  route(contract.getChallenge, ({ db, params, viewer, today }) =>
    queries.challengeFor(db, params.id, viewer, today),
  );
  route(contract.createChallenge, async ({ db, body, viewer, today, now }) => {
    const id = await makeChallenge(db, body, { createdBy: viewer.id, now });
    return queries.challengeFor(db, id, viewer, today);
  });
  route(contract.updateChallenge, async ({ db, params, body, viewer, today, now }) => {
    await changeChallenge(db, params.id, body, now);
    return queries.challengeFor(db, params.id, viewer, today);
  });
  route(contract.deleteChallenge, async ({ db, params, now }) => {
    if (!(await hideChallenge(db, params.id, now))) throw notFound('Challenge');
    return ok;
  });
  route(contract.listChallengeResults, async ({ db, params }) => {
    const results = await resultsOfMember(db, { memberId: params.id });
    if (results.length === 0) requireFound(await findMember(db, params.id), 'Member');
    return results;
  });
  dayRoutes(route);
  progressRoutes(route);
  submitRoutes(route);
}

function dayRoutes(route: Route): void {
  route(contract.listChallengeDays, async ({ db, params, viewer, today }) => {
    await queries.factsFor(db, params.id, viewer, today);
    return queries.daysOf(db, params.id);
  });
  route(contract.createChallengeDay, ({ db, params, body, now }) =>
    editChallenge(db, params.id, now, (tx, challenge) => {
      refuseSingle(challenge);
      return upsertDay(tx, params.id, body);
    }),
  );
  route(contract.deleteChallengeDay, async ({ db, params: { dayId }, viewer, today, now }) => {
    const challengeId = await queries.challengeWithDay(db, dayId, viewer, today);
    return editDay(db, { dayId, challengeId, now }, async tx => {
      await tx.delete(challengeDays).where(eq(challengeDays.id, dayId));
      return ok;
    });
  });
  route(contract.listChallengeDayExercises, async ({ db, params: { dayId }, viewer, today }) => {
    await queries.challengeWithDay(db, dayId, viewer, today);
    return queries.exercisesOfDay(db, dayId);
  });
  route(contract.addChallengeDayExercise, async ({ db, params: { dayId }, body, viewer, today, now }) => {
    const challengeId = await queries.challengeWithDay(db, dayId, viewer, today);
    return editDay(db, { dayId, challengeId, now }, async tx => {
      await refuseUnknownExercise(tx, body.exerciseId);
      const id = await addExercise(tx, { ...body, dayId });
      const exercises = await queries.exercisesOfDay(tx, dayId);
      return requireFound(
        exercises.find(exercise => exercise.id === id),
        'Exercise',
      );
    });
  });
}

function progressRoutes(route: Route): void {
  route(contract.getMySubmission, async ({ db, params, viewer, today }) =>
    ownSubmission(db, await queries.factsFor(db, params.id, viewer, today), viewer.id),
  );
  route(contract.listSubmissions, async ({ db, params, query, viewer, today }) =>
    bestSubmissions(db, await queries.factsFor(db, params.id, viewer, today), query.limit),
  );
  route(contract.getMyChallengeProgress, async ({ db, params, viewer, today }) => {
    await queries.factsFor(db, params.id, viewer, today);
    return progressOf(await queries.weekdaysDone(db, params.id, viewer.id));
  });
  route(contract.getWeeklyProgressLeaderboard, async ({ db, params, viewer, today }) => {
    await queries.factsFor(db, params.id, viewer, today);
    return weeklyProgressBoard(db, params.id, viewer.id);
  });
}

const progressOf = (dailySubmissions: Awaited<ReturnType<typeof queries.weekdaysDone>>) => ({
  dailySubmissions,
  daysCompleted: dailySubmissions.length,
  completionPercentage: (dailySubmissions.length * 100) / challengeWeekdays.length,
  totalScore: toTwoDecimals(dailySubmissions.reduce((sum, { score }) => sum + score, 0)),
});

/** The month that runs in the fellowship's zone: what is earned now is earned in it. */
const monthNow = async (db: DatabasePool, now: Date) =>
  firstOfMonthIn((await fellowshipNow(db)).timeZone, now);

function submitRoutes(route: Route): void {
  route(contract.submitScore, async ({ db, params, body, viewer, today, now }) => {
    const asker = { viewer, today, now, month: await monthNow(db, now) };
    return submitResult(db, params.id, body, asker);
  });
  route(contract.submitChallengeDay, async ({ db, params, body, viewer, today, now }) => {
    const asker = { viewer, today, now, month: await monthNow(db, now) };
    return completeDay(db, { challengeId: params.id, dayId: params.dayId }, body, asker);
  });
}
