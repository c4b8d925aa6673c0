import { badInput, notFound } from '#server/http/problem.ts';
import type { SessionUser } from './queries.ts';

type Viewer = Pick<SessionUser, 'role' | 'id'>;

/** Whose data a call may reach: everyone's for a coach, their own for a member. To others it does not exist. */
export type Owner = { all: true } | { member: string };

export const ownerFor = ({ role, id }: Viewer): Owner => (role === 'admin' ? { all: true } : { member: id });

/** Whether something of this member's is within reach. */
const mayReach = (owner: Owner, memberId: string): boolean => 'all' in owner || owner.member === memberId;

export function refuseUnreachable(viewer: Viewer, memberId: string): void {
  if (!mayReach(ownerFor(viewer), memberId)) throw notFound('Member');
}

/** Whose data is asked for, where it is one member's at a time: members' own, while a coach says whose. */
export function chosenMember(viewer: Viewer, memberId: string | undefined): string {
  if (memberId === undefined && 'all' in ownerFor(viewer)) throw badInput('memberId', 'Choose a member');
  const chosen = memberId ?? viewer.id;
  refuseUnreachable(viewer, chosen);
  return chosen;
}

/** The values of `reachable`. */
export type Reach = { everyones: boolean; ownerId: string | null };

export const reachOf = (owner: Owner): Reach =>
  'all' in owner ? { everyones: true, ownerId: null } : { everyones: false, ownerId: owner.member };

/** SQL: whether a row of this member's is within reach. */
export const reachable = (memberId: string): string =>
  `(:everyones::boolean or ${memberId} = :ownerId::uuid)`;
