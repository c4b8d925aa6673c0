import type { FastifyRequest } from 'fastify';
import {
  activateSubscription,
  addMember,
  changeRole,
  deleteMember,
  inviteAgain,
  listMembers,
  updateMember,
} from '#contract/members.ts';
import { reportedStatus, type Viewer } from '#domain/access.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { conflict, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { hashOfToken, newToken } from '#server/http/session-cookie.ts';
import { endInvitationsOf, insertAccountLink } from '#server/session/queries.ts';
import * as queries from './queries.ts';

const day = 24 * 60 * 60 * 1000;
const invitationLasts = 7 * day;

export function memberRoutes(route: Route, publicUrl: string | undefined): void {
  route(listMembers, async ({ db, now }) => {
    const members = await queries.membersByName(db);
    return members.map(member => asReported(member, now));
  });

  route(addMember, async ({ db, body, now, request }) =>
    transaction(db, async tx => {
      const member = await queries.insertMember(tx, body);
      if (!member) throw notFound('Member');
      return { ...member, inviteUrl: await invite(tx, member.id, now, siteOf(request, publicUrl)) };
    }),
  );

  route(inviteAgain, async ({ db, params, now, request }) =>
    transaction(db, async tx => {
      const member = await queries.findMember(tx, params.id);
      if (member === null) throw notFound('Member');
      if (!member.invitationPending) throw conflict('This member has taken up the invitation already');
      await endInvitationsOf(tx, member.id);
      return { inviteUrl: await invite(tx, member.id, now, siteOf(request, publicUrl)) };
    }),
  );

  route(updateMember, async ({ db, params, body, now }) =>
    asReported(there(await queries.setMember(db, params.id, { ...body, updatedAt: now })), now),
  );

  route(changeRole, ({ db, viewer, params, body, now }) =>
    transaction(db, async tx => {
      await lockCoachesAs(tx, viewer.id);
      const member = there(await queries.findMember(tx, params.id));
      if (member.role === body.role) return asReported(member, now);
      if (member.id === viewer.id) throw conflict('You cannot change your own role');
      await refuseLastCoach(tx, member, 'The last coach has to stay a coach');
      return asReported(there(await queries.setMember(tx, member.id, { ...body, updatedAt: now })), now);
    }),
  );

  route(deleteMember, ({ db, viewer, params }) =>
    transaction(db, async tx => {
      await lockCoachesAs(tx, viewer.id);
      const member = there(await queries.findMember(tx, params.id));
      if (member.id === viewer.id) throw conflict('You cannot delete your own account here');
      await refuseLastCoach(tx, member, 'The last coach cannot be deleted');
      await queries.deleteUser(tx, member.id);
      return { ok: true as const };
    }),
  );

  route(activateSubscription, async ({ db, params, body, now }) => {
    const member = await queries.findMember(db, params.id);
    if (member === null) throw notFound('Member');
    if (member.role === 'admin') throw conflict('A coach needs no membership');
    if (reportedStatus(member, now) !== null) throw conflict('This membership is active already');
    const expiresAt = new Date(now.getTime() + body.durationDays * day);
    await queries.setMembership(db, member.id, {
      subscriptionStatus: 'active',
      subscriptionExpiresAt: expiresAt,
      updatedAt: now,
      ...(body.stripeCustomerId && { stripeCustomerId: body.stripeCustomerId }),
      ...(body.subscriptionId && { subscriptionId: body.subscriptionId }),
    });
    return { id: member.id, expiresAt };
  });
}

function there<Member>(member: Member | null): Member {
  if (member === null) throw notFound('Member');
  return member;
}

/** Who asks may have been demoted while waiting. */
async function lockCoachesAs(tx: Database, viewerId: string): Promise<void> {
  await queries.lockCoaches(tx);
  const asker = await queries.findMember(tx, viewerId);
  if (asker?.role !== 'admin') throw conflict('You are no longer a coach');
}

async function refuseLastCoach(tx: Database, { role }: Viewer, sentence: string): Promise<void> {
  if (role === 'admin' && (await queries.coachCount(tx)) === 1) throw conflict(sentence);
}

function asReported<M extends Viewer>(member: M, now: Date): M {
  return { ...member, subscriptionStatus: reportedStatus(member, now) };
}

/** A single-use link, shown to the coach once; only its hash is kept. */
async function invite(tx: Database, userId: string, now: Date, site: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationLasts);
  await insertAccountLink(tx, { tokenHash: hashOfToken(token), purpose: 'invitation', userId, expiresAt });
  return `${site}/invitation?token=${token}`;
}

/** The address people reach us by: the setting, else the one this coach is using. */
function siteOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
}
