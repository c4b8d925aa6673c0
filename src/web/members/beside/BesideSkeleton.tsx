import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { useOnRoot } from '#web/ui/look/on-root.ts';

/** The session takes the whole screen from the beginning. */
export function BesideSkeleton() {
  useOnRoot('full-screen');
  return (
    <div data-full-screen className="mx-auto grid max-w-2xl gap-4 py-6">
      <h1 className="sr-only">Session</h1>
      <Loading label="Loading the session" className="grid gap-4">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </Loading>
    </div>
  );
}
