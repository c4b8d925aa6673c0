import { Suspense } from 'react';
import { leaveMemberView, useMemberView } from '#web/members/member-view.ts';
import { MembersScreen } from '#web/members/list/MembersScreen.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { MemberPageSkeleton } from './MemberPageSkeleton.tsx';

const MemberPage = lazyPart(async () => (await import('./MemberPage.tsx')).MemberPage);

/** The Fellowship: everyone, or one person's own page. */
export function MembersSection() {
  const view = useMemberView();
  if (view.name === 'list') return <MembersScreen />;
  return (
    <Suspense fallback={<MemberPageSkeleton />}>
      <MemberPage key={view.memberId} memberId={view.memberId} onLeave={() => leaveMemberView(view)} />
    </Suspense>
  );
}
