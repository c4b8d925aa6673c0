import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

export function ExerciseSkeleton() {
  return (
    <Loading label="Loading the exercise" className="grid gap-(--stack)">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </Loading>
  );
}
