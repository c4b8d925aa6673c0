import { ChartNoAxesColumn, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { getWeeklyStats } from '#contract/assignments.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { noGroups, ofGroup, useGroups } from '#web/parts/groups/groups.ts';
import { cx } from '#web/ui/look/cx.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { useShown } from './assignment-views.ts';
import { WeeklyStatsTable } from './WeeklyStatsTable.tsx';

/** Statistics of this week for everyone, or for the group that the list is narrowed to; loaded when they are opened. */
export function WeeklyStats() {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  return (
    <section
      aria-label="Weekly Completion Stats"
      className="mb-6 rounded-lg border border-line bg-surface shadow-card"
    >
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={contentId}
          className="flex min-h-(--control-height) w-full items-center justify-between gap-3 rounded-lg p-(--card-pad) text-left hover:bg-hover"
          onClick={() => setOpen(!open)}
        >
          <span className="display text-xl">Weekly Completion Stats</span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={contentId} hidden={!open}>
        {open && <Stats />}
      </div>
    </section>
  );
}

const oneMinute = 60_000;

function Stats() {
  const stats = useRead(getWeeklyStats, {}, { staleTime: oneMinute });
  const { group } = useShown();
  const { data: groups = noGroups } = useGroups();
  return (
    <Query
      of={stats}
      failed="The weekly stats could not be loaded."
      loading={
        <Loading label="Loading the weekly stats" className="grid gap-2 p-(--card-pad) pt-0">
          {['head', 'first', 'second', 'third'].map(row => (
            <Skeleton key={row} className="h-8" />
          ))}
        </Loading>
      }
      empty={<EmptyState icon={ChartNoAxesColumn}>There are no members yet.</EmptyState>}
    >
      {stats => {
        const ofThem = ofGroup(stats, groups, group, ({ memberId }) => memberId);
        if (ofThem.length > 0) return <WeeklyStatsTable stats={ofThem} />;
        return <EmptyState icon={ChartNoAxesColumn}>Nobody is in this group yet.</EmptyState>;
      }}
    </Query>
  );
}
