import type { FastifyRequest } from 'fastify';
import { entryText } from '#domain/membership/entry-text.ts';
import { shownPerson } from '#server/accounts/display-name.ts';
import type { Database } from '#server/database/database.ts';
import { notFound } from '#server/http/problem.ts';
import { notifyOfActivations } from '#server/membership/notify-of-membership.ts';
import { recordEvents } from '#server/security-events/record-event.ts';
import { giveDaysToEach } from './give-days.ts';
import * as queries from './queries.ts';
import { restateManyByHand, storedUntil } from './restate-by-hand.ts';

type RequestContext = { request: FastifyRequest; now: Date };
type Extending = { memberIds: readonly string[]; durationDays: number; coachId: string };

/** Gives many members the same number of days; answers who can have none, and why. */
export async function extendMany(
  tx: Database,
  { memberIds, durationDays: days, coachId }: Extending,
  context: RequestContext,
) {
  const { now } = context;
  const members = await queries.holdMembers(tx, memberIds);
  if (members.length < memberIds.length) throw notFound('Member');
  const { given, refused } = await giveDaysToEach(tx, members, { days, coachId, now });
  await recordEvents(
    tx,
    context,
    given.map(({ member, stored }) => ({
      kind: 'membership-extended' as const,
      actorId: coachId,
      subjectId: member.id,
      details: { days, before: storedUntil(member, now), after: stored },
    })),
  );
  const told = given.flatMap(({ member, expiresAt }) =>
    expiresAt === null ? [] : [{ memberId: member.id, zone: member.timeZone, until: expiresAt }],
  );
  await notifyOfActivations(tx, told, now);
  return {
    extended: given.map(({ memberId, entryId, expiresAt }) => ({ memberId, entryId, expiresAt })),
    refused: refused.map(({ member, why }) => ({ memberId: member.id, name: shownPerson(member), why })),
  };
}

type TakingBack = { entryIds: readonly string[]; coachId: string };

/** As if these entries had not been made; those that are taken back already, or are gone, are left as they are. */
export async function takeBackMany(tx: Database, { entryIds, coachId }: TakingBack, context: RequestContext) {
  const { now } = context;
  const members = await queries.holdMembers(tx, await queries.membersOfEntries(tx, entryIds));
  const taken = await queries.takeBackEntries(tx, entryIds, { takenBackBy: coachId, takenBackAt: now });
  const restated = await restateManyByHand(
    tx,
    members.map(({ id }) => id),
    now,
  );
  await recordEvents(
    tx,
    context,
    taken.flatMap(({ memberId, ...entry }) => {
      const member = members.find(({ id }) => id === memberId);
      const after = restated.find(one => one.memberId === memberId);
      if (!member || !after) return [];
      const untils = { before: storedUntil(member, now), after: after.stored };
      const details = { from: entryText({ ...entry, endsOn: null }), to: null, ...untils };
      return [{ kind: 'membership-corrected' as const, actorId: coachId, subjectId: memberId, details }];
    }),
  );
  return { count: taken.length };
}
