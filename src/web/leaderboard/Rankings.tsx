import { lazy, Suspense, useState } from 'react';
import { getMyStanding } from '#contract/leaderboard.ts';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { NextPage } from '#web/ui/lists/NextPage.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { placeText } from './board-rows.ts';
import { PinnedRow } from './PinnedRow.tsx';
import { RankingsTable } from './RankingsTable.tsx';
import type { useBoard } from './use-board.ts';

const StandingDialog = lazy(async () => ({ default: (await import('./StandingDialog.tsx')).StandingDialog }));

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
