import { TableProperties, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { getWorkout, getWorkoutReach } from '#contract/programs.ts';
import { getProgramSchedule } from '#contract/programs/weeks.ts';
import { maxWeeks } from '#domain/limits.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { DuplicateButton } from '#web/features/programs/details/DuplicateButton.tsx';
import { audienceText } from '#web/features/programs/details/audience-text.ts';
import { useDetails } from '#web/features/programs/details/use-details.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { scheduleOf } from '#web/features/programs/document/schedule.ts';
import type { DayTools } from '#web/features/programs/schedule/DayCard.tsx';
import { ProgramSchedule } from '#web/features/programs/schedule/ProgramSchedule.tsx';
import { PageSkeleton, WeeksSkeleton } from '#web/parts/program/ProgramSkeletons.tsx';
import { openView } from '#web/parts/program/view-history.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { EditDetails } from './EditDetails.tsx';
import { weekCountOf } from './edited-document.ts';
import { OrderedExercises } from './OrderedExercises.tsx';
import type { OpenedSchedule } from './program-on-server.ts';
import { weeksNotMade } from './reading-failures.ts';
import { useEditor } from './use-editor.ts';

/** A program that is there already: its details are saved together, its exercises as they are changed. */
export function EditProgram({ programId, onLeave }: { programId: string; onLeave: () => void }) {
  const program = useRead(getWorkout, { params: { id: programId } }, { staleTime: 0 });
  const opened = useOpenedSchedule(programId);
  if (program.data && opened) {
    return (
      <OpenProgram
        program={program.data}
        opened={opened === 'unread' ? undefined : opened}
        onLeave={onLeave}
      />
    );
  }
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      <Query
        of={program}
        failed="This program could not be loaded."
        gone="This program is no longer there."
        loading={<PageSkeleton />}
      >
        {() => <PageSkeleton />}
      </Query>
    </>
  );
}

/**
 * The initial schedule, loaded once: from then on the editor keeps its own. A cached one is no start: a change made on
 * it would be refused.
 */
function useOpenedSchedule(programId: string): OpenedSchedule | 'unread' | undefined {
  const [opened, setOpened] = useState<OpenedSchedule | 'unread'>();
  const request = { params: { id: programId }, query: {} };
  const read = useRead(getProgramSchedule, request, { staleTime: 0, enabled: opened === undefined });
  const come = read.isFetching ? undefined : read.isError ? 'unread' : read.data;
  if (opened === undefined && come !== undefined) setOpened(come);
  return opened ?? come;
}

type OpenProgramProps = { program: Program; opened: OpenedSchedule | undefined; onLeave: () => void };

function OpenProgram({ program, opened, onLeave }: OpenProgramProps) {
  const { editor, phase, document: edited, canUndo } = useEditor(program, opened);
  const details = useDetails(program);
  const reach = useRead(getWorkoutReach, { params: { id: program.id } }, { staleTime: 0 });
  const reached = reach.data && audienceText(reach.data.members);
  const numWeeks = program.numWeeks ?? maxWeeks;
  const schedule = useMemo(
    () => scheduleOf(edited, Math.max(numWeeks, weekCountOf(edited))),
    [edited, numWeeks],
  );
  const tools = useMemo<DayTools>(
    () => ({
      List: OrderedExercises,
      readAgain: at => void editor.readDayAgain(at),
      undo: () => void editor.undo(),
      membersToday: editor.membersToday,
    }),
    [editor],
  );
  return (
    <>
      <LeaveButton asks={details.hasChanged} onLeave={onLeave} onDiscard={details.discard} />
      <PageHeader
        title="Edit Program"
        subtitle={
          <span className="flex items-start gap-2">
            <Users aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {reached ?? (reach.isError ? 'How many members a change reaches is not known.' : 'Counting...')}
          </span>
        }
        actions={
          <>
            <Button onClick={() => openView({ name: 'write', programId: program.id })}>
              <TableProperties aria-hidden="true" />
              Write in the Grid
            </Button>
            <DuplicateButton program={program} inWords />
          </>
        }
      />
      <div className="grid gap-6">
        <EditDetails
          program={program}
          details={details}
          schedule={schedule}
          countAudience={async () => (await reach.refetch()).data}
          keepWeeksAbove={editor.keepWeeksAbove}
          onSaved={() => void editor.detailsSaved()}
          onUndo={tools.undo}
        />
        {phase === 'here' ? (
          <ProgramSchedule
            schedule={schedule}
            change={editor.change}
            tools={tools}
            audience={reached}
            canUndo={canUndo}
            onShowWeek={editor.showWeek}
          >
            <p className="text-sm text-muted">Changes are saved at once, and can be undone.</p>
          </ProgramSchedule>
        ) : (
          <NoSchedule phase={phase} onRetry={() => void editor.read()} />
        )}
      </div>
    </>
  );
}

type NoScheduleProps = { phase: ReturnType<typeof useEditor>['phase']; onRetry: () => void };

function NoSchedule({ phase, onRetry }: NoScheduleProps) {
  switch (phase) {
    case 'reading':
      return <WeeksSkeleton />;
    case 'gone':
      return <ErrorState message="This program is no longer there." />;
    case 'without-weeks':
      return <ErrorState message={weeksNotMade} onRetry={onRetry} />;
    default:
      return <ErrorState message="The schedule could not be loaded." onRetry={onRetry} />;
  }
}

type LeaveButtonProps = { asks: boolean; onLeave: () => void; onDiscard: () => void };

/** Confirms where details are not saved. The browser's own Back does not: they are stored on this device. */
function LeaveButton({ asks, onLeave, onDiscard }: LeaveButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const discard = () => {
    onDiscard();
    onLeave();
  };
  return (
    <>
      <BackButton label="Back" onClick={asks ? () => setIsAsking(true) : onLeave} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Leave without saving?"
        description="Your changes to the details are not saved. Your exercises are."
        confirmLabel="Discard and Leave"
        cancelLabel="Keep Editing"
        onConfirm={discard}
      />
    </>
  );
}
