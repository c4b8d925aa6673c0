import { showToast } from '#web/ui/toast.ts';
import { CopyDay } from './CopyDay.tsx';
import { DayNotes } from './DayNotes.tsx';
import { dayOf, type Draft, type DraftExercise, type Place, type Prescribed } from './draft.ts';
import type { DraftChange } from './draft-changes.ts';
import { DuplicateWeek } from './DuplicateWeek.tsx';
import { PrescribeExercise } from './PrescribeExercise.tsx';
import { capitalised } from './program-words.ts';

/** The dialog that is open over the schedule. */
export type Opened =
  | { dialog: 'duplicate-week'; week: number }
  | { dialog: 'add-exercise' | 'copy-day' | 'describe-day'; at: Place }
  | { dialog: 'edit-exercise'; at: Place; exercise: DraftExercise };

type ScheduleDialogProps = {
  opened: Opened;
  draft: Draft;
  change: (change: DraftChange) => void;
  onClose: () => void;
};

export function ScheduleDialog({ opened, draft, change, onClose }: ScheduleDialogProps) {
  switch (opened.dialog) {
    case 'duplicate-week':
      return <DuplicateWeek draft={draft} week={opened.week} change={change} onClose={onClose} />;
    case 'copy-day':
      return <CopyDay draft={draft} from={opened.at} change={change} onClose={onClose} />;
    case 'describe-day':
      return <DayNotes draft={draft} at={opened.at} change={change} onClose={onClose} />;
    case 'add-exercise':
      return <AddExercise draft={draft} at={opened.at} change={change} onClose={onClose} />;
    default:
      return <EditExercise {...opened} draft={draft} change={change} onClose={onClose} />;
  }
}

type DayDialogProps = Omit<ScheduleDialogProps, 'opened'> & { at: Place };

function AddExercise({ draft, at, change, onClose }: DayDialogProps) {
  const add = (exercise: Prescribed) => {
    change({ type: 'add-exercise', at, exercise });
    say(`Added ${exercise.name} to ${capitalised(at.weekday)}`);
  };
  return (
    <PrescribeExercise
      place={at}
      dayLength={dayOf(draft, at).exercises.length}
      onSave={add}
      onClose={onClose}
    />
  );
}

function EditExercise({
  draft,
  at,
  exercise,
  change,
  onClose,
}: DayDialogProps & { exercise: DraftExercise }) {
  const { exercises } = dayOf(draft, at);
  const save = (changed: Prescribed, position: number) => {
    change({ type: 'change-exercise', at, key: exercise.key, exercise: changed, position });
    say(`Updated ${changed.name}`);
  };
  return (
    <PrescribeExercise
      place={at}
      current={exercise}
      position={exercises.findIndex(({ key }) => key === exercise.key)}
      dayLength={exercises.length}
      onSave={save}
      onClose={onClose}
    />
  );
}

const say = (description: string) => showToast({ title: 'Success', description, tone: 'success' });
