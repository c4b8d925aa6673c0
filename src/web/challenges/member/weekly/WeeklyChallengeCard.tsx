import { Suspense } from 'react';
import { ChallengeSkeleton } from '#web/challenges/member/card/ChallengeSkeleton.tsx';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const WeeklyChallenge = lazyPart(
  async () => (await import('./WeeklyChallenge.tsx')).WeeklyChallenge,
  Nothing,
);

/** The single challenge that runs now, and the way to hand in a score; in the hall with the best five. */
export function WeeklyChallengeCard({ place }: { place?: 'hall' }) {
  return (
    <Suspense fallback={<ChallengeSkeleton />}>
      <WeeklyChallenge isHall={place === 'hall'} />
    </Suspense>
  );
}
