import type { ReadRequest } from '#contract/endpoint.ts';
import type { createGroup as creating, updateGroup as updating } from '#contract/members/groups.ts';
import { maxGroups, maxInGroup } from '#domain/groups.ts';
import { holdLock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict, notFound, requireFound } from '#server/http/problem.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';
import * as queries from './queries.ts';

type Created = ReadRequest<typeof creating>['body'];
type Changed = ReadRequest<typeof updating>['body'];

export async function createGroup(tx: Database, { memberIds, ...named }: Created, createdAt: Date) {
  // Two at once would both find room for one more.
  await holdLock(tx, 'groups of members');
  if ((await queries.countGroups(tx)) >= maxGroups)
    throw conflict(`There are ${maxGroups} groups already. Delete one first.`);
  await refuseOthers(tx, memberIds);
  const id = await queries.insertGroup(tx, { ...named, createdAt });
  await queries.addToGroup(tx, id, memberIds);
  return requireFound(await queries.findGroup(tx, id), 'Group');
}

export async function changeGroup(tx: Database, id: string, { memberIds, add, remove, ...named }: Changed) {
  requireFound(await queries.groupToChange(tx, id), 'Group');
  const coming = memberIds ?? add ?? [];
  await refuseOthers(tx, coming);
  if (Object.values(named).some(value => value !== undefined)) await queries.setGroup(tx, id, named);
  if (memberIds) await queries.keepInGroup(tx, id, memberIds);
  if (remove) await queries.removeFromGroup(tx, id, remove);
  await queries.addToGroup(tx, id, coming);
  const changed = requireFound(await queries.findGroup(tx, id), 'Group');
  if (changed.memberIds.length > maxInGroup)
    throw badInput('add', `A group holds at most ${maxInGroup.toLocaleString('en-US')} members`);
  return changed;
}

/** Only members are grouped. Who is removed need not be there any more. */
async function refuseOthers(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const people = await queries.peopleToGroup(tx, ids);
  if (people.length < ids.length) throw notFound('Member');
  for (const person of people) refuseCoach(person, 'Groups');
}
