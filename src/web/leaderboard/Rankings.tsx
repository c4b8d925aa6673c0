import { Suspense, useState } from 'react';
import { getMyStanding } from '#contract/leaderboard.ts';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { NextPage } from '#web/ui/lists/NextPage.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { type BoardRow, placeText, rateText, unitsText } from './board-rows.ts';
import { Person, Points, Rank } from './RankingRow.tsx';
import { RankingsTable } from './RankingsTable.tsx';
import type { useBoard } from './use-board.ts';

const StandingDialog = lazyPart(async () => (await import('./StandingDialog.tsx')).StandingDialog);

type Board = ReturnType<typeof useBoard>;
type RankingsProps = { board: Board; loaded: NonNullable<Board['loaded']>; month: string | undefined };

/** All Rankings, and more of them as one scrolls. */
export function Rankings({ board, loaded: { rows, own }, month }: RankingsProps) {
  const { user } = useCurrentUser();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = board;
  const isMember = user?.role === 'member';
  return (
    <div>
      <Card
        flush
        title="All Rankings"
        description={isMember && <OwnPlace month={month} />}
        actions={isMember && <HowMyRankComesAbout month={month} />}
      >
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

function OwnPlace({ month }: { month: string | undefined }) {
  const { data } = useRead(getMyStanding, { query: { month } }, { freshFor: 0 });
  // The line is there from the start, so that nothing moves when it is filled.
  if (!data) return ' ';
  if (data.rank === null) return 'You are not on this board.';
  return `You are ${placeText(data.rank, data.totalMembers)}.`;
}

export function HowMyRankComesAbout({ month }: { month: string | undefined }) {
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <Button size="sm" onClick={() => setDialog('open')}>
        How my rank comes about
      </Button>
      {dialog !== 'unopened' && (
        <Suspense>
          <StandingDialog open={dialog === 'open'} month={month} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** One's own row, at the lower edge of the screen until the rows have come to it. */
function PinnedRow({ row }: { row: BoardRow }) {
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 rounded-b-lg bg-surface">
      <div
        role="group"
        aria-label="Your row"
        className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 rounded-b-lg border-t border-accent/45 bg-accent-soft px-(--card-pad) py-3 text-sm shadow-[inset_3px_0_0_var(--accent)] @2xl:grid-cols-[13%_minmax(0,1fr)_18%_20%_13%] @2xl:gap-x-0 @2xl:px-0"
      >
        <span className="@2xl:pl-(--card-pad)">
          <Rank rank={row.rank} />
        </span>
        <span className="min-w-0 font-medium @2xl:px-3">
          <Person row={row} isOwn />
        </span>
        <span className="text-right text-base font-medium @2xl:px-3">{rateText(row.completionRate)}</span>
        <span className="whitespace-nowrap text-muted @max-2xl:col-start-2 @2xl:px-3 @2xl:text-right @2xl:text-ink">
          {unitsText(row)}
          <span className="@2xl:sr-only"> units</span>
        </span>
        <span className="whitespace-nowrap text-muted @2xl:pr-(--card-pad) @2xl:text-right @2xl:text-ink">
          <Points points={row.challengePoints} />
        </span>
      </div>
    </div>
  );
}
