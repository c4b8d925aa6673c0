import { Trophy } from 'lucide-react';
import { getMyStanding } from '#contract/leaderboard.ts';
import { leastDaysTrained } from '#domain/challenges/standing.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, Skeleton, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { hasFewDays, rankText, pointsText, rateText } from './board-rows.ts';
import { monthName } from './months.ts';
import { PointsLines } from './PointsLines.tsx';
import { exactUnits, areLinesOfRecord, type Standing, whoStandsFirst } from './standing-lines.ts';
import { TrainingDayLines } from './TrainingDayLines.tsx';

type StandingDialogProps = {
  open: boolean;
  /** Month; the present one by default. */
  month: string | undefined;
  onClose: () => void;
};

/** The calculation of one's own place, line by line. */
export function StandingDialog({ open, month, onClose }: StandingDialogProps) {
  // At each opening: others move it at any time.
  const options = { enabled: open, staleTime: 0 };
  const standing = useRead(getMyStanding, { query: { month } }, options);
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      title="How my rank is worked out"
      description={standing.data && monthName(standing.data.month)}
      size="lg"
      footer={<DialogClose>Close</DialogClose>}
    >
      <Query of={standing} failed="Your rank could not be loaded." loading={<LinesSkeleton />}>
        {answer => <Lines standing={answer} />}
      </Query>
    </Dialog>
  );
}

function Lines({ standing }: { standing: Standing }) {
  const { rank, totalMembers, days, points, daysTrained } = standing;
  if (rank === null && days.length === 0 && points.length === 0) {
    return (
      <EmptyState icon={Trophy}>
        Nothing counts this month yet. A training day counts once it is over, today’s with its first log, and
        a result in a challenge brings points.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Result standing={standing} />
      {!areLinesOfRecord(standing) && <Corrected standing={standing} />}
      <TrainingDayLines standing={standing} />
      <PointsLines points={points} />
      {rank !== null && (
        <p className="border-t border-line pt-4 text-muted">
          {whoStandsFirst(daysTrained)} That puts you at{' '}
          <strong className="font-medium text-ink">{rankText(rank, totalMembers)}</strong>.
        </p>
      )}
    </div>
  );
}

function Result({ standing }: { standing: Standing }) {
  const { rank, totalMembers, completionRate, totalAssigned, challengePoints, daysTrained } = standing;
  return (
    <dl className="grid grid-halves gap-x-3 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
      <Figure name="Rank" value={rank === null ? '–' : `#${rank.toLocaleString('en-US')}`}>
        {rank === null ? 'not on the board' : `of ${totalMembers.toLocaleString('en-US')}`}
      </Figure>
      {daysTrained !== null && (
        <Figure name="Days" value={daysTrained.toLocaleString('en-US')}>
          {hasFewDays(daysTrained) ? `of ${leastDaysTrained} with a log` : 'with a log'}
        </Figure>
      )}
      <Figure name="Rate" value={rateText(completionRate)}>
        {totalAssigned > 0 ? 'of what was assigned' : 'nothing assigned'}
      </Figure>
      <Figure name="Points" value={challengePoints.toLocaleString('en-US')}>
        from challenges
      </Figure>
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="font-serif text-muted">{name}</dt>
      <dd className="text-2xl font-medium tracking-tight sm:text-3xl">{value}</dd>
      <dd className="text-xs text-faint">{children}</dd>
    </div>
  );
}

/** Between the two, a log was corrected or a day moved. */
function Corrected({ standing }: { standing: Standing }) {
  const { isClosed, totalCompleted, totalAssigned, completionRate, challengePoints } = standing;
  if (!isClosed) return null;
  return (
    <Notice>
      The lines below were corrected after this month was closed. Its record stays:{' '}
      {exactUnits(totalCompleted)} of {exactUnits(totalAssigned)} units, {rateText(completionRate)},{' '}
      {pointsText(challengePoints)}.
    </Notice>
  );
}

function LinesSkeleton() {
  return (
    <Loading label="Loading how your rank is worked out" className="grid gap-7">
      <Skeleton className="h-27 rounded-lg" />
      <SkeletonLines lines={6} />
      <SkeletonLines lines={3} />
    </Loading>
  );
}
