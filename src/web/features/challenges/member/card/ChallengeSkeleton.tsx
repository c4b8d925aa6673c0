import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, Skeleton, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** In the shape of a challenge's card. */
export function ChallengeSkeleton() {
  return (
    <Card>
      <Loading label="Loading the challenge" className="grid gap-4">
        <Skeleton className="w-32" />
        <Skeleton className="h-7 w-64 max-w-full" />
        <SkeletonLines lines={3} />
        <Skeleton className="h-13 w-full" />
      </Loading>
    </Card>
  );
}
