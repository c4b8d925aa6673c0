import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { tooMany } from '#server/http/problem.ts';
import { countFailures, insertFailure, lockGuesses } from './queries.ts';

const window = 15 * 60 * 1000;
const perAccount = 10;
const perAddress = 100;

type Guess = { account: string; address: string; at: Date };

export const guessAt = (account: string, ip: string, at: Date): Guess => ({
  account,
  address: networkOf(ip),
  at,
});

/**
 * Refuses where too many have failed already: before the password is looked at, and again before a right one is
 * believed, because of guesses that were checked at the same time.
 */
export async function refuseGuesser(db: Database, guess: Guess): Promise<void> {
  const failures = await countFailures(db, guess, new Date(guess.at.getTime() - window));
  if (failures.ofAccount >= perAccount || failures.ofAddress >= perAddress) {
    throw tooMany('Too many failed sign-ins. Please wait 15 minutes and try again.');
  }
}

/** Counts a wrong password. Of any number guessed at once, no more than the limit learn that they were wrong. */
export function countFailure(db: DatabasePool, guess: Guess): Promise<void> {
  return transaction(db, async tx => {
    await lockGuesses(tx, guess);
    await refuseGuesser(tx, guess);
    await insertFailure(tx, guess);
  });
}
