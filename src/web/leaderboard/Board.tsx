import { Trophy } from 'lucide-react';
import { sentenceOf } from '#web/data/send.ts';
import { cx } from '#web/ui/look/cx.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { HowRankingsAreCalculated } from './HowRankingsAreCalculated.tsx';
import { HowMyRankComesAbout, Rankings } from './Rankings.tsx';
import { Podium } from './Podium.tsx';
import { useBoard } from './use-board.ts';

type BoardProps = {
  /** This one unless said. */
  month: string | undefined;
  isMember: boolean;
};

/** The podium, everyone's place, and what it is made of. */
export function Board({ month, isMember }: BoardProps) {
  const board = useBoard(month);
  const { loaded, isPending, isPlaceholderData } = board;
  if (isPending) return <BoardSkeleton />;
  if (!loaded) {
    return (
      <ErrorState
        message={sentenceOf(board.error ?? new Error(), 'The rankings could not be loaded.')}
        onRetry={board.refetch}
        retrying={board.isFetching}
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
        <EmptyState icon={Trophy} action={isMember && <HowMyRankComesAbout month={month} />}>
          No rankings yet for this month
        </EmptyState>
      ) : (
        <Podium rows={rows} areAllLoaded={!board.hasNextPage} />
      )}
      <HowRankingsAreCalculated />
      {rows.length > 0 && <Rankings board={board} loaded={loaded} month={month} />}
    </div>
  );
}
