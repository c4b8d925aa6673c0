import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ownExerciseDays } from '#domain/limits.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

/** With it comes the picker. */
const AddExerciseDialog = partToOpen(async () => (await import('./AddExerciseDialog.tsx')).AddExerciseDialog);

type AddExerciseProps = {
  date: PlainDate;
  today: PlainDate;
  /** Told the prescription that a log names. */
  onAdded: (prescriptionId: string) => void;
};

/** The way to log what nobody has planned, on any date that may have it. */
export function AddExercise({ date, today, onAdded }: AddExerciseProps) {
  const [openings, setOpenings] = useState(0);
  const [openFor, setOpenFor] = useState<PlainDate | null>(null);
  const daysAhead = daysBetween(today, date);
  if (daysAhead < -ownExerciseDays.back || daysAhead > ownExerciseDays.ahead) return null;
  const close = () => setOpenFor(null);
  return (
    <>
      <Button
        className="justify-self-center"
        aria-haspopup="dialog"
        onClick={() => {
          setOpenings(openings + 1);
          setOpenFor(date);
        }}
      >
        <Plus aria-hidden="true" /> Add exercise
      </Button>
      {openings > 0 && (
        <AddExerciseDialog
          key={openings}
          open={openFor === date}
          date={date}
          onClose={close}
          onAdded={prescriptionId => {
            close();
            onAdded(prescriptionId);
          }}
        />
      )}
    </>
  );
}
