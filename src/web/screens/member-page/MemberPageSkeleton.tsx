import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

export function MemberPageSkeleton() {
  return (
    <Loading label="Loading the member" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-5 w-80 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </Loading>
  );
}
