/** The value of `inGroup`. */
export type OfGroup = { group: string | null };

/** SQL: a member of the group that a call is narrowed to (`ofGroup` in its contract), or anybody where it names none. */
export const inGroup = (memberId: string): string =>
  `(:group::uuid is null or ${memberId} in (select gm.member_id from grouped_members gm where gm.group_id = :group))`;
