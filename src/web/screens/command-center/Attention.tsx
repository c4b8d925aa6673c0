import { useEffect, useState } from 'react';
import { getAttentionLists } from '#contract/dashboard.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** Members log all day: after a minute the lists are read again when the coach comes back. */
const staleTime = 60_000;

const Lists = lazyPart(async () => (await import('./AttentionLists.tsx')).AttentionLists, undefined, {
  isSoonWanted: true,
});

/** The progress of this week and the last, and members who need the coach: loaded after the first paint. */
export function Attention() {
  const lists = useRead(getAttentionLists, {}, { enabled: useAfterPaint(), staleTime });
  if (lists.data) return <Fetched part={Lists} props={{ lists: lists.data }} meanwhile={<Meanwhile />} />;
  if (!lists.isError) return <Meanwhile />;
  return (
    <Card title="This week">
      <ErrorState
        message={sentenceOf(lists.error, 'This week could not be loaded.')}
        onRetry={lists.refetch}
        retrying={lists.isFetching}
      />
    </Card>
  );
}

function Meanwhile() {
  return (
    <Loading label="Loading this week" className="grid gap-4">
      <Skeleton className="h-56 rounded-lg" />
      <div className="grid gap-4 lg:grid-cols-2">
        {['missed', 'ending'].map(list => (
          <Skeleton key={list} className="h-72 rounded-lg" />
        ))}
      </div>
    </Loading>
  );
}

/** True once the screen has been painted: details that are only glanced at are loaded then, behind the main content. */
function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The frame's callback runs before its paint; a task from there runs after it.
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isPainted;
}
