import type { FastifyRequest } from 'fastify';
import {
  addMember,
  changeRole,
  deleteMember,
  getMember,
  inviteAgain,
  listMembers,
  updateMember,
} from '#contract/members.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Viewer } from '#domain/membership/access.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import { forgetOfFormerRole } from '#server/notices/queries.ts';
import type { Route } from '#server/route/route.ts';
import { siteOf } from '#server/http/site.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { type Invited, invite } from '#server/session/links/invitations.ts';
import { type FilesOfPeople, removeFilesLeft } from './files-left.ts';
import { listedMember, listedMembers } from './listed-members.ts';
import { memberInFull } from './member-facts.ts';
import * as queries from './queries.ts';

type RequestContext = { request: FastifyRequest; now: Date };
type Options = FilesOfPeople & {
  publicUrl?: string | undefined;
  hasMailServer?: boolean | undefined;
  /** Lets a member in by hand. */
  letIn: (
    tx: Database,
    given: { memberId: string; coachId: string; durationDays: number },
    context: RequestContext,
  ) => Promise<Date>;
  /** Gives a member a program. */
  assign: (
    tx: Database,
    given: { memberId: string; workoutId: string; startDate: PlainDate; status: 'active' },
    assignedBy: string,
  ) => Promise<unknown>;
};

export function memberRoutes(
  route: Route,
  { publicUrl, hasMailServer: mailed = false, letIn, assign, ...files }: Options,
): void {
  route(listMembers, ({ db, now }) => listedMembers(db, now));

  route(getMember, async ({ db, params, now }) => memberInFull(db, params.id, now));

  /** The coach hands it over, or it is read in the letter; what they handed over before stops working. */
  const inviteAs = async (
    tx: Database,
    coachId: string,
    member: Invited,
    { request, now }: RequestContext,
  ) => {
    const sending = { site: siteOf(request, publicUrl), now, earlier: 'replaced' } as const;
    const inviteUrl = await invite(tx, member, sending);
    const whose = { actorId: coachId, subjectId: member.id };
    await recordEvent(tx, { request, now }, { kind: 'invitation-sent', ...whose });
    return inviteUrl;
  };

  route(addMember, async ({ db, viewer, body, now, today, request }) =>
    transaction(db, async tx => {
      const { membership, startProgram, ...person } = body;
      const { id, role } = requireFound(await queries.insertMember(tx, person), 'Member');
      const added = { kind: 'member-added', actorId: viewer.id, subjectId: id, details: { role } } as const;
      await recordEvent(tx, { request, now }, added);
      if (membership) {
        await letIn(tx, { memberId: id, coachId: viewer.id, ...membership }, { request, now });
      }
      if (startProgram) {
        const { workoutId, startDate } = startProgram;
        const given = { memberId: id, workoutId, startDate: startDate ?? today, status: 'active' as const };
        await assign(tx, given, viewer.id);
      }
      const member = requireFound(await queries.findMember(tx, id), 'Member');
      return { ...member, inviteUrl: await inviteAs(tx, viewer.id, member, { request, now }), mailed };
    }),
  );

  route(inviteAgain, async ({ db, viewer, params, now, request }) =>
    transaction(db, async tx => {
      const member = requireFound(await queries.findMember(tx, params.id), 'Member');
      if (!member.invitationPending) throw conflict('This member has already accepted the invitation');
      return { inviteUrl: await inviteAs(tx, viewer.id, member, { request, now }), mailed };
    }),
  );

  route(updateMember, ({ db, viewer, params, body, now, request }) =>
    transaction(db, async tx => {
      const before = requireFound(await queries.findMember(tx, params.id), 'Member');
      const after = requireFound(
        await queries.setMember(tx, params.id, { ...body, updatedAt: now }),
        'Member',
      );
      for (const details of changedPermissions(before, after)) {
        const whose = { actorId: viewer.id, subjectId: params.id };
        await recordEvent(tx, { request, now }, { kind: 'permission-changed', ...whose, details });
      }
      return requireFound(await listedMember(tx, params.id, now), 'Member');
    }),
  );

  route(changeRole, ({ db, viewer, params, body, now, request }) =>
    transaction(db, async tx => {
      await lockCoachesAs(tx, viewer.id);
      const member = requireFound(await queries.findMember(tx, params.id), 'Member');
      const answer = async () => requireFound(await listedMember(tx, member.id, now), 'Member');
      if (member.role === body.role) return answer();
      if (member.id === viewer.id) throw conflict('You cannot change your own role');
      await refuseLastCoach(tx, member, 'The last coach has to stay a coach');
      const changed = requireFound(
        await queries.setMember(tx, member.id, { ...body, updatedAt: now }),
        'Member',
      );
      await forgetOfFormerRole(tx, { personId: member.id, role: changed.role });
      const details = { before: member.role, after: changed.role };
      const whose = { actorId: viewer.id, subjectId: member.id };
      await recordEvent(tx, { request, now }, { kind: 'role-changed', ...whose, details });
      return answer();
    }),
  );

  route(deleteMember, async ({ db, viewer, params, now, request }) => {
    const left = await transaction(db, async tx => {
      await lockCoachesAs(tx, viewer.id);
      const member = requireFound(await queries.findMember(tx, params.id), 'Member');
      if (member.id === viewer.id) throw conflict('You cannot delete your own account here');
      await refuseLastCoach(tx, member, 'The last coach cannot be deleted');
      const left = await queries.deleteUser(tx, member.id);
      const gone = { subjectId: null, details: { memberId: member.id } };
      await recordEvent(tx, { request, now }, { kind: 'member-deleted', actorId: viewer.id, ...gone });
      return left;
    });
    await removeFilesLeft(files, left);
    return { ok: true as const };
  });
}

type Permitted = { mayMoveSessions: boolean; maySwapExercises: boolean };

function changedPermissions(before: Permitted, after: Permitted) {
  const all = [
    { permission: 'move-sessions', before: before.mayMoveSessions, after: after.mayMoveSessions },
    { permission: 'swap-exercises', before: before.maySwapExercises, after: after.maySwapExercises },
  ] as const;
  return all.filter(one => one.before !== one.after);
}

/** The asker may have been demoted while waiting. */
async function lockCoachesAs(tx: Database, viewerId: string): Promise<void> {
  await queries.lockCoaches(tx);
  const asker = await queries.findMember(tx, viewerId);
  if (asker?.role !== 'admin') throw conflict('You are no longer a coach');
}

async function refuseLastCoach(tx: Database, { role }: Viewer, sentence: string): Promise<void> {
  if (role === 'admin' && (await queries.coachCount(tx)) === 1) throw conflict(sentence);
}
