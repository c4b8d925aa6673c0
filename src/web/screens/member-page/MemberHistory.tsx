import { listCompletions } from '#contract/completions.ts';
import { Query } from '#web/data/Query.tsx';
import { CompletionCard } from '#web/features/completions/CompletionCard.tsx';
import { HistoryTiles } from '#web/features/completions/HistoryTiles.tsx';
import { useRead } from '#web/data/read.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** Programs that they have finished, and the results. */
export function MemberHistory({ memberId }: { memberId: string }) {
  const read = useRead(listCompletions, { params: { userId: memberId } });
  return (
    <section aria-label="Program History" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <h2 className="display text-2xl">Program History</h2>
      <Query
        of={read}
        failed="The program history could not be loaded."
        loading={
          <Loading label="Loading completed programs">
            <Skeleton className="h-60 rounded-lg" />
          </Loading>
        }
        empty={<p className="text-muted">No completed programs yet.</p>}
      >
        {completions => (
          <>
            <HistoryTiles completions={completions} />
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
              {completions.map(completion => (
                <li key={completion.id}>
                  <CompletionCard completion={completion} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Query>
    </section>
  );
}
