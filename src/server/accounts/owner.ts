import type { SessionUser } from './queries.ts';

/** Whose data a call may reach: everyone's for a coach, their own for a member. To others it does not exist. */
export type Owner = { all: true } | { member: string };

export const ownerFor = ({ role, id }: Pick<SessionUser, 'role' | 'id'>): Owner =>
  role === 'admin' ? { all: true } : { member: id };

/** Whether something of this member's is within reach. */
export const mayReach = (owner: Owner, memberId: string): boolean =>
  'all' in owner || owner.member === memberId;

/** For SQL, where no id stands for everyone's. */
export const ownerId = (owner: Owner): string | null => ('all' in owner ? null : owner.member);
