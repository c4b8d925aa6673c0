import { getCheckIn } from '#contract/coaching/check-ins.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Suspense } from 'react';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { fetchOpenedPart, leaveCheckInsView, useCheckInsView } from './check-ins-view.ts';
import { ThisWeek } from './ThisWeek.tsx';

const WriteCheckIn = lazyPart(async () => (await import('./WriteCheckIn.tsx')).WriteCheckIn);

fetchOpenedPart({ write: WriteCheckIn });

/** The console's Check-ins: who has answered this week, and the questions themselves. */
export function CheckInsScreen() {
  const view = useCheckInsView();
  const checkIn = useRead(getCheckIn, {});
  if (!checkIn.data)
    return (
      <>
        <PageHeader title="Check-ins" />
        <Card>
          <Query
            of={checkIn}
            failed="The check-in could not be loaded."
            loading={
              <Loading label="Loading the check-in">
                <SkeletonLines lines={6} />
              </Loading>
            }
          />
        </Card>
      </>
    );
  if (view.name === 'week') return <ThisWeek checkIn={checkIn.data} />;
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <WriteCheckIn checkIn={checkIn.data} onLeave={() => leaveCheckInsView(view)} />
    </Suspense>
  );
}
