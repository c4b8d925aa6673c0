import { listGroups } from '#contract/members/groups.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { useRead } from '#web/data/read.ts';

export type Group = ResponseOf<typeof listGroups>[number];

/** A second coach may be changing them, too. */
const oneMinute = 60_000;

/** The members' groups, by name. A list that is narrowed to one sends its id as `?group=`, or takes `ofGroup`. */
export const useGroups = () => useRead(listGroups, {}, { staleTime: oneMinute });

/** Until they are read, and where they could not be. */
export const noGroups: readonly Group[] = [];

/** Rows about members of the chosen group; all rows where none is chosen, or the one chosen is gone. */
export function ofGroup<Row>(
  rows: readonly Row[],
  groups: readonly Group[],
  groupId: string,
  memberOf: (row: Row) => string,
): readonly Row[] {
  const group = groups.find(({ id }) => id === groupId);
  if (!group) return rows;
  const ids = new Set(group.memberIds);
  return rows.filter(row => ids.has(memberOf(row)));
}

/** In which groups each member is. */
export function groupsByMember(groups: readonly Group[]): ReadonlyMap<string, readonly Group[]> {
  const byMember = new Map<string, Group[]>();
  for (const group of groups) {
    for (const id of group.memberIds) byMember.set(id, [...(byMember.get(id) ?? []), group]);
  }
  return byMember;
}
