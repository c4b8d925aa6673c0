import { badInput, notFound } from '#server/http/problem.ts';
import type { SessionUser } from './queries.ts';

type Viewer = Pick<SessionUser, 'role' | 'id'>;

/** The data a call may reach: a coach reaches everyone's, a member their own. Other data is a 404, as if not there. */
export type Owner = { all: true } | { member: string };

export const ownerFor = ({ role, id }: Viewer): Owner => (role === 'admin' ? { all: true } : { member: id });

const isInScope = (owner: Owner, memberId: string): boolean => 'all' in owner || owner.member === memberId;

export function refuseUnreachable(viewer: Viewer, memberId: string): void {
  if (!isInScope(ownerFor(viewer), memberId)) throw notFound('Member');
}

/** The member whose data is requested: members get their own, a coach has to choose one. */
export function chosenMember(viewer: Viewer, memberId: string | undefined): string {
  if (memberId === undefined && 'all' in ownerFor(viewer)) throw badInput('memberId', 'Choose a member');
  const chosen = memberId ?? viewer.id;
  refuseUnreachable(viewer, chosen);
  return chosen;
}

/** The values of `reachable`. */
export type Scope = { everyones: boolean; ownerId: string | null };

export const scopeOf = (owner: Owner): Scope =>
  'all' in owner ? { everyones: true, ownerId: null } : { everyones: false, ownerId: owner.member };

/** SQL: a row of this member is within reach. */
export const inScope = (memberId: string): string => `(:everyones::boolean or ${memberId} = :ownerId::uuid)`;
