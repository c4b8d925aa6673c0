import { type FormEvent, useRef, useState } from 'react';
import type { Units } from '#domain/measures/measure.ts';
import { requestKeys } from '#web/data/request-key.ts';
import { useUnits } from '#web/measures/use-units.ts';
import type { LoggedWork, LogTarget } from '#web/parts/training-day/training-day.ts';
import { workOfPending } from '#web/parts/pending/pending-work.ts';
import { focusFirstError } from '#web/ui/fields/first-error.ts';
import { emptySets } from './form/empty-sets.ts';
import type { Question } from './form/log-question.ts';
import { errorsOf, type LogErrors, type LogResult, readResult } from './form/log-result.ts';
import { blankValues, inUnits, type LogValues, valuesOf } from './form/log-values.ts';
import { unlikelyLog } from './form/unlikely-log.ts';
import { dropDraft, keepDraft, readDraft } from './log-draft.ts';
import type { useSaveLog } from './save-log.ts';

/**
 * What is typed. Rows come and go and are filled together, so the values are one plain object, changed by pure
 * functions; each change is kept on the device until it is saved.
 */
export function useLogForm(
  target: LogTarget,
  replacement: LoggedWork | null,
  saving: ReturnType<typeof useSaveLog>,
) {
  const { exercise } = target;
  const { category } = exercise.exercise;
  const units = useUnits();
  const [initial] = useState(() => valuesToBegin(target, replacement, units));
  const [draft] = useState(() => (replacement ? null : readDraft(target)));
  const [values, setValues] = useState(draft ? inUnits(draft.values, draft.units, units) : initial);
  const [restoredFrom, setRestoredFrom] = useState(draft?.at ?? null);
  const [keyFor] = useState(requestKeys);
  const [found, setFound] = useState<LogErrors>({});
  const [question, setQuestion] = useState<Question | null>(null);
  const [refused, setRefused] = useState<{ sent: LogValues; result: LogResult } | null>(null);
  /** What was saved with sets left empty, or numbers that nobody may have meant, on purpose: another try asks no more. */
  const agreed = useRef<{ values: LogValues; to: Set<Question['about']> } | null>(null);
  const refusal = refused?.sent === values ? errorsOf(saving.issues, refused.result, units.weight) : {};

  const change = (next: LogValues) => {
    setValues(next);
    setFound({});
    setQuestion(null);
    if (JSON.stringify(next) === JSON.stringify(initial)) dropDraft(target);
    else keepDraft(target, { at: Date.now(), units, values: next });
  };
  const startOver = () => {
    change(initial);
    setRestoredFrom(null);
  };
  const send = (result: LogResult) => {
    setRefused({ sent: values, result });
    saving.save(result, keyFor(result));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const { result, errors } = readResult(category, values, units, exercise.isAssisted);
    setFound(errors ?? {});
    if (!result) return focusFirstError(event.currentTarget);
    askOrSend(result, event.currentTarget);
  };
  const askOrSend = (result: LogResult, form: HTMLFormElement) => {
    const to = agreed.current?.values === values ? agreed.current.to : new Set();
    const unlikely = to.has('unlikely') ? null : unlikelyLog(exercise, values, units);
    if (unlikely) return setQuestion({ about: 'unlikely', ...unlikely, result, form });
    const empty = to.has('empty') ? null : emptySets(exercise, values, initial);
    if (empty) return setQuestion({ about: 'empty', empty, result, form });
    send(result);
  };
  const goBack = () => {
    setQuestion(null);
    if (!question) return;
    if (question.about === 'empty') focusSet(question.form, `set ${question.empty.first}`);
    else focusUnlikely(question.form, question.set);
  };
  const saveAsItIs = () => {
    if (!question) return;
    const before = agreed.current?.values === values ? agreed.current.to : [];
    agreed.current = { values, to: new Set([...before, question.about]) };
    setQuestion(null);
    askOrSend(question.result, question.form);
  };
  return {
    values,
    errors: { ...refusal, ...found },
    restoredFrom,
    question,
    change,
    startOver,
    submit,
    goBack,
    saveAsItIs,
  };
}

function valuesToBegin({ exercise }: LogTarget, replacement: LoggedWork | null, units: Units): LogValues {
  const blank = blankValues(exercise);
  const kept = exercise.pending ? workOfPending(exercise.pending) : null;
  const written = replacement ?? exercise.log ?? kept;
  return written ? valuesOf(written, blank, units) : blank;
}

function focusUnlikely(form: HTMLFormElement, set: string | null): void {
  const field = set === null ? null : form.querySelector<HTMLInputElement>(`[data-weight-of="${set}"]`);
  (field ?? form.querySelector('input'))?.focus();
}

function focusSet(form: HTMLFormElement, set: string): void {
  form.querySelector<HTMLInputElement>(`[data-reps-of="${set}"]`)?.focus();
}
