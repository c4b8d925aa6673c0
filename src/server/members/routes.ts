import {
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
import { siteOf } from '#server/http/site.ts';
import { invite } from '#server/session/invitations.ts';
import { type FilesOfPeople, removeFilesLeft } from './files-left.ts';
import * as queries from './queries.ts';

type Options = FilesOfPeople & { publicUrl?: string | undefined };

export function memberRoutes(route: Route, { publicUrl, ...files }: Options): void {
  route(listMembers, async ({ db, now }) => {
    const members = await queries.membersByName(db);
    return members.map(member => asReported(member, now));
  });

  route(addMember, async ({ db, body, now, request }) =>
    transaction(db, async tx => {
      const member = await queries.insertMember(tx, body);
      if (!member) throw notFound('Member');
      return { ...member, inviteUrl: await invite(tx, member, siteOf(request, publicUrl), now) };
    }),
  );

  route(inviteAgain, async ({ db, params, now, request }) =>
    transaction(db, async tx => {
      const member = await queries.findMember(tx, params.id);
      if (member === null) throw notFound('Member');
      if (!member.invitationPending) throw conflict('This member has taken up the invitation already');
      return { inviteUrl: await invite(tx, member, siteOf(request, publicUrl), now) };
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

  route(deleteMember, async ({ db, viewer, params }) => {
    const left = await transaction(db, async tx => {
      await lockCoachesAs(tx, viewer.id);
      const member = there(await queries.findMember(tx, params.id));
      if (member.id === viewer.id) throw conflict('You cannot delete your own account here');
      await refuseLastCoach(tx, member, 'The last coach cannot be deleted');
      return queries.deleteUser(tx, member.id);
    });
    await removeFilesLeft(files, left);
    return { ok: true as const };
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
