import { challengeState } from '#domain/challenges/challenge.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { conflict } from '#server/http/problem.ts';

type Times = { startDate: PlainDate; endDate: PlainDate; placesAwardedAt: Date | null };

/** A challenge takes results from its first to its last day, on the member's own date. */
export function refuseOutside(challenge: Times, today: PlainDate): void {
  const state = challengeState(challenge, today);
  if (state === 'Upcoming') throw conflict(`This challenge opens on ${formatDate(challenge.startDate)}`);
  if (state === 'Completed' || challenge.placesAwardedAt !== null) throw conflict('This challenge has ended');
}

const attempts = 3;

/** Tries again what a coach's change came in between, with the challenge as it is then. */
export async function withRetry<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let count = 0; count < attempts; count += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw conflict('Your coach is changing this challenge at the moment. Please try again.');
}
