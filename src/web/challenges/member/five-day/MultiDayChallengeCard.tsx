import { Suspense } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { ChallengeSkeleton } from '#web/challenges/member/card/ChallengeSkeleton.tsx';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const MultiDayChallenge = lazyPart(
  async () => (await import('./MultiDayChallenge.tsx')).MultiDayChallenge,
  Nothing,
);

type MultiDayChallengeCardProps =
  | { place: 'hall'; date?: never }
  /** The date of the Workout Log. */
  | { place?: never; date: PlainDate };

/** The 5-day challenge on a date; in the hall with all its days and the ten who are furthest. */
export function MultiDayChallengeCard({ place, date }: MultiDayChallengeCardProps) {
  return (
    <Suspense fallback={place === 'hall' ? <ChallengeSkeleton /> : null}>
      <MultiDayChallenge date={date ?? null} />
    </Suspense>
  );
}
