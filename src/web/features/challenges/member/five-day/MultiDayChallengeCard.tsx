import { Suspense, useState } from 'react';
import { getActiveMultiDayChallenge } from '#contract/challenges.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { ChallengeSkeleton } from '#web/features/challenges/member/card/ChallengeSkeleton.tsx';
import { useRead } from '#web/data/read.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const MultiDayChallenge = lazyPart(
  async () => (await import('./MultiDayChallenge.tsx')).MultiDayChallenge,
  Nothing,
  { shows: getActiveMultiDayChallenge.path },
);

type MultiDayChallengeCardProps =
  | { location: 'hall'; date?: never }
  /** The date of the Workout Log. */
  | { location?: never; date: PlainDate };

/** The 5-day challenge on a date; in the hall with all its days and the ten who are furthest. */
export function MultiDayChallengeCard({ location, date }: MultiDayChallengeCardProps) {
  const { data } = useRead(getActiveMultiDayChallenge, {});
  const [wasThere, setThere] = useState(location === 'hall');
  // Once there, it stays: a dialog of it may be open when the challenge ends.
  if (data && !wasThere) setThere(true);
  if (!wasThere) return null;
  return (
    <Suspense fallback={location === 'hall' ? <ChallengeSkeleton /> : null}>
      <MultiDayChallenge date={date ?? null} />
    </Suspense>
  );
}
