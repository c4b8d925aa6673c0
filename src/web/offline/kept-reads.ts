import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import type {
  getActiveMultiDayChallenge,
  getCurrentChallenge,
  getMyChallengeProgress,
  getMySubmission,
  listChallengeDayExercises,
  listChallengeDays,
} from '#contract/challenges.ts';
import type { listCompletions } from '#contract/completions.ts';
import type { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import type { getProgressOverview, getWeeklyBreakdown } from '#contract/progress.ts';
import { CallError } from '#web/data/call.ts';
import type { KeptAnswer } from './device.ts';
import { memberOf } from './member-here.ts';
import { showsFresh, showsKept, textOf } from './signal.ts';
import { whenIdle } from '#web/ui/loading/when-idle.ts';

type Kept =
  | typeof listAssignments
  | typeof getCalendarStatus
  | typeof getExercisesForDate
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
  | typeof getMyChallengeProgress;

/** What a member needs to train, by its path (the contract itself is loaded by the screens that read it). */
const keptPaths: Record<Kept['path'], true> = {
  '/api/assignments': true,
  '/api/assignments/:id/calendar-status': true,
  '/api/assignments/:id/exercises-for-date': true,
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
};

/** On a signal so bad that an answer takes longer than this, in milliseconds, the kept one is shown meanwhile. */
const patience = 4_000;

/**
 * Keeps the server's answers to these reads on the device, and answers from there when none comes. What the server does
 * answer, a refusal too, is its word.
 */
export async function readOrKept(
  key: QueryKey,
  ask: () => Promise<unknown>,
  client: QueryClient,
): Promise<unknown> {
  const member = memberOf(client)?.id ?? null;
  if (member === null || !(String(key[0]) in keptPaths)) return ask();
  const asked = ask();
  const arrived = asked.then(answer => fromServer(client, key, member, answer));
  if (await takesLong(asked)) {
    const kept = await keptFor(client, key, member);
    if (kept === null) return arrived;
    // What arrives after all takes its place.
    arrived
      .then(answer => memberOf(client)?.id === member && client.setQueryData(key, answer))
      .catch(() => undefined);
    return kept.answer;
  }
  try {
    return await arrived;
  } catch (error) {
    const kept = error instanceof CallError ? null : await keptFor(client, key, member);
    if (kept === null) throw error;
    return kept.answer;
  }
}

function fromServer(client: QueryClient, key: QueryKey, userId: string, answer: unknown): unknown {
  showsFresh(client, key);
  void keep(client, { userId, key: textOf(key), answer, at: Date.now() });
  return answer;
}

/** Without storage there is nothing to fall back on; everything else works. */
async function keep(client: QueryClient, answer: KeptAnswer): Promise<void> {
  await whenIdle();
  await import('./keep-for-reader.ts')
    .then(keeper => keeper.keepForReader(client, answer))
    .catch(() => undefined);
}

async function keptFor(client: QueryClient, key: QueryKey, userId: string): Promise<KeptAnswer | null> {
  const found = await import('./kept-answers.ts')
    .then(kept => kept.keptAnswer(userId, textOf(key)))
    .catch(() => null);
  if (found !== null) showsKept(client, key, found.at);
  return found;
}

async function takesLong(asked: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(true), patience);
  });
  const answered = asked.then(
    () => false,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
