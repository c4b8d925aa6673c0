import type { ReactNode } from 'react';
import { getExerciseUses } from '#contract/exercises/uses.ts';
import { formatDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { counted } from '#web/ui/text/words.ts';
import { ProgramLink } from './ProgramLink.tsx';
import { comingText, isUsed, logsText, placesText, type Uses } from './use-text.ts';

type UsesDialogProps = { exercise: { id: string; name: string }; onClose: () => void };

/** Uses of an exercise: in prescriptions, in members' upcoming days, in logs. */
export function UsesDialog({ exercise, onClose }: UsesDialogProps) {
  const uses = useRead(getExerciseUses, { params: { id: exercise.id } });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Where it is used"
      description={exercise.name}
      size="lg"
      footer={<DialogClose>Close</DialogClose>}
    >
      <Query
        of={uses}
        failed="This could not be loaded."
        loading={
          <Loading label="Loading...">
            <SkeletonLines lines={6} />
          </Loading>
        }
      >
        {found =>
          isUsed(found) ? (
            <UsesOf uses={found} />
          ) : (
            <p className="text-muted">Nothing uses it: no program, no challenge, no log.</p>
          )
        }
      </Query>
    </Dialog>
  );
}

function UsesOf({ uses }: { uses: Uses }) {
  const { programs, workouts, challenges, coming, logs } = uses;
  return (
    <div className="grid gap-6">
      <Part title="Programs" isThere={programs.length > 0}>
        {programs.map(program => (
          <li key={program.id}>
            <ProgramLink view="program" id={program.id}>
              {program.name}
            </ProgramLink>
            <p className="text-sm text-muted">{placesText(program)}</p>
          </li>
        ))}
      </Part>
      <Part title="Single workouts" isThere={workouts.length > 0}>
        {workouts.map(({ id, name, memberName }) => (
          <li key={id}>
            <ProgramLink view="workout" id={id}>
              {name}
            </ProgramLink>
            {memberName !== null && <span className="text-sm text-muted"> of {memberName} alone</span>}
          </li>
        ))}
      </Part>
      <Part title="Challenges" isThere={challenges.length > 0}>
        {challenges.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </Part>
      <Part title="Upcoming" isThere={coming.days > 0} summary={comingText(uses)}>
        {coming.soonest.map(({ memberId, memberName, days, next }) => (
          <li key={memberId}>
            <MemberLink memberId={memberId}>{memberName}</MemberLink>
            <span className="text-sm text-muted">
              {' '}
              · next on {formatDate(next.slice(0, 10))}
              {days > 1 && `, ${counted(days, 'day')} in all`}
            </span>
          </li>
        ))}
      </Part>
      <Part title="Logged" isThere={logs.count > 0} summary={logsText(uses)} />
    </div>
  );
}

type PartProps = { title: string; isThere: boolean; summary?: string; children?: ReactNode };

function Part({ title, isThere, summary, children }: PartProps) {
  if (!isThere) return null;
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-medium text-faint">{title}</h3>
      {summary && <p className="mb-1.5">{summary}</p>}
      {children && <ul className="grid gap-2">{children}</ul>}
    </section>
  );
}
