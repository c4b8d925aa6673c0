import { type FormEvent, type RefObject, useState } from 'react';
import { requestKeys } from '#web/data/request-key.ts';
import { workText } from '#web/training/day/logged-work-text.ts';
import { prescriptionLine } from '#web/training/day/prescription-line.ts';
import { isCountedInSets, type LoggedWork, type LogTarget } from '#web/training/day/training-day.ts';
import { workOfWaiting } from '#web/training/waiting/waiting-work.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { focusFirstError } from '#web/ui/fields/first-error.ts';
import { dropDraft, keepDraft, readDraft } from './log-draft.ts';
import { errorsOf, type LogErrors, readResult } from './log-result.ts';
import { blankValues, type LogValues, valuesOf } from './log-values.ts';
import { LogForm } from './LogForm.tsx';
import { RestTimer, type Rest } from './RestTimer.tsx';
import type { useSaveLog } from './save-log.ts';

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
  const form = useLogForm(target, replacement, saving);
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={isCorrection ? 'Edit Progress' : 'Log Progress'}
      description={[name, prescriptionLine(exercise, category)].filter(Boolean).join(' · ')}
      error={refusalOf(target, saving)}
      onSubmit={form.submit}
      footer={
        <>
          {isCountedInSets(category) || exercise.restSeconds !== null ? (
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
      }
    >
      <LogForm
        exercise={exercise}
        values={form.values}
        errors={form.errors}
        isRestored={form.isRestored}
        isWaiting={saving.isWaiting}
        focusNext={focusNext}
        onChange={form.change}
        onStartOver={form.startOver}
      />
    </Dialog>
  );
}

/** A log made elsewhere meanwhile is shown before it is replaced. */
function refusalOf({ exercise }: LogTarget, saving: ReturnType<typeof useSaveLog>): string | undefined {
  if (!saving.isThereAlready || !exercise.log) return saving.failure;
  return `Logged already: ${workText(exercise.log)}. Save Changes replaces it.`;
}

function submitLabel(isCorrection: boolean, saving: ReturnType<typeof useSaveLog>): string {
  if (saving.failure && !saving.isThereAlready) return 'Try again';
  return isCorrection || saving.isThereAlready ? 'Save Changes' : 'Save Progress';
}

/**
 * What is typed. Rows come and go and are filled together, so the values are one plain object, changed by pure
 * functions; each change is kept on the device until it is saved.
 */
function useLogForm(
  target: LogTarget,
  replacement: LoggedWork | null,
  saving: ReturnType<typeof useSaveLog>,
) {
  const { exercise } = target;
  const { category } = exercise.exercise;
  const [initial] = useState(() => {
    const blank = blankValues(exercise);
    const kept = exercise.waiting ? workOfWaiting(exercise.waiting) : null;
    const written = replacement ?? exercise.log ?? kept;
    return written ? valuesOf(written, blank) : blank;
  });
  const [draft] = useState(() => (replacement ? null : readDraft(target)));
  const [values, setValues] = useState(draft ?? initial);
  const [isRestored, setRestored] = useState(draft !== null);
  const [keyFor] = useState(requestKeys);
  const [found, setFound] = useState<LogErrors>({});
  const [refused, setRefused] = useState<{ sent: LogValues; result: Parameters<typeof errorsOf>[1] } | null>(
    null,
  );
  const refusal = refused?.sent === values ? errorsOf(saving.issues, refused.result) : {};

  const change = (next: LogValues) => {
    setValues(next);
    setFound({});
    if (JSON.stringify(next) === JSON.stringify(initial)) dropDraft(target);
    else keepDraft(target, next);
  };
  const startOver = () => {
    change(initial);
    setRestored(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const { result, errors } = readResult(category, values);
    setFound(errors ?? {});
    if (!result) return focusFirstError(event.currentTarget);
    setRefused({ sent: values, result });
    saving.save(result, keyFor(result));
  };
  return { values, errors: { ...refusal, ...found }, isRestored, change, startOver, submit };
}
