import type { FastifyRequest } from 'fastify';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from '#contract/passkeys.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { networkOf } from '#server/http/network-of.ts';
import { badInput, notFound, Problem } from '#server/http/problem.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import type { Route } from '#server/route/route.ts';
import { hashOfToken } from '#server/http/token.ts';
import { siteOf } from '#server/http/site.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { asUser } from '#server/accounts/as-user.ts';
import { confirmOwner, theirPassword } from '#server/session/passwords/confirm-password.ts';
import { storePasskey, refuseTooMany } from './store-passkey.ts';
import { deviceKeyOf, isKnownToSomeone, knownDeviceOf } from '#server/accounts/known-devices.ts';
import { letIn } from '#server/session/sign-in/let-in.ts';
import * as ceremony from './passkey-ceremony.ts';
import * as queries from '#server/accounts/passkey-queries.ts';
import { findUser, lockPassword } from '#server/accounts/queries.ts';
import { countFailure, guessAt, refuseGuesser } from '#server/session/sign-in/sign-in-limit.ts';

type Options = { db: DatabasePool; publicUrl?: string | undefined };

/** The limit for one known browser, or for all unknown ones of a network together. */
const limit = { max: 100, minutes: 15 };

/** Passkeys on people's devices sign them in, beside the password. */
export function passkeyRoutes(route: Route, { db, publicUrl }: Options): void {
  ownPasskeyRoutes(route, db, publicUrl);
  signInRoutes(route, publicUrl);
}

function ownPasskeyRoutes(route: Route, wholeDb: DatabasePool, publicUrl: string | undefined): void {
  route(listPasskeys, async ({ db, viewer }) => queries.passkeysOf(db, viewer.id));

  route(beginPasskey, async ({ db, viewer, body, now, request }) => {
    await refuseTooMany(db, viewer.id);
    // Without the password, a thief of a session could add a passkey that outlives it.
    if (viewer.hasPassword)
      await confirmOwner(
        db,
        { viewer, request, now, act: 'add-passkey' },
        theirPassword(body.password, 'password'),
      );
    const owned = await queries.passkeysOf(db, viewer.id);
    const party = ceremony.partyOf(request, publicUrl);
    const options = await ceremony.creationOptions(party, await brandNow(db), viewer, owned);
    return storeChallenge(db, options, viewer.id, now);
  });

  route(addPasskey, async ({ db, viewer, body, now, request }) => {
    // The whole database is used, not the request's transaction: a challenge stays used up when the rest fails.
    const challenge = await takeChallenge(wholeDb, body.challengeId, viewer.id, now);
    const made = await ceremony.verifyCreation(
      body.credential,
      challenge,
      ceremony.partyOf(request, publicUrl),
    );
    if (made === null) throw notHolding();
    const site = siteOf(request, publicUrl);
    return storePasskey(db, { ...made, name: body.name }, { viewer, request, site, now });
  });

  route(removePasskey, async ({ db, viewer, params, now, request }) => {
    await transaction(db, async tx => {
      if (!(await queries.deletePasskeyOf(tx, viewer.id, params.id))) throw notFound('Passkey');
      const whose = { actorId: viewer.id, subjectId: viewer.id };
      await recordEvent(tx, { request, now }, { kind: 'passkey-removed', ...whose });
    });
    return { ok: true as const };
  });
}

function signInRoutes(route: Route, publicUrl: string | undefined): void {
  route(beginPasskeySignIn, async ({ db, now, request }) => {
    await countRequest(db, `POST /api/login/passkey/begin ${await requesterKey(db, request)}`, limit, now);
    return storeChallenge(db, await ceremony.requestOptions(ceremony.partyOf(request, publicUrl)), null, now);
  });

  route(signInWithPasskey, async ({ db, body, now, request, reply }) => {
    await countRequest(db, `POST /api/login/passkey ${await requesterKey(db, request)}`, limit, now);
    const userId = (await queries.findPasskey(db, body.credential.id))?.userId ?? null;
    const device = userId && (await knownDeviceOf(db, request, userId));
    const account = `passkey ${hashOfToken(body.credential.id)}`;
    const guess = guessAt({ way: 'passkey', account, userId, device }, { request, now });
    await refuseGuesser(db, guess);
    const challenge = await takeChallenge(db, body.challengeId, null, now);
    const party = ceremony.partyOf(request, publicUrl);
    const entered = await transaction(db, async tx => {
      const owner = await verifyOwner(tx, body.credential, challenge, party, now);
      const entry = { way: 'passkey', timeZone: body.timeZone, site: siteOf(request, publicUrl) } as const;
      if (typeof owner === 'string') await letIn(tx, { request, reply, now }, owner, entry);
      return owner;
    });
    if (typeof entered === 'string') return asUser(await findUser(db, entered), now);
    await countFailure(db, guess);
    throw entered;
  });
}

/** A known browser is counted on its own, so that others behind its address cannot make it wait. */
async function requesterKey(db: Database, request: FastifyRequest): Promise<string> {
  const device = deviceKeyOf(request);
  const isKnown = device !== null && (await isKnownToSomeone(db, device));
  return isKnown ? `device ${device}` : networkOf(request.ip);
}

/** Answers the id of the passkey's owner, or the problem with the signature. */
async function verifyOwner(
  tx: Database,
  credential: { id: string },
  challenge: string,
  party: ceremony.Party,
  now: Date,
): Promise<string | Problem> {
  const passkey = await queries.findPasskey(tx, credential.id);
  if (passkey === null) return notKnown();
  // A new password may just be removing this passkey; this waits for it.
  await lockPassword(tx, passkey.userId);
  const counter = await ceremony.verifySignature(passkey, credential, challenge, party);
  if (counter === null) return notHolding();
  const isNoted = await queries.notePasskeyUse(tx, passkey.id, { counter, at: now });
  return isNoted ? passkey.userId : perhapsCopied();
}

/** Stores the challenge that the device is asked to sign. */
async function storeChallenge(
  db: Database,
  options: { challenge: string },
  userId: string | null,
  now: Date,
) {
  const expiresAt = new Date(now.getTime() + ceremony.ceremonyTimeoutMs);
  const challengeId = await queries.insertChallenge(db, { challenge: options.challenge, userId, expiresAt });
  return { challengeId, options: options as { challenge: string; [name: string]: unknown } };
}

/** Reads a challenge and deletes it, so that each one allows a single try. */
async function takeChallenge(db: Database, id: string, userId: string | null, now: Date): Promise<string> {
  const challenge = await queries.takeChallenge(db, id, userId, now);
  if (challenge === null) throw new Problem(404, 'This took too long, or was sent twice. Please try again.');
  return challenge;
}

const notHolding = () => badInput('credential', 'This passkey could not be checked. Please try again.');
const notKnown = () =>
  new Problem(
    401,
    'This passkey is not known here; it may have been removed. Sign in with your password instead.',
  );
const perhapsCopied = () =>
  new Problem(
    401,
    'This passkey may have been copied, so it was refused. Sign in with your password, then remove it and add a new one.',
  );
