import type { ResponseOf } from '#contract/endpoint.ts';
import { deleteWorkout, getWorkoutReach, type getWorkoutUsage } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { detailsDraft } from './kept-details.ts';
import { endingText, pathsText } from './removal-text.ts';

type DeleteProgramProps = {
  program: Program;
  /** The other programs that use it. */
  usage: ResponseOf<typeof getWorkoutUsage>;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
};

/** The question before a program goes, and what goes with it. */
export function DeleteProgram({ program, usage, onClose, onDeleted }: DeleteProgramProps) {
  const { user } = useCurrentUser();
  const reach = useRead(getWorkoutReach, { params: { id: program.id } }, { staleTime: 0 });
  const remove = useSend(deleteWorkout, {
    success: { title: 'Success', description: 'Workout program deleted successfully' },
    failure: 'Failed to delete workout program',
    plainly: true,
    onSuccess: () => {
      detailsDraft(user?.id ?? '', program.id).drop();
      onClose();
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title="Delete Workout Program?"
      description={`${program.name} is deleted for good. What members have logged with it stays.`}
      confirmLabel="Delete Anyway"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      error={remove.isError ? 'Failed to delete workout program' : undefined}
      onConfirm={() => remove.mutate({ params: { id: program.id } })}
    >
      <div className="grid gap-3 text-sm">
        <p>{reach.isFetching ? 'Counting its assignments...' : endingText(reach.data?.assignments)}</p>
        {reach.data && <p className="empty:hidden">{pathsText(reach.data.paths)}</p>}
        {usage.length > 0 && (
          <div>
            <p>
              These programs use it. It is removed from them, and those days become rest days unless they hold
              exercises of their own:
            </p>
            <ul className="mt-1 list-disc pl-5">
              {usage.map(({ programId, programName }) => (
                <li key={programId} className="break-words">
                  {programName}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
