import { listCompletions } from '#contract/completions.ts';
import { CompletionCard } from '#web/completions/CompletionCard.tsx';
import { HistoryTiles } from '#web/completions/HistoryTiles.tsx';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** What they have finished, and what came of it. */
export function MemberHistory({ memberId }: { memberId: string }) {
  const read = useRead(listCompletions, { params: { userId: memberId } });
  return (
    <section aria-label="Program History" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <h2 className="display text-2xl">Program History</h2>
      {read.isPending && (
        <Loading label="Loading completed programs">
          <Skeleton className="h-60 rounded-lg" />
        </Loading>
      )}
      {read.error && !read.data && (
        <ErrorState
          message={sentenceOf(read.error, 'The program history could not be loaded.')}
          onRetry={read.refetch}
          retrying={read.isFetching}
        />
      )}
      {read.data?.length === 0 && <p className="text-muted">No completed programs yet.</p>}
      {read.data && read.data.length > 0 && (
        <>
          <HistoryTiles completions={read.data} />
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
            {read.data.map(completion => (
              <li key={completion.id}>
                <CompletionCard completion={completion} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
