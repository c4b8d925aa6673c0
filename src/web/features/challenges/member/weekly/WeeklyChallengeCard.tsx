import { Suspense } from 'react';
import { getCurrentChallenge } from '#contract/challenges.ts';
import { ChallengeSkeleton } from '#web/features/challenges/member/card/ChallengeSkeleton.tsx';
import { useRead } from '#web/data/read.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const WeeklyChallenge = lazyPart(
  async () => (await import('./WeeklyChallenge.tsx')).WeeklyChallenge,
  Nothing,
  { shows: getCurrentChallenge.path },
);

/** The single challenge that runs now, and the way to hand in a score; in the hall with the best five. */
export function WeeklyChallengeCard({ location }: { location?: 'hall' }) {
  const { data } = useRead(getCurrentChallenge, {});
  // The chunk is for those who have a challenge; the hall says that there is none.
  if (data === null && location !== 'hall') return null;
  return (
    <Suspense fallback={<ChallengeSkeleton />}>
      <WeeklyChallenge isHall={location === 'hall'} />
    </Suspense>
  );
}
