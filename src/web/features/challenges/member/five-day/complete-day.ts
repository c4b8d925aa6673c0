import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  getActiveMultiDayChallenge,
  getMyChallengeProgress,
  listChallengeDayExercises,
  listChallengeDays,
  submitChallengeDay,
} from '#contract/challenges.ts';
import { dayFieldsOf } from '#domain/challenges/challenge.ts';
import type { DayToComplete } from '#web/features/challenges/challenge-text.ts';
import { dropDraft, keepDraft, readDraft } from '#web/features/challenges/member/card/typed-draft.ts';
import { CallError } from '#web/data/call.ts';
import { refresh, refreshChanged, useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { focusFirstError } from '#web/ui/fields/first-error.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import {
  blankDay,
  type DayErrors,
  dayErrorsOf,
  type DayValues,
  hasField,
  readDayResult,
} from './day-result.ts';

const notThere = 'No active multi-day challenge or day workout';
const notLogged = 'Failed to log completion';

type CompleteDay = {
  work: DayToComplete;
  open: boolean;
  userId: string;
  /** The challenge still runs, and has this day. */
  isThere: boolean;
  onCompleted: () => void;
};

/** The form that completes a day. Every change is stored on the device until the server has it. */
export function useCompleteDay({ work, open, userId, isThere, onCompleted }: CompleteDay) {
  const client = useQueryClient();
  const { distance: unit } = useUnits();
  const { challenge, day } = work;
  // A coach may have changed the day since it was shown: the fields follow.
  const options = { enabled: open, staleTime: 0 };
  const read = useRead(listChallengeDayExercises, { params: { dayId: day.id } }, options);
  const exercises = read.data ?? work.exercises;
  const asked = dayFieldsOf(exercises.map(({ exerciseCategory }) => exerciseCategory));
  const origin = {
    userId,
    challengeId: challenge.id,
    part: unit === 'km' ? `${day.dayOfWeek} in km` : day.dayOfWeek,
  };
  const [values, setValues] = useState(() => readDraft(origin, blankDay) ?? blankDay);
  const [errors, setErrors] = useState<DayErrors>({});
  const [refusals, setRefusals] = useState<CallError['issues']>([]);
  const [failure, setFailure] = useState<string>();
  const fail = (sentence: string) => {
    showToast({ title: 'Error', description: sentence, tone: 'danger' });
    setFailure(sentence);
  };
  const send = useSend(submitChallengeDay, {
    success: { title: 'Success', description: 'Daily workout completed!' },
    onSuccess: () => {
      dropDraft(origin);
      setValues(blankDay);
      onCompleted();
    },
    onError: error => {
      const { status, issues } = error instanceof CallError ? error : { status: 0, issues: [] };
      if (status === 401) return;
      setRefusals(issues);
      fail(status === 404 ? notThere : sentenceOf(error, notLogged));
      // The screen is out of date: the challenge is gone, moved to other dates, or has more fields by now.
      const isOther = status === 404 || issues.some(({ path }) => !hasField(asked, path));
      if (isOther && status !== 409) void refresh(client, outOfDate);
      // Completed elsewhere, or here, and the answer was lost on the way.
      if (status !== 409) return;
      void refresh(client, [listChallengeDays, listChallengeDayExercises]);
      void refreshChanged(client, submitChallengeDay);
    },
  });
  const change = (next: DayValues) => {
    setValues(next);
    setErrors({});
    setRefusals([]);
    keepDraft(origin, next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    setFailure(undefined);
    if (!isThere) return fail(notThere);
    const { body, errors: problems } = readDayResult(asked, values, unit);
    setErrors(problems ?? {});
    setRefusals([]);
    if (!body) return focusFirstError(event.currentTarget);
    send.mutate({ params: { id: challenge.id, dayId: day.id }, body });
  };
  return {
    exercises,
    asked,
    values,
    errors: { ...dayErrorsOf(asked, refusals), ...errors },
    failure,
    isPending: send.isPending,
    change,
    submit,
    forgetFailure: () => setFailure(undefined),
  };
}

/** Reads that a coach may have changed. */
const outOfDate = [
  getActiveMultiDayChallenge,
  listChallengeDays,
  listChallengeDayExercises,
  getMyChallengeProgress,
];
