import { useQueryClient } from '@tanstack/react-query';
import { listMembers } from '#contract/members.ts';
import { updateCached } from '#web/data/read.ts';
import type { Member } from './member-text.ts';

/** Changes one row of the list in the cache: thousands need not be read again for one of them. */
export function useMemberList() {
  const client = useQueryClient();
  const change = (to: (members: Member[]) => Member[]) => updateCached(client, listMembers, {}, to);
  return {
    put: (member: Member) => change(members => members.map(each => (each.id === member.id ? member : each))),
    drop: (id: string) => change(members => members.filter(each => each.id !== id)),
  };
}
