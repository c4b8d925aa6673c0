import type { FastifyInstance } from 'fastify';
import {
  acceptInvitation,
  checkSetupLink,
  getCurrentUser,
  getHealth,
  getInvitation,
  makeFirstCoach,
  signIn,
} from '#contract/session.ts';
import { reportedStatus } from '#domain/access.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { conflict, notFound, Problem } from '#server/http/problem.ts';
import type { Route, Surroundings } from '#server/http/route.ts';
import { endSession, hashOfToken, startSession } from '#server/http/session-cookie.ts';
import { insertCoach, lockCoaches, thereIsACoach } from '#server/members/queries.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import * as queries from './queries.ts';
import { countFailure, guessAt, refuseGuesser } from './sign-in-limit.ts';

export function sessionRoutes(route: Route): void {
  route(getHealth, async ({ db }) => {
    await db.$client.query('select 1');
    return { ok: true as const };
  });

  route(getCurrentUser, async ({ viewer, now }) => asUser(viewer, now));

  route(signIn, async ({ db, body, now, request, reply }) => {
    const guess = guessAt(body.email, request.ip, now);
    await refuseGuesser(db, guess);
    const found = await queries.findUserByEmail(db, body.email);
    const matches = await passwordMatches(found?.passwordHash ?? null, body.password);
    if (found === null || !matches) {
      await countFailure(db, guess);
      throw new Problem(401, 'E-mail or password is not right');
    }
    await refuseGuesser(db, guess);
    await rememberTimeZone(db, found.id, body.timeZone);
    await startSession(request, reply, db, found.id, now);
    return asUser(await queries.findUser(db, found.id), now);
  });

  route(getInvitation, async ({ db, body, now }) => {
    const invitation = await queries.findInvitation(db, hashOfToken(body.token), now);
    if (invitation === null) throw linkUsedUp();
    return invitation;
  });

  route(acceptInvitation, async ({ db, body, now, request, reply }) => {
    const passwordHash = await hashPassword(body.password);
    const userId = await transaction(db, async tx => {
      const link = await queries.useAccountLink(tx, 'invitation', hashOfToken(body.token), now);
      if (!link?.userId) throw linkUsedUp();
      await queries.setPassword(tx, link.userId, passwordHash, now);
      await rememberTimeZone(tx, link.userId, body.timeZone);
      await queries.deleteSessionsOf(tx, link.userId);
      await startSession(request, reply, tx, link.userId, now);
      return link.userId;
    });
    return asUser(await queries.findUser(db, userId), now);
  });

  route(checkSetupLink, async ({ db, body, now }) => {
    if (await thereIsACoach(db)) throw coachAlready();
    if (!(await queries.setupLinkWorks(db, hashOfToken(body.token), now))) throw setupLinkUsedUp();
    return { ok: true as const };
  });

  route(makeFirstCoach, async ({ db, body, now, request, reply }) => {
    const passwordHash = await hashPassword(body.password);
    const userId = await transaction(db, async tx => {
      await lockCoaches(tx);
      if (await thereIsACoach(tx)) throw coachAlready();
      const link = await queries.useAccountLink(tx, 'setup', hashOfToken(body.token), now);
      if (link === null) throw setupLinkUsedUp();
      const { email, firstName, lastName } = body;
      const id = await insertCoach(tx, { email, firstName, lastName, passwordHash });
      await rememberTimeZone(tx, id, body.timeZone);
      await startSession(request, reply, tx, id, now);
      return id;
    });
    return asUser(await queries.findUser(db, userId), now);
  });
}

/** The two full-page navigations: to the sign-in page, and out. */
export function sessionNavigations(app: FastifyInstance, { db }: Surroundings): void {
  app.get('/api/login', async (_request, reply) => reply.redirect('/sign-in'));
  app.get('/api/logout', async (request, reply) => {
    // A picture or frame on another site must not be able to sign people out.
    if (request.headers['sec-fetch-site'] !== 'cross-site') await endSession(request, reply, db);
    return reply.redirect('/');
  });
}

/** The account as its owner sees it; a membership that has ended is no status. */
export function asUser(user: queries.SessionUser | null, now: Date): queries.SessionUser {
  if (user === null) throw notFound('Account');
  return { ...user, subscriptionStatus: reportedStatus(user, now) };
}

async function rememberTimeZone(db: Database, userId: string, timeZone: string | undefined): Promise<void> {
  if (timeZone !== undefined) await queries.setTimeZone(db, userId, timeZone);
}

const linkUsedUp = () =>
  new Problem(404, 'This link has been used or has run out. Please ask your coach for a new one.');

const setupLinkUsedUp = () =>
  new Problem(404, 'This link has been used or has run out. Start the server again: it prints a new one.');

const coachAlready = () => conflict('There is a coach already. Please sign in.');
