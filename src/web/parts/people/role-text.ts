import { type Member, memberName } from './member-text.ts';

export type Role = Member['role'];

export const roleNames: Record<Role, string> = { member: 'Member', admin: 'Admin' };

export const roleOptions = (['member', 'admin'] as const).map(role => ({
  value: role,
  label: roleNames[role],
}));

export const countCoaches = (people: readonly Pick<Member, 'role'>[]): number =>
  people.filter(({ role }) => role === 'admin').length;

/**
 * The reason why a role can't change: no one changes their own, and there is always a coach. Null when it can change.
 */
export function whyRoleStays(
  { id, role }: Pick<Member, 'id' | 'role'>,
  viewerId: string | undefined,
  coaches: number,
): string | null {
  if (role === 'admin' && coaches <= 1) return 'The last coach stays a coach.';
  return id === viewerId ? 'Only another coach can change your role.' : null;
}

/** The question before a role is changed, and what the change means. */
export function roleQuestion(member: Pick<Member, 'firstName' | 'lastName' | 'email'>, role: Role) {
  const name = memberName(member);
  if (role === 'admin') {
    return {
      title: `Make ${name} a coach?`,
      description:
        'A coach sees and changes everything in this console: every member’s training, all programs, and who else is a coach. A coach needs no membership.',
      confirmLabel: 'Make Coach',
    };
  }
  return {
    title: `Make ${name} a member?`,
    description: 'They lose this console at once. They have member access while their membership is active.',
    confirmLabel: 'Make Member',
  };
}
