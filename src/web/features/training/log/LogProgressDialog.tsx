import { type RefObject, useState } from 'react';
import type { Units } from '#domain/measures/measure.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import type { LoggedWork, LogTarget } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { LogForm } from './form/LogForm.tsx';
import { isInRows } from './form/log-values.ts';
import { SaveQuestion } from './form/SaveQuestion.tsx';
import { RestTimer, type Rest } from './RestTimer.tsx';
import type { useSaveLog } from './save-log.ts';
import { useLogForm } from './use-log-form.ts';

type LogProgressDialogProps = {
  open: boolean;
  target: LogTarget;
  /** What the form begins with instead of what is saved. */
  replacement: LoggedWork | null;
  saving: ReturnType<typeof useSaveLog>;
  rest: Rest;
  /** What takes the focus once the dialog is gone. */
  focusNext: RefObject<string | null>;
  onClose: () => void;
};

/** Writes down, or corrects, what was done of one exercise. One opening is one mounting: it has its own `key`. */
export function LogProgressDialog({
  open,
  target,
  replacement,
  saving,
  rest,
  focusNext,
  onClose,
}: LogProgressDialogProps) {
  const { exercise } = target;
  const { category, name } = exercise.exercise;
  // As it was when the dialog opened: a log just saved changes no word while it closes.
  const [isCorrection] = useState(exercise.log !== null);
  const units = useUnits();
  const form = useLogForm(target, replacement, saving);
  return (
    <Dialog
      open={open}
      // Escape answers the question first.
      onOpenChange={isOpen => isOpen || (form.question ? form.goBack() : onClose())}
      title={isCorrection ? 'Edit Progress' : 'Log Progress'}
      description={[name, prescriptionLine(exercise, category, units)].filter(Boolean).join(' · ')}
      error={refusalOf(target, saving, units)}
      onSubmit={form.submit}
      footer={
        form.question ? (
          <SaveQuestion
            key={form.question.about}
            question={form.question}
            onBack={form.goBack}
            onSave={form.saveAsItIs}
          />
        ) : (
          <>
            {isInRows(category, form.values) || exercise.restSeconds !== null ? (
              <RestTimer exercise={exercise} rest={rest} />
            ) : (
              <DialogClose>Cancel</DialogClose>
            )}
            <Button
              type="submit"
              variant="primary"
              pending={saving.isPending}
              pendingLabel={saving.isWaiting ? 'Waiting...' : 'Saving...'}
            >
              {submitLabel(isCorrection, saving)}
            </Button>
          </>
        )
      }
    >
      <LogForm
        exercise={exercise}
        values={form.values}
        errors={form.errors}
        restoredFrom={form.restoredFrom}
        isWaiting={saving.isWaiting}
        focusNext={focusNext}
        onChange={form.change}
        onStartOver={form.startOver}
      />
    </Dialog>
  );
}

/** A log made elsewhere meanwhile is shown before it is replaced. */
function refusalOf(
  { exercise }: LogTarget,
  saving: ReturnType<typeof useSaveLog>,
  units: Units,
): string | undefined {
  if (!saving.isThereAlready || !exercise.log) return saving.failure;
  return `Logged already: ${workText(exercise.log, units)}. Save Changes replaces it.`;
}

function submitLabel(isCorrection: boolean, saving: ReturnType<typeof useSaveLog>): string {
  if (saving.failure && !saving.isThereAlready) return 'Try again';
  return isCorrection || saving.isThereAlready ? 'Save Changes' : 'Save Progress';
}
