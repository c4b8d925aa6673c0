import { listComingTrainingDays } from '#contract/training/own-days.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { ComingWeek } from './ComingWeek.tsx';
import { useWeekChanges } from './use-week-changes.ts';

/** The coming week of one member, read and changed outside the round. */
export function WeekOfMember({ memberId, firstName }: { memberId: string; firstName: string }) {
  const coming = useRead(listComingTrainingDays, { params: { userId: memberId }, query: {} });
  const changes = useWeekChanges(memberId, firstName);
  if (coming.data) return <ComingWeek days={coming.data} firstName={firstName} changes={changes} />;
  return (
    <Card title="Coming week">
      <Query
        of={coming}
        failed="The coming week could not be loaded."
        loading={
          <Loading label="Loading the coming week">
            <SkeletonLines lines={4} />
          </Loading>
        }
      />
    </Card>
  );
}
