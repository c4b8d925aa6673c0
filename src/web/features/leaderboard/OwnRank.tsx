import { Suspense, useState } from 'react';
import { getMyStanding } from '#contract/leaderboard.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { rankText, pointsText, rateText } from './board-rows.ts';

const StandingDialog = lazyPart(async () => (await import('./StandingDialog.tsx')).StandingDialog);

/** The member's own place: the reason to come, so it is the first thing. */
export function OwnRank({ month }: { month: string | undefined }) {
  const { data } = useRead(getMyStanding, { query: { month } }, { staleTime: 0 });
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <Card accent>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {/* The lines are there from the start, so that nothing moves when they are filled. */}
        <div className="min-w-0">
          <p className="display min-h-8 text-2xl">{data && standingText(data)}</p>
          <p className="min-h-5 text-sm text-muted">{data && figuresText(data)}</p>
        </div>
        <Button size="sm" onClick={() => setDialog('open')}>
          How my rank is worked out
        </Button>
      </div>
      {dialog !== 'unopened' && (
        <Suspense>
          <StandingDialog open={dialog === 'open'} month={month} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Card>
  );
}

type Standing = {
  rank: number | null;
  totalMembers: number;
  completionRate: number;
  totalAssigned: number;
  challengePoints: number;
};

const standingText = ({ rank, totalMembers }: Standing): string =>
  rank === null ? 'You are not on this board.' : `You are ${rankText(rank, totalMembers)}.`;

/** '89.6% done · 125 points' */
const figuresText = ({ completionRate, totalAssigned, challengePoints }: Standing): string =>
  [totalAssigned > 0 && `${rateText(completionRate)} done`, pointsText(challengePoints)]
    .filter(Boolean)
    .join(' · ');
