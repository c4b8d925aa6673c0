import type { RefObject } from 'react';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import type { LogTarget } from '#web/parts/training-day/training-day.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useFocusAfter } from './form/focus-after.ts';
import { useQueryClient } from '@tanstack/react-query';
import { getExercisesForDate } from '#contract/assignments.ts';
import { takeBackProgress } from '#contract/progress.ts';
import { CallError } from '#web/data/call.ts';
import { refresh } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { showLog } from '#web/parts/training-day/show-log.ts';

type TakeBackDialogProps = {
  open: boolean;
  target: LogTarget;
  today: PlainDate;
  focusNext: RefObject<string | null>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before a log is taken back. */
export function TakeBackDialog({ open, target, today, focusNext, onClose, onDone }: TakeBackDialogProps) {
  const { exercise, date } = target;
  const units = useUnits();
  const send = useTakeBack(target, today, onDone);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={isOpen => {
        if (isOpen) return;
        if (!send.isPending) send.reset();
        onClose();
      }}
      title="Undo this log?"
      description={`${exercise.exercise.name} on ${formatDate(date)}. What you logged is removed.`}
      confirmLabel="Undo"
      pendingLabel="Undoing..."
      pending={send.isPending}
      error={send.isPaused ? 'No signal. It is undone as soon as there is one.' : send.failure}
      onConfirm={() => exercise.log && send.mutate({ params: { id: exercise.log.id } })}
    >
      {exercise.log && <p className="font-medium">{workText(exercise.log, units)}</p>}
      <FocusAfter goal={focusNext} />
    </ConfirmDialog>
  );
}

function FocusAfter({ goal }: { goal: RefObject<string | null> }) {
  useFocusAfter(goal);
  return null;
}

/** Takes the log of an exercise back. */
function useTakeBack(target: LogTarget, today: PlainDate, onDone: () => void) {
  const client = useQueryClient();
  const send = useSend(takeBackProgress, {
    queuesOffline: true,
    success: { title: 'Success', description: 'Log undone' },
    failure: 'Failed to undo the log',
    onSuccess: () => {
      showLog(client, target, null, today);
      onDone();
    },
    onError: error => {
      if (error instanceof CallError && error.status === 404) void refresh(client, [getExercisesForDate]);
    },
  });
  const failure = send.error ? sentenceOf(send.error, 'Failed to undo the log') : undefined;
  return { ...send, failure };
}
