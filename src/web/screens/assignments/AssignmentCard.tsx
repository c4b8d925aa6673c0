import { CircleCheck, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { type Assignment, isComplete, memberOf, programOf } from '#web/parts/assign/assignment-text.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { StatusBadge } from '#web/ui/figures/StatusBadge.tsx';
import { SelectRow } from '#web/lists/SelectRow.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { OpenDialog } from './AssignmentDialogs.tsx';
import { standingOf } from './assignment-filter.ts';
import { lastSessionOf } from './assignment-order.ts';
import { pathLine } from './path-line.ts';

/** The grid that cards and their skeletons stand in. */
export const cardGrid = 'grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 2xl:grid-cols-3';

type AssignmentCardProps = {
  assignment: Assignment;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  ask: (openDialog: OpenDialog) => void;
};

export const AssignmentCard = memo(function AssignmentCard(props: AssignmentCardProps) {
  const { assignment, isSelected, onSelect, ask } = props;
  const member = memberOf(assignment);
  const program = programOf(assignment);
  const path = pathLine(assignment);
  const standing = standingOf(assignment);
  const lastSession = lastSessionOf(assignment);
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] content-between gap-3 rounded-lg border bg-surface p-(--card-pad) shadow-card',
        isSelected ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start gap-3">
        <SelectRow
          id={assignment.id}
          name={`${program} of ${member}`}
          isSelected={isSelected}
          className="-mr-1"
          onPress={onSelect}
        />
        <Avatar name={member} src={assignment.memberImageUrl} />
        <div className="min-w-0 flex-1 basis-[min(100%,3.5rem)]">
          <h2 className="line-clamp-2 text-base font-medium">
            <MemberLink memberId={assignment.memberId}>{member}</MemberLink>
          </h2>
          <p className="line-clamp-2 text-sm text-muted">{program}</p>
          {path && <p className="line-clamp-2 text-sm text-faint">{path}</p>}
        </div>
        <div className="-mt-1 -mr-1 ml-auto flex shrink-0">
          <IconButton
            size="sm"
            label={`Sessions of ${member} in ${program}`}
            title="Sessions"
            onClick={() => ask({ what: 'sessions', assignment })}
          >
            <ListChecks />
          </IconButton>
          <IconButton
            size="sm"
            label={`Edit ${program} of ${member}`}
            onClick={() => ask({ what: 'edit', assignment })}
          >
            <Pencil />
          </IconButton>
          <IconButton
            size="sm"
            label={`Remove ${program} from ${member}`}
            onClick={() => ask({ what: 'remove', assignment })}
          >
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <div className="grid gap-2.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
          <StatusBadge status={standing} />
          <span>
            {standing === 'to-come' ? 'Begins' : 'Started'} {formatDate(assignment.startDate)}
          </span>
          {assignment.pausedOn && (
            <span>
              {assignment.pausedUntil
                ? `Paused until ${formatDate(assignment.pausedUntil)}`
                : `Paused ${formatDate(assignment.pausedOn)}`}
            </span>
          )}
          {lastSession && <span>Last session {formatDate(lastSession)}</span>}
          {assignment.status === 'active' && <span>Ends {formatDate(assignment.endDate)}</span>}
          {assignment.ahead?.endsSoon && <Badge tone="warning">Nothing after</Badge>}
        </p>
        <Completion assignment={assignment} />
      </div>
    </li>
  );
});

function Completion({ assignment }: { assignment: Assignment }) {
  const { completedExercises, totalExercises } = assignment;
  const complete = isComplete(assignment);
  const words = `${completedExercises}/${totalExercises} exercises`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ProgressBar
        label="Completion"
        hideLabel
        className="flex-1 basis-16"
        value={completedExercises}
        max={totalExercises}
        valueText={words}
        tone={complete ? 'success' : 'accent'}
      />
      <span className="flex items-center gap-1.5 text-sm font-medium">
        {complete && <CircleCheck role="img" aria-label="Complete" className="size-4 text-success" />}
        {words}
      </span>
    </div>
  );
}

export function AssignmentCardsSkeleton() {
  return (
    <Loading label="Loading assignments">
      <Skeleton className="mb-4 h-(--control-height) sm:max-w-md" />
      <Skeleton className="mb-4 h-(--control-height)" />
      <div className={cardGrid}>
        {Array.from({ length: 6 }, (_, card) => (
          <Skeleton key={card} className="h-34 rounded-lg" />
        ))}
      </div>
    </Loading>
  );
}
