import { PercentChange } from '#web/parts/lifts/change/PercentChange.tsx';
import { StatTile } from '#web/ui/figures/StatTile.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { type Completion, historyFigures } from './completion-figures.ts';

/** All completed programs in four numbers. */
export function HistoryTiles({ completions }: { completions: readonly Completion[] }) {
  const figures = historyFigures(completions);
  return (
    <div className={tiles}>
      <StatTile label="Programs Completed" value={figures.programs} />
      <StatTile
        label="Avg Completion Rate"
        value={figures.completionRate ?? <PercentChange percent={null} missing={none} />}
      />
      <StatTile
        label="Avg Strength Gain"
        value={<PercentChange percent={figures.strengthGain} missing={none} />}
      />
      <StatTile label="Total Workouts" value={figures.workouts} />
    </div>
  );
}

const none = 'none yet';
const tiles = 'grid grid-halves gap-3 @3xl:grid-cols-4';

export function HistoryTilesSkeleton() {
  return (
    <Loading label="Loading your figures" className={tiles}>
      {[0, 1, 2, 3].map(tile => (
        <Skeleton key={tile} className="h-28.5 rounded-lg" />
      ))}
    </Loading>
  );
}
