import { weekdays } from '#domain/plain-date.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { dayColumns } from './day-columns.ts';

export function PageSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <WeeksSkeleton />
    </div>
  );
}

export function WeeksSkeleton() {
  return (
    <Loading label="Loading the schedule..." className="grid gap-4">
      <Skeleton className="h-9 w-full" />
      <div className={dayColumns}>
        {weekdays.map(weekday => (
          <Skeleton key={weekday} className="h-28 rounded-lg" />
        ))}
      </div>
    </Loading>
  );
}
