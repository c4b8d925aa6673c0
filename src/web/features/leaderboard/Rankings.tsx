import { useCurrentUser } from '#web/session/current-user.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { NextPage } from '#web/ui/controls/NextPage.tsx';
import { type BoardRow, rateText, unitsText } from './board-rows.ts';
import { Person, Points, Rank } from './RankingRow.tsx';
import { RankingsTable } from './RankingsTable.tsx';
import type { useBoard } from './use-board.ts';

type Board = ReturnType<typeof useBoard>;
type RankingsProps = { board: Board; loaded: NonNullable<Board['loaded']> };

/** All Rankings, and more of them as one scrolls. */
export function Rankings({ board, loaded: { rows, own } }: RankingsProps) {
  const { user } = useCurrentUser();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = board;
  return (
    <div>
      <Card flush title="All Rankings">
        <div className="relative">
          <RankingsTable rows={rows} ownId={user?.id} />
          {own && <PinnedRow row={own} />}
        </div>
      </Card>
      {hasNextPage && (
        <NextPage isLoading={isFetchingNextPage} hasFailed={isFetchNextPageError} onMore={fetchNextPage} />
      )}
    </div>
  );
}

/** The member's own row, at the lower edge of the screen until the rows have come to it. */
function PinnedRow({ row }: { row: BoardRow }) {
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 rounded-b-lg bg-surface">
      <div
        role="group"
        aria-label="Your row"
        className="grid grid-cols-[--spacing(13)_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 rounded-b-lg border-t border-accent/45 bg-accent-soft px-(--card-pad) py-3 text-sm shadow-[inset_3px_0_0_var(--accent)] @2xl:grid-cols-[13%_minmax(0,1fr)_18%_20%_13%] @2xl:gap-x-0 @2xl:px-0"
      >
        <span className="@2xl:pl-(--card-pad)">
          <Rank rank={row.rank} />
        </span>
        <span className="min-w-0 font-medium @2xl:px-3">
          <Person row={row} isOwn />
        </span>
        <span className="text-right text-base font-medium @2xl:px-3">{rateText(row.completionRate)}</span>
        <span className="text-muted @2xl:whitespace-nowrap @max-2xl:col-start-2 @2xl:px-3 @2xl:text-right @2xl:text-ink">
          {unitsText(row)}
          <span className="@2xl:sr-only"> units</span>
        </span>
        <span className="text-muted @2xl:whitespace-nowrap @2xl:pr-(--card-pad) @2xl:text-right @2xl:text-ink">
          <Points points={row.challengePoints} />
        </span>
      </div>
    </div>
  );
}
