import { useState } from 'react';
import { RecordList } from '#web/features/records/RecordList.tsx';
import type { ExerciseWithRecords } from '#web/features/records/records-by-exercise.ts';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const ExerciseHistory = partToOpen(
  async () => (await import('#web/features/records/ExerciseHistory.tsx')).ExerciseHistory,
);

/** The member's records, the newest first; an exercise opens with all that they have done of it. */
export function MemberRecords({ memberId }: { memberId: string }) {
  const [shown, setShown] = useState<{ exercise: ExerciseWithRecords; isOpen: boolean } | null>(null);
  return (
    <section aria-label="Records" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <h2 className="display text-2xl">Records</h2>
      <RecordList
        memberId={memberId}
        maxShown={5}
        opensDialog
        onOpen={exercise => setShown({ exercise, isOpen: true })}
      />
      {shown && (
        <Dialog
          open={shown.isOpen}
          onOpenChange={isOpen => setShown({ ...shown, isOpen })}
          title={shown.exercise.name}
          size="lg"
          footer={<DialogClose>Close</DialogClose>}
        >
          <ExerciseHistory memberId={memberId} exerciseId={shown.exercise.id} />
        </Dialog>
      )}
    </section>
  );
}
