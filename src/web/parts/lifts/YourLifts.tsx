import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { listLifts } from '#contract/training/strength.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Sparkline } from '#web/ui/figures/trend/Sparkline.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { landmarksOf, type Lift, lineText, sinceFirstText } from './lift-history.ts';
import { LiftLine, type OpenDate } from './LiftLine.tsx';
import { YourMaxes } from './YourMaxes.tsx';

type YourLiftsProps = {
  /** Member, where a coach looks. */
  memberId?: string;
  /** Opens a date of a lift's line. */
  onOpenDate?: OpenDate;
};

/** A small line for each lift of the member; a click opens it large. */
export function YourLifts({ memberId, onOpenDate }: YourLiftsProps) {
  // A coach has the member's maxes at hand, beside the heading.
  const isOwn = memberId === undefined;
  const query = isOwn ? {} : { memberId };
  const lifts = useRead(listLifts, { query });
  const [shown, setShown] = useState<{ lift: Lift; isOpen: boolean } | null>(null);
  if (!lifts.data?.length) {
    return (
      <Query
        of={lifts}
        failed="The lifts could not be loaded."
        loading={<LiftsSkeleton />}
        empty={
          <EmptyState icon={ChartLine} action={isOwn && <YourMaxes />}>
            No lifts yet. A strength exercise logged with a weight and up to 12 reps draws its line here.
          </EmptyState>
        }
      />
    );
  }
  return (
    <div className="@container">
      {isOwn && <YourMaxes className="mb-3" />}
      <LongList
        as="ul"
        className={grid}
        items={lifts.data}
        estimate={112}
        render={lift => (
          <li key={lift.exerciseId} className="min-w-0">
            <LiftButton lift={lift} onOpen={() => setShown({ lift, isOpen: true })} />
          </li>
        )}
      />
      {shown && (
        <Dialog
          open={shown.isOpen}
          onOpenChange={isOpen => setShown({ ...shown, isOpen })}
          title={shown.lift.exerciseName}
          size="lg"
          footer={<DialogClose>Close</DialogClose>}
        >
          <LiftLine name={shown.lift.exerciseName} history={shown.lift.history} onOpenDate={onOpenDate} />
        </Dialog>
      )}
    </div>
  );
}

const grid =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-3 not-first:mt-3 @xl:grid-cols-2 @4xl:grid-cols-3';

function LiftButton({ lift, onOpen }: { lift: Lift; onOpen: () => void }) {
  const { weight: unit } = useUnits();
  const marks = landmarksOf(lift.history);
  if (marks === null) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="grid size-full grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-4 text-left shadow-card transition-colors hover:border-line-strong"
    >
      <span className="col-span-2 font-serif text-base wrap-anywhere">{lift.exerciseName}</span>
      <span>
        <span className="text-3xl font-medium tracking-tight">
          {oneRepMaxText(marks.latest.estimated1RM, unit)}
        </span>{' '}
        <span className="text-sm text-faint">{unit}</span>
        <span className="block text-sm text-muted">{sinceFirstText(marks.change)}</span>
      </span>
      <Sparkline
        label={lineText(lift.history, unit)}
        values={lift.history.map(({ estimated1RM }) => estimated1RM)}
        className="mb-1 h-10 w-28"
      />
    </button>
  );
}

function LiftsSkeleton() {
  return (
    <div className="@container">
      <Loading label="Loading lifts" className={grid}>
        {[0, 1, 2, 3, 4, 5].map(lift => (
          <Skeleton key={lift} className="h-28 rounded-lg" />
        ))}
      </Loading>
    </div>
  );
}
