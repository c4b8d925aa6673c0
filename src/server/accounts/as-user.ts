import { reportedStatus } from '#domain/membership/access.ts';
import { requireFound } from '#server/http/problem.ts';
import type { SessionUser } from './queries.ts';

/** The account as its owner sees it; a membership that has ended is no status. */
export function asUser(user: SessionUser | null, now: Date): SessionUser {
  const account = requireFound(user, 'Account');
  return { ...account, subscriptionStatus: reportedStatus(account, now) };
}
