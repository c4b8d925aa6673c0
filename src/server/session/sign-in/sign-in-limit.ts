import type { FastifyRequest } from 'fastify';
import type { ConfirmedAct, SignInMethod } from '#domain/security-event.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { type Problem, tooMany } from '#server/http/problem.ts';
import { hashOfToken } from '#server/http/token.ts';
import { recordEvent, type SecurityEvent } from '#server/security-events/record-event.ts';
import {
  type Counted,
  failuresBetween,
  insertFailure,
  isFirstNote,
  lockGuesses,
} from './sign-in-failures.ts';

const minute = 60_000;
const window = 15 * minute;
const perAccount = 10;
const perAddress = 100;

/** A try to show who one is: what it counts for, and the security events it leaves. */
export type Guess = Counted & {
  request: FastifyRequest;
  at: Date;
  failed: SecurityEvent;
  refused: (counter: Counter) => SecurityEvent;
};

type Counter = 'account' | 'address';
type RequestContext = { request: FastifyRequest; now: Date };

type SignIn = {
  way: SignInMethod;
  /** The e-mail address as it was typed, or a key for the passkey. */
  account: string;
  /** The id of that account, if it exists. */
  userId: string | null;
  /** The asking browser, if the account knows it. */
  device: string | null;
};

/**
 * A guess at a sign-in. A browser that the account knows is counted on its own, so that guesses from elsewhere, or from
 * others behind its address, do not lock the owner out of it.
 */
export function guessAt({ way, account, userId, device }: SignIn, { request, now }: RequestContext): Guess {
  const counted =
    device === null
      ? { account, address: networkOf(request.ip) }
      : { account: `device ${device} ${userId}`, address: null };
  const whose = { actorId: null, subjectId: userId };
  return {
    ...counted,
    request,
    at: now,
    failed: { kind: 'sign-in-failed', ...whose, details: { way } },
    refused: counter => ({
      kind: 'sign-in-refused',
      actorId: null,
      subjectId: counter === 'address' ? null : userId,
      details: { counter: device === null ? counter : 'device' },
    }),
  };
}

/** A guess of a signed-in person who confirms their password. It counts for the session alone. */
export function guessToConfirm(
  act: ConfirmedAct,
  session: string,
  userId: string,
  { request, now }: RequestContext,
): Guess {
  const whose = { actorId: userId, subjectId: userId };
  return {
    account: `session ${session}`,
    address: null,
    request,
    at: now,
    failed: { kind: 'confirm-failed', ...whose, details: { act } },
    refused: () => ({ kind: 'confirm-refused', ...whose, details: { act } }),
  };
}

/**
 * Refuses a guess after too many failures. It runs before the password is checked, and again before a right one is
 * believed, because other guesses may have failed at the same time.
 */
export async function refuseGuesser(db: Database, guess: Guess): Promise<void> {
  const full = await fullCounter(db, guess);
  if (full === null) return;
  await noteRefusal(db, guess, full.counter);
  throw full.problem;
}

/** Counts a wrong guess. Of many at once, only as many as the limit allows learn that they were wrong. */
export async function countFailure(db: DatabasePool, guess: Guess): Promise<void> {
  const full = await transaction(db, async tx => {
    await lockGuesses(tx, guess);
    const full = await fullCounter(tx, guess);
    if (full !== null) return full;
    await insertFailure(tx, guess, guess.at);
    await recordEvent(tx, { request: guess.request, now: guess.at }, guess.failed);
    return null;
  });
  if (full === null) return;
  await noteRefusal(db, guess, full.counter);
  throw full.problem;
}

type Full = { counter: Counter; problem: Problem };

/** The counter that has reached its limit, with the time to wait. If both have, the one with the longer wait counts. */
async function fullCounter(db: Database, guess: Guess): Promise<Full | null> {
  const failures = await failuresBetween(db, guess, new Date(guess.at.getTime() - window), guess.at);
  const full = (counter: Counter, most: number) => {
    const { count, first } = failures[counter];
    return count >= most ? [{ counter, ends: first.getTime() + window }] : [];
  };
  const [longest] = [...full('account', perAccount), ...full('address', perAddress)].toSorted(
    (one, other) => other.ends - one.ends,
  );
  if (longest === undefined) return null;
  const seconds = Math.max(1, Math.ceil((longest.ends - guess.at.getTime()) / 1000));
  return { counter: longest.counter, problem: tooMany(sentence(seconds), seconds) };
}

function sentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many failed sign-ins. Please wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`} and try again.`;
}

/** Records a refusal once for each span of time and counter, so that a flood of guesses writes little. */
async function noteRefusal(db: Database, guess: Guess, counter: Counter): Promise<void> {
  const { request, at } = guess;
  const spanStart = new Date(at.getTime() - (at.getTime() % window));
  const key = `refused ${hashOfToken(`${counter} ${guess[counter]}`)}`;
  if (await isFirstNote(db, key, spanStart))
    await recordEvent(db, { request, now: at }, guess.refused(counter));
}
