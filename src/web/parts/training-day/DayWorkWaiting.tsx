import { WifiOff } from 'lucide-react';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** In the shape of a program's day with its exercises. */
export function DayWorkSkeleton() {
  return (
    <Loading label="Loading exercises" className="grid gap-3">
      <Skeleton className="h-6 w-48 max-w-full" />
      <Skeleton className="mb-2 w-32" />
      {[0, 1, 2].map(exercise => (
        <div
          key={exercise}
          className="grid gap-4 rounded-lg border border-line bg-surface p-(--card-pad) shadow-card"
        >
          <Skeleton className="h-6 w-40 max-w-full" />
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </Loading>
  );
}

export function NoSignal() {
  return (
    <EmptyState icon={WifiOff}>No signal here. The workout will load as soon as there is one.</EmptyState>
  );
}
