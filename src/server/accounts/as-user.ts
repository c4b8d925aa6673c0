import { reportedStatus } from '#domain/access.ts';
import { notFound } from '#server/http/problem.ts';
import type { SessionUser } from './queries.ts';

/** The account as its owner sees it; a membership that has ended is no status. */
export function asUser(user: SessionUser | null, now: Date): SessionUser {
  if (user === null) throw notFound('Account');
  return { ...user, subscriptionStatus: reportedStatus(user, now) };
}
