import type { SessionUser } from './queries.ts';

/** Whose data a call may reach: everyone's for a coach, their own for a member. To others it does not exist. */
export type Owner = { all: true } | { member: string };

export const ownerFor = ({ role, id }: Pick<SessionUser, 'role' | 'id'>): Owner =>
  role === 'admin' ? { all: true } : { member: id };

/** Whether something of this member's is within reach. */
export const mayReach = (owner: Owner, memberId: string): boolean =>
  'all' in owner || owner.member === memberId;

/** The values of `reachable`. */
export type Reach = { everyones: boolean; ownerId: string | null };

export const reachOf = (owner: Owner): Reach =>
  'all' in owner ? { everyones: true, ownerId: null } : { everyones: false, ownerId: owner.member };

/** SQL: whether a row of this member's is within reach. */
export const reachable = (memberId: string): string =>
  `(:everyones::boolean or ${memberId} = :ownerId::uuid)`;
