import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

export const cardColumns = 'grid gap-(--stack) md:grid-cols-2 2xl:grid-cols-3';

export function CardsSkeleton() {
  return (
    <Loading label="Loading challenges..." className={cardColumns}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-48 rounded-lg" />
      ))}
    </Loading>
  );
}

/** The outline of the editor. */
export function PageSkeleton() {
  return (
    <Loading label="Loading the challenge..." className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </Loading>
  );
}
