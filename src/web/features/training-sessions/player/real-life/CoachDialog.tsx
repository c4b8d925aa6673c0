import { useState } from 'react';
import { DayMessages, type Subject } from '#web/parts/conversation/DayMessages.tsx';
import { sessionTitle } from '#web/features/training-sessions/player/state/session-title.ts';
import type {
  ShownExercise,
  ShownSession,
} from '#web/features/training-sessions/player/state/shown-session.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

type CoachDialogProps = {
  open: boolean;
  session: ShownSession;
  /** What it is about; the whole session where nothing is named. */
  exercise: ShownExercise | null;
  onClose: () => void;
};

/** What was written of a session, and the place to write more, from within it. */
export function CoachDialog({ open, session, exercise, onClose }: CoachDialogProps) {
  const { memberId, trainingDayId, exercises } = session;
  // Only what the day prescribes can be written about; what was added is a part of the session.
  const prescribed = exercises.filter(({ isAdded }) => !isAdded);
  const about = exercise && !exercise.isAdded ? exercise.prescriptionId : null;
  const [subject, setSubject] = useState<Subject | null>(
    about === null ? null : { prescriptionId: about, setNum: null },
  );
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Write to your coach"
      description={sessionTitle(session)}
    >
      <DayMessages
        memberId={memberId}
        trainingDayId={trainingDayId}
        exercises={prescribed}
        subject={subject}
        onSubject={setSubject}
        isWriting
      />
    </Dialog>
  );
}
