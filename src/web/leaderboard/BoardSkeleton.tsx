import { cx } from '#web/ui/look/cx.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

const steps = ['@2xl:h-76', '@2xl:h-88', '@2xl:h-68'];

/** In the shape of the podium and the rankings. */
export function BoardSkeleton() {
  return (
    <Loading label="Loading the rankings" className="@container grid gap-6">
      <div className="grid gap-3 @2xl:flex @2xl:items-end @2xl:justify-center">
        {steps.map(step => (
          <Skeleton key={step} className={cx('h-32 rounded-lg @2xl:max-w-72 @2xl:flex-1', step)} />
        ))}
      </div>
      <Skeleton className="h-14 rounded-lg" />
      <div className="divide-y divide-line/60 rounded-lg border border-line bg-surface">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} aria-hidden="true" className="flex items-center gap-3 px-(--card-pad) py-3">
            <Skeleton className="w-6" />
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="w-40 max-w-1/2" />
            <Skeleton className="ml-auto w-14" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
