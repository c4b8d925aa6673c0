import { Suspense } from 'react';
import { PageSkeleton } from '#web/features/challenges/console/details/ChallengeSkeletons.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { fetchOpenedPart, leaveChallengeView, useChallengeView } from './challenge-view.ts';
import { ChallengeList } from './ChallengeList.tsx';

/** With the editor comes the dragging, which nothing else here needs. */
const CreateFiveDay = lazyPart(async () => (await import('./five-day/CreateFiveDay.tsx')).CreateFiveDay);

const EditFiveDay = lazyPart(async () => (await import('./five-day/EditFiveDay.tsx')).EditFiveDay);

fetchOpenedPart({ 'create-5-day': CreateFiveDay, 'edit-5-day': EditFiveDay });

/** The coach's challenges: the list, and a 5-day challenge being written. */
export function ChallengesScreen() {
  const view = useChallengeView();
  const leave = () => leaveChallengeView(view);
  switch (view.name) {
    case 'create-5-day':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <CreateFiveDay onLeave={leave} />
        </Suspense>
      );
    case 'edit-5-day':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <EditFiveDay key={view.challengeId} challengeId={view.challengeId} onLeave={leave} />
        </Suspense>
      );
    default:
      return <ChallengeList />;
  }
}
