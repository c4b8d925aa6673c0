import { Suspense } from 'react';
import { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import { useRead } from '#web/data/read.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const DueCard = lazyPart(async () => (await import('./DueCard.tsx')).DueCard, Nothing, {
  shows: getDueCheckIn.path,
});

/** The way to the check-in that is due; where there is none, neither a file nor a place. */
export function DueCheckIn() {
  const { data } = useRead(getDueCheckIn, {});
  if (!data) return null;
  return (
    <Suspense>
      <DueCard due={data} />
    </Suspense>
  );
}
