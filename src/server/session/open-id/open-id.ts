import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { languagesIn, unitsOfLanguages } from '#domain/measures/usual-units.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { databaseTroubleOf } from '#server/database/database-trouble.ts';
import { networkOf } from '#server/http/network-of.ts';
import { Problem } from '#server/http/problem.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import type { Surroundings } from '#server/route/route.ts';
import { siteOf } from '#server/http/site.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import type { OpenIdSettings } from '#server/settings/settings.ts';
import { letIn } from '#server/session/sign-in/let-in.ts';
import { findIdentity, linkAccount, personIn } from './open-id-account.ts';
import { storeAttempt, newAttempt, takeAttempt } from './open-id-attempt.ts';
import { openIdClient, type Vouched } from './open-id-client.ts';

type Options = Surroundings & { publicUrl?: string | undefined; openId: OpenIdSettings };

const loginPath = '/api/login';
const callbackPath = '/api/login/callback';
const limit = { max: 100, minutes: 15 };

/** The outcome that the sign-in page explains. */
type Outcome = 'denied' | 'failed' | 'unverified';

/** The way to the OpenID provider and back. Any failure ends at the sign-in page. */
export function openIdSignIn(app: FastifyInstance, { db, now, publicUrl, openId }: Options): void {
  const provider = openIdClient(openId);
  const placeOf = (request: FastifyRequest) => new URL(callbackPath, siteOf(request, publicUrl));

  const lead = (path: string, whereTo: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) =>
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      // A picture on another site must not use up anyone's tries.
      const { 'sec-fetch-dest': destination = 'document' } = request.headers;
      if (destination !== 'document') return reply.redirect('/sign-in');
      try {
        await countRequest(db, `GET ${path} ${networkOf(request.ip)}`, limit, now());
        return await reply.redirect(await whereTo(request, reply));
      } catch (error) {
        if (databaseTroubleOf(error)) throw error;
        if (path === callbackPath) await noteFailure(request, error);
        return reply.redirect(explainFailure(request, error));
      }
    });

  /** Records answers that were not believed. People who changed their mind or have to wait are left out. */
  const noteFailure = async (request: FastifyRequest, error: unknown) => {
    if (error instanceof Problem || outcomeOf(error) === 'denied') return;
    const failed = { kind: 'sign-in-failed', actorId: null, subjectId: null } as const;
    // If the database is the trouble, only the log says so.
    await recordEvent(db, { request, now: now() }, { ...failed, details: { way: 'openid' } }).catch(
      () => undefined,
    );
  };

  lead(loginPath, async (request, reply) => {
    const { timeZone } = request.query as { timeZone?: unknown };
    const attempt = newAttempt(timeZone);
    const address = await provider.addressFor(attempt, placeOf(request).href);
    storeAttempt(request, reply, attempt);
    return address;
  });

  lead(callbackPath, async (request, reply) => {
    const attempt = takeAttempt(request, reply);
    if (attempt === null) throw new Refused('failed', 'this browser has not set out for the provider');
    const answer = placeOf(request);
    answer.search = new URL(request.url, answer).search;
    const vouched = await provider.whoComesBack(answer, attempt);
    const entry = { way: 'openid', timeZone: attempt.timeZone, site: siteOf(request, publicUrl) } as const;
    await enter(db, vouched, { request, reply, now: now() }, entry);
    return '/';
  });
}

type Call = Parameters<typeof letIn>[1];
type Entry = Parameters<typeof letIn>[3];

async function enter(db: DatabasePool, { issuer, subject, details }: Vouched, call: Call, entry: Entry) {
  const known = await findIdentity(db, { issuer, subject });
  const person = known === null ? personIn(await details()) : null;
  await transaction(db, async tx => {
    const userId =
      known ?? (person && (await linkAccount(tx, { issuer, subject }, person, unitsOfBrowser(call.request))));
    if (userId === null) throw person === null ? notVerified() : linkedOtherwise();
    await letIn(tx, call, userId, entry);
  });
}

/** The browser's languages say: there is no form between the provider and the account that could ask, and Profile shows it. */
const unitsOfBrowser = ({ headers }: FastifyRequest) =>
  unitsOfLanguages(languagesIn(headers['accept-language'] ?? ''));

class Refused extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome, message: string) {
    super(message);
    this.outcome = outcome;
  }
}

const notVerified = () => new Refused('unverified', 'the provider vouches for no e-mail address');
const linkedOtherwise = () =>
  new Refused('failed', 'the account with this e-mail address belongs to someone else at the provider');

/** Logs why a sign-in failed, without code, tokens or names, and answers the address that it leads to. */
function explainFailure(request: FastifyRequest, error: unknown): string {
  const outcome = outcomeOf(error);
  request.log.warn(
    { outcome, error: shortenError(error) },
    'sign-in through the OpenID provider came to nothing',
  );
  return `/sign-in?provider=${outcome}`;
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Refused) return error.outcome;
  return error instanceof AuthorizationResponseError && error.error === 'access_denied' ? 'denied' : 'failed';
}

/** Takes the innermost error, which says what happened. A query's error would hold its values. */
function shortenError(error: unknown): object {
  if (!(error instanceof Error)) return {};
  if (error.cause instanceof Error) return shortenError(error.cause);
  const { name, message, code, error: said } = error as Error & { code?: unknown; error?: unknown };
  return { name, message, code, ...(typeof said === 'string' && { said }) };
}
