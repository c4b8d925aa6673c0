import { CalendarArrowRight, CornerUpLeft, NotebookPen, Undo2 } from 'lucide-react';
import { restoreDailyWorkout } from '#contract/daily-workouts.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import { useSend } from '#web/data/send.ts';
import { type Member, memberName } from '#web/parts/people/member-text.ts';
import { CoachSessionButton } from '#web/parts/people/CoachSessionButton.tsx';
import { MemberMaxesButton } from '#web/parts/people/MemberMaxesButton.tsx';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { moveLabel } from '#web/parts/day-record/move-to-open.ts';
import { OwnChanges } from '#web/parts/day-record/OwnChanges.tsx';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { DayStatusMark, dayStatusLabel } from '#web/ui/calendar/DayStatusMark.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { loggedText, movedFrom, type ProgramEntry, whereText, whyItStays } from './day-entries.ts';
import { EntryExercise } from './EntryExercise.tsx';
import { OpenButton } from './OpenButton.tsx';
import { RemoveButton } from './RemoveButton.tsx';

type ProgramEntryCardProps = {
  entry: ProgramEntry;
  member: Member;
  date: PlainDate;
  isToday: boolean;
  status: ShownDayStatus;
  onOpen: () => void;
  /** Undefined where it can't be moved. */
  onMove?: (() => void) | undefined;
  onRemove: () => void;
};

/** A program's session on the day; a cleared one can be put back. */
export function ProgramEntryCard(props: ProgramEntryCardProps) {
  const { entry, member, date, isToday, status, onOpen, onMove, onRemove } = props;
  const from = movedFrom(entry, date);
  const name = entry.dayName || entry.programName;
  const groups = groupPositions(entry.exercises);
  return (
    <Card
      title={name}
      headingLevel={3}
      description={whereText(entry)}
      actions={
        <>
          <EntryStatus entry={entry} status={status} />
          {isToday && !entry.isCleared && (
            <CoachSessionButton size="sm" trainingDayId={entry.id} memberName={memberName(member)} />
          )}
          <OpenButton name={name} onOpen={onOpen} />
          {onMove && (
            <Button
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Move ${name} to another day`}
              onClick={onMove}
            >
              <CalendarArrowRight aria-hidden="true" /> {moveLabel}
            </Button>
          )}
        </>
      }
      footer={footerOf(entry, name, onRemove)}
    >
      <div className="grid gap-4">
        {from && (
          <p className="flex items-center gap-2 text-sm text-muted">
            <CornerUpLeft aria-hidden="true" className="size-4 shrink-0 text-accent" />
            Moved from {shortDay(from)}
          </p>
        )}
        <OwnChanges day={entry} />
        {entry.notes && (
          <p className="flex gap-2 text-sm whitespace-pre-line text-muted">
            <NotebookPen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
            {entry.notes}
          </p>
        )}
        {entry.isCleared ? (
          <Cleared entry={entry} />
        ) : (
          <ol className="divide-y divide-line border-t border-line">
            {entry.exercises.map((exercise, index) => (
              <EntryExercise
                key={exercise.id}
                group={groups[index]}
                exercise={exercise}
                action={isByPercent(exercise) && <MaxOfLift exercise={exercise} member={member} />}
              />
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}

type EntryOfLift = ProgramEntry['exercises'][number];

const isByPercent = ({ percent1RM, exercise }: EntryOfLift): boolean =>
  percent1RM !== null && exercise.category === 'Strength';

/** A percent is nothing without a max. */
function MaxOfLift({ exercise: { exercise }, member }: { exercise: EntryOfLift; member: Member }) {
  return <MemberMaxesButton lift={exercise} memberId={member.id} memberName={memberName(member)} />;
}

function footerOf(entry: ProgramEntry, name: string, onRemove: () => void) {
  if (entry.isCleared) return undefined;
  return (
    whyItStays(entry) ?? (
      <span className="flex justify-end">
        <RemoveButton name={name} onRemove={onRemove} />
      </span>
    )
  );
}

function EntryStatus({ entry, status }: Pick<ProgramEntryCardProps, 'entry' | 'status'>) {
  if (entry.isCleared) return <Badge>Cleared</Badge>;
  return (
    <span className="flex items-center gap-1.5 text-sm text-muted">
      <DayStatusMark status={status} />
      {loggedText(entry) ?? dayStatusLabel(status)}
    </span>
  );
}

function Cleared({ entry }: { entry: ProgramEntry }) {
  const restore = useSend(restoreDailyWorkout, {
    success: { title: 'Success', description: 'Workout put back' },
    failure: 'Failed to put the workout back',
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
        A rest day, which does not count. Its {exerciseCount(entry)} can be put back.
      </p>
      <Button
        size="sm"
        aria-label={`Put back ${entry.dayName || entry.programName}`}
        pending={restore.isPending}
        pendingLabel="Putting back..."
        onClick={() => restore.mutate({ params: { id: entry.id } })}
      >
        <Undo2 aria-hidden="true" /> Put back
      </Button>
    </div>
  );
}

const exerciseCount = ({ exercises }: ProgramEntry): string =>
  exercises.length === 1 ? 'exercise' : `${exercises.length} exercises`;
