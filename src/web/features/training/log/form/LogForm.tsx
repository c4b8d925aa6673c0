import type { RefObject, KeyboardEvent } from 'react';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { clockTime } from '#web/parts/pending/clock-time.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { FillButtons } from './FillButtons.tsx';
import { useFocusAfter } from './focus-after.ts';
import type { LogErrors } from './log-result.ts';
import { isInRows, type LogValues } from './log-values.ts';
import { ResultFields } from './ResultFields.tsx';
import { SetRows } from './SetRows.tsx';
import { useFills } from './use-fills.ts';

type LogFormProps = {
  exercise: ScheduledExercise;
  values: LogValues;
  errors: LogErrors;
  /** When an entry was typed that was not saved and is here again; null when there is none. */
  restoredFrom: number | null;
  /** It is sent when there is a signal. */
  isWaiting: boolean;
  focusNext: RefObject<string | null>;
  onChange: (values: LogValues) => void;
  onStartOver: () => void;
};

/** The fields of one exercise's log, as its category asks for them. */
export function LogForm(props: LogFormProps) {
  const { exercise, values, errors, restoredFrom, isWaiting, focusNext, onChange, onStartOver } = props;
  useFocusAfter(focusNext);
  const fills = useFills(values, onChange);
  const startOver = () => {
    fills.forget();
    onStartOver();
  };
  return (
    <div role="presentation" className="grid gap-5" onKeyDown={goOnByEnter}>
      {isWaiting && (
        <Notice>No signal. It goes out as soon as there is one, as long as the app stays open.</Notice>
      )}
      {restoredFrom !== null && (
        <RestoredDraft onStartOver={startOver}>
          {restoredFrom > 0 && `Restored what you typed at ${clockTime(restoredFrom)}. It is not saved yet.`}
        </RestoredDraft>
      )}
      {exercise.notes && <p className="text-sm whitespace-pre-line text-muted">{exercise.notes}</p>}
      <FillButtons exercise={exercise} values={values} fills={fills} />
      {isInRows(exercise.exercise.category, values) && (
        <SetRows exercise={exercise} values={values} errors={errors} fills={fills} onChange={onChange} />
      )}
      <ResultFields exercise={exercise} values={values} errors={errors} onChange={onChange} />
    </div>
  );
}

/**
 * Enter in a field leads on to the next one, and from the last to the button that saves: nothing is saved by surprise.
 * In the notes it begins a line, as ever.
 */
function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(target) + 1];
  (next ?? target.form?.querySelector<HTMLElement>('[type=submit]'))?.focus();
}
