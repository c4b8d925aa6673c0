import type { RefObject } from 'react';
import { isCountedInSets, type ScheduledExercise } from '#web/training/day/training-day.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { FillButtons } from './FillButtons.tsx';
import { useFocusAfter } from './focus-after.ts';
import type { LogErrors } from './log-result.ts';
import type { LogValues } from './log-values.ts';
import { ResultFields } from './ResultFields.tsx';
import { SetRows } from './SetRows.tsx';

type LogFormProps = {
  exercise: ScheduledExercise;
  values: LogValues;
  errors: LogErrors;
  /** An entry that was not saved is here again. */
  isRestored: boolean;
  /** It is sent when there is a signal. */
  isWaiting: boolean;
  focusNext: RefObject<string | null>;
  onChange: (values: LogValues) => void;
  onStartOver: () => void;
};

/** The fields of one exercise's log, as its category asks for them. */
export function LogForm(props: LogFormProps) {
  const { exercise, values, errors, isRestored, isWaiting, focusNext, onChange, onStartOver } = props;
  useFocusAfter(focusNext);
  return (
    <div className="grid gap-5">
      {isWaiting && (
        <Notice>No signal. It goes out as soon as there is one, as long as the app stays open.</Notice>
      )}
      {isRestored && <RestoredDraft onStartOver={onStartOver} />}
      {exercise.notes && <p className="text-sm whitespace-pre-line text-muted">{exercise.notes}</p>}
      <FillButtons exercise={exercise} values={values} onChange={onChange} />
      {isCountedInSets(exercise.exercise.category) && (
        <SetRows exercise={exercise} values={values} errors={errors} onChange={onChange} />
      )}
      <ResultFields exercise={exercise} values={values} errors={errors} onChange={onChange} />
    </div>
  );
}
