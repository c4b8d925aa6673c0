import { removeDailyWorkout } from '#contract/daily-workouts.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { type Member, memberName } from '#web/parts/people/member-text.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import type { DayEntry } from './day-entries.ts';

type RemoveEntryProps = {
  entry: DayEntry;
  isOpen: boolean;
  member: Member;
  date: PlainDate;
  onClose: () => void;
};

const failure = 'Failed to remove workout';

/** Asks before a day is cleared or a single exercise taken away. */
export function RemoveEntry({ entry, isOpen, member, date, onClose }: RemoveEntryProps) {
  const remove = useSend(removeDailyWorkout, {
    success: { title: 'Success', description: 'Workout removed successfully' },
    failure,
    plainly: true,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={open => {
        if (open) return;
        if (!remove.isPending) remove.reset();
        onClose();
      }}
      title="Remove Workout?"
      description={whatHappens(entry, memberName(member), formatDate(date))}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      pending={remove.isPending}
      error={remove.error ? sentenceOf(remove.error, failure) : undefined}
      onConfirm={() => remove.mutate({ params: { id: entry.id } })}
    />
  );
}

const whatHappens = (entry: DayEntry, member: string, date: string): string =>
  entry.type === 'program'
    ? `${entry.dayName || entry.programName} is cleared: ${date} becomes a rest day of this program for ${member} and does not count. It can be put back.`
    : `${entry.exercise.name} is taken off ${member}’s ${date}.`;
