import type { Units } from '#domain/measures/measure.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import { requireFound } from '#server/http/problem.ts';
import type { SessionUser } from './queries.ts';

/** The account as its owner sees it; a membership that has ended is no status. */
export function asUser(user: SessionUser | null, now: Date): SessionUser & { units: Units } {
  const account = requireFound(user, 'Account');
  const { weightUnit: weight, distanceUnit: distance, lengthUnit: length } = account;
  return {
    ...account,
    subscriptionStatus: reportedStatus(account, now),
    units: { weight, distance, length },
  };
}
