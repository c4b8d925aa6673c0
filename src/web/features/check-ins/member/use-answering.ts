import { useCallback, useState } from 'react';
import { type DueCheckIn, weekOf } from '#web/features/check-ins/check-in-text.ts';
import { newRequestKey } from '#web/data/request-key.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { useStore } from '#web/state/use-store.ts';
import { answersToSend, type CheckInDraft, openAnswers, picturesAmong, stuckAt } from './answer-draft.ts';
import type { CompleteCheckIn } from '#web/outbox/check-ins/pending-check-in.ts';

/** A check-in question by question. Each tap and each letter is kept on the device at once. */
export function useAnswering(due: DueCheckIn) {
  const { user } = useCurrentUser();
  const owner = user?.id ?? '';
  const { weight } = useUnits();
  const [draft] = useState(() => openAnswers(owner, { week: weekOf(due), version: due.version }));
  const [problem, setProblem] = useState<string | null>(null);
  const state = useStore(draft);
  // The server, which drew the page, knows nothing of it.
  const isOnDevice = useOnDevice(() => true, false);
  const kept: CheckInDraft = isOnDevice ? state.stored : { ...state.stored, answers: {}, step: 0 };
  const last = due.questions.length - 1;
  const step = Math.min(kept.step, last);
  const question = due.questions[step];
  const go = (to: number) => {
    setProblem(null);
    draft.change(now => ({ ...now, step: Math.max(0, Math.min(last, to)) }));
  };
  const put = (value: string | number) => {
    if (!question) return;
    const unit = question.measure === 'weight' && question.kind === 'number' ? weight : null;
    setProblem(null);
    draft.change(now => ({ ...now, answers: { ...now.answers, [question.id]: { value, unit } } }));
  };
  const forget = useCallback(
    (value: string) =>
      draft.change(now => {
        const left = Object.entries(now.answers).filter(([, typed]) => typed.value !== value);
        return { ...now, answers: Object.fromEntries(left) };
      }),
    [draft],
  );
  /** The whole of it, where nothing is left to be answered. */
  const finish = (): CompleteCheckIn | null => {
    const now = draft.now().stored;
    const stuck = due.questions.findIndex(one => stuckAt(one, now) !== null);
    const stuckOn = due.questions[stuck];
    const answers = answersToSend(due.questions, now);
    if (!stuckOn && answers.length > 0)
      return {
        week: weekOf(due),
        version: due.version,
        answers,
        pictures: picturesAmong(due.questions, answers),
        key: newRequestKey(),
      };
    if (stuckOn) go(stuck);
    setProblem(stuckOn ? stuckAt(stuckOn, now) : 'Answer at least one question');
    return null;
  };
  const next = (): CompleteCheckIn | null => {
    const stuck = question ? stuckAt(question, draft.now().stored) : null;
    if (stuck === null && step === last) return finish();
    if (stuck === null) go(step + 1);
    else setProblem(stuck);
    return null;
  };
  return {
    step,
    last,
    question,
    value: question ? (kept.answers[question.id]?.value ?? null) : null,
    problem,
    type: put,
    /** What was answered to a question is not there any more. */
    forget,
    choose: (value: string | number) => {
      put(value);
      if (step < last) go(step + 1);
    },
    back: () => go(step - 1),
    /** Goes on to the next one, and after the last answers what is to be sent. */
    next,
  };
}
