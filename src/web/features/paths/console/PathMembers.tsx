import { Users } from 'lucide-react';
import { listPathMembers } from '#contract/programs/paths.ts';
import { formatDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { standingOf } from '#web/parts/paths/path-text.ts';
import type { Run } from '#web/parts/paths/path.ts';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** Everyone who was given the path: in which block and week they are, and how much of it is done. */
export function PathMembers({ pathId }: { pathId: string }) {
  const members = useRead(listPathMembers, { params: { id: pathId } });
  return (
    <Card title="On this path" flush>
      <Query
        of={members}
        failed="Who is on it could not be loaded."
        loading={
          <Loading label="Loading members" className="p-(--card-pad)">
            <SkeletonLines lines={4} />
          </Loading>
        }
        empty={
          <EmptyState icon={Users}>
            Nobody is on this path yet. Assign it to members, or to a group.
          </EmptyState>
        }
      >
        {runs => (
          <LongList
            as="ul"
            className="divide-y divide-line/60 pb-2"
            items={runs}
            estimate={68}
            render={run => <RunRow key={run.runId} run={run} />}
          />
        )}
      </Query>
    </Card>
  );
}

function RunRow({ run }: { run: Run }) {
  const { memberId, memberName, memberImageUrl, completedExercises, totalExercises } = run;
  const words = `${completedExercises}/${totalExercises} exercises`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--card-pad) py-2.5">
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <Avatar name={memberName} src={memberImageUrl} />
        <span className="min-w-0 text-sm">
          <MemberLink
            memberId={memberId}
            className="inline-flex min-h-6 items-center text-base font-medium wrap-anywhere pointer-coarse:min-h-11"
          >
            {memberName}
          </MemberLink>
          <span className="block text-muted">
            {run.state === 'paused' ? <Badge tone="warning">{standingOf(run)}</Badge> : standingOf(run)}
            {weekOf(run)}
          </span>
        </span>
      </span>
      <span className="grid min-w-0 flex-1 basis-48 gap-1 text-sm">
        <ProgressBar
          label={`Completion of ${memberName}`}
          hideLabel
          value={completedExercises}
          max={totalExercises}
          valueText={words}
          tone={run.completionPercentage >= 100 ? 'success' : 'accent'}
        />
        <span className="flex flex-wrap justify-between gap-x-3 text-muted">
          <span>{words}</span>
          <span>
            {formatDate(run.startDate)} – {formatDate(run.endDate)}
          </span>
        </span>
      </span>
    </li>
  );
}

/** ', week 2 of 4 · Base' */
function weekOf({ block }: Run): string {
  if (block === null) return '';
  return block.week === null ? ` · ${block.name}` : `, week ${block.week} of ${block.weeks} · ${block.name}`;
}
