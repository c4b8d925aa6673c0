import { listAssignments } from '#contract/assignments.ts';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { useToday } from '#web/session/today.ts';
import { MoveSessionDialog, moveTitle } from '#web/parts/move-session/MoveSessionDialog.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { DayToMove } from './move-to-open.ts';

type MoveDayProps = { day: DayToMove; onClose: () => void; onMoved?: (date: PlainDate) => void };

/** A member's session on another date of its program, moved by a coach. */
export function MoveDay({ day, onClose, onMoved }: MoveDayProps) {
  const today = useToday();
  const { data, error, refetch, isFetching } = useRead(listAssignments, {
    query: { memberId: day.memberId },
  });
  const assignment = data?.find(({ id }) => id === day.assignmentId);
  const date = parsePlainDate(day.date) ?? today;
  if (!assignment) {
    const message = data
      ? 'The program of this session is not assigned any more.'
      : error && sentenceOf(error, 'The program could not be loaded.');
    return (
      <Dialog
        open
        onOpenChange={open => open || onClose()}
        title={moveTitle}
        footer={<DialogClose>Cancel</DialogClose>}
      >
        {message ? (
          <ErrorState message={message} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Loading label="Loading the free days">
            <Skeleton className="h-120" />
          </Loading>
        )}
      </Dialog>
    );
  }
  const session = {
    id: day.id,
    assignmentId: day.assignmentId,
    name: day.name,
    date,
    plannedDate: parsePlainDate(day.plannedDate) ?? date,
    first: parsePlainDate(assignment.startDate) ?? date,
    last: parsePlainDate(assignment.endDate) ?? date,
  };
  return (
    <MoveSessionDialog
      open
      session={session}
      today={today}
      onClose={onClose}
      onMoved={to => {
        onClose();
        onMoved?.(to);
      }}
    />
  );
}
