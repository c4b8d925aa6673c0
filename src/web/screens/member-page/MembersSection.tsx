import { Suspense } from 'react';
import { fetchOpenedPart, leaveMemberView, useMemberView } from '#web/features/members/member-view.ts';
import { CoachSession } from '#web/screens/member-page/coached/CoachSession.tsx';
import { MembersScreen } from '#web/features/members/list/MembersScreen.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { MemberPageSkeleton } from './MemberPageSkeleton.tsx';

const MemberPage = lazyPart(async () => (await import('./MemberPage.tsx')).MemberPage);

fetchOpenedPart({ member: MemberPage });

/** The Fellowship: everyone, one person's own page, or a session of theirs in the player. */
export function MembersSection() {
  const view = useMemberView();
  if (view.name === 'list') return <MembersScreen />;
  if (view.name === 'session')
    return (
      <CoachSession
        key={view.trainingDayId}
        trainingDayId={view.trainingDayId}
        onLeave={() => leaveMemberView(view)}
      />
    );
  return (
    <Suspense fallback={<MemberPageSkeleton />}>
      <MemberPage key={view.memberId} memberId={view.memberId} onLeave={() => leaveMemberView(view)} />
    </Suspense>
  );
}
