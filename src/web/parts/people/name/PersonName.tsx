import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userHere } from '#web/offline/member-here.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';

/** A name on a screen that members see too: a coach gets to the person's own page by it. Read once, not followed: there may be thousands. */
export function PersonName({ memberId, children }: { memberId: string; children: ReactNode }) {
  const isCoach = userHere(useQueryClient())?.role === 'admin';
  return isCoach ? <MemberLink memberId={memberId}>{children}</MemberLink> : children;
}
