import { Trophy } from 'lucide-react';
import { Query } from '#web/data/Query.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { HowRankingsAreCalculated } from './HowRankingsAreCalculated.tsx';
import { Podium } from './Podium.tsx';
import { Rankings } from './Rankings.tsx';
import { useBoard } from './use-board.ts';

type BoardProps = {
  /** Month; the present one by default. */
  month: string | undefined;
};

/** The podium, everyone's place, and the explanation. */
export function Board({ month }: BoardProps) {
  const board = useBoard(month);
  const { loaded, isPlaceholderData } = board;
  if (!loaded) {
    return (
      <Query
        of={{ ...board, data: loaded }}
        failed="The rankings could not be loaded."
        loading={<BoardSkeleton />}
      />
    );
  }
  const { rows } = loaded;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity',
        isPlaceholderData && 'opacity-60',
      )}
    >
      {rows.length === 0 ? (
        <EmptyState icon={Trophy}>No rankings yet for this month</EmptyState>
      ) : (
        <Podium rows={rows} areAllLoaded={!board.hasNextPage} />
      )}
      <HowRankingsAreCalculated />
      {rows.length > 0 && <Rankings board={board} loaded={loaded} />}
    </div>
  );
}

const steps = ['@2xl:h-76', '@2xl:h-88', '@2xl:h-68'];

/** In the shape of the podium and the rankings. */
function BoardSkeleton() {
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
