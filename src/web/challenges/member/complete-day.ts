import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  getActiveMultiDayChallenge,
  getMyChallengeProgress,
  getWeeklyProgressLeaderboard,
  listChallengeDayExercises,
  listChallengeDays,
  submitChallengeDay,
} from '#contract/challenges.ts';
import { getMemberScore } from '#contract/dashboard.ts';
import { getLeaderboard, getMyStanding } from '#contract/leaderboard.ts';
import { dayFieldsOf } from '#domain/challenge.ts';
import { CallError } from '#web/data/call.ts';
import { refresh } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { showToast } from '#web/ui/toast.ts';
import { blankDay, type DayErrors, dayErrorsOf, type DayValues, readDayResult } from './day-result.ts';
import type { DayToComplete } from './day-to-complete.ts';
import { focusFirstError } from './first-error.ts';
import { dropDraft, keepDraft, readDraft } from './typed-draft.ts';

const notThere = 'No active multi-day challenge or day workout';
const notLogged = 'Failed to log completion';

type CompleteDay = {
  work: DayToComplete;
  userId: string;
  /** The challenge still runs, and has this day. */
  isThere: boolean;
  onCompleted: () => void;
};

/** What is typed to complete a day. Each change is kept on the device until it has arrived. */
export function useCompleteDay({ work, userId, isThere, onCompleted }: CompleteDay) {
  const client = useQueryClient();
  const { challenge, day, exercises } = work;
  const asked = dayFieldsOf(exercises.map(({ exerciseCategory }) => exerciseCategory));
  const origin = { userId, challengeId: challenge.id, part: day.dayOfWeek };
  const [values, setValues] = useState(() => readDraft(origin, blankDay) ?? blankDay);
  const [errors, setErrors] = useState<DayErrors>({});
  const [failure, setFailure] = useState<string>();
  const fail = (sentence: string) => {
    showToast({ title: 'Error', description: sentence, tone: 'danger' });
    setFailure(sentence);
  };
  const send = useSend(submitChallengeDay, {
    refreshes: [
      getMyChallengeProgress,
      getWeeklyProgressLeaderboard,
      getMemberScore,
      getLeaderboard,
      getMyStanding,
    ],
    success: { title: 'Success', description: 'Daily workout completed!' },
    onSuccess: () => {
      dropDraft(origin);
      setValues(blankDay);
      onCompleted();
    },
    onError: error => {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 401) return;
      if (error instanceof CallError) setErrors(dayErrorsOf(asked, error.issues));
      fail(status === 404 ? notThere : sentenceOf(error, notLogged));
      // What is shown is out of date: gone, completed elsewhere, moved to other dates.
      if (status === 404 || status === 409) void refresh(client, outOfDate);
    },
  });
  const change = (next: DayValues) => {
    setValues(next);
    setErrors({});
    keepDraft(origin, next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    setFailure(undefined);
    if (!isThere) return fail(notThere);
    const { body, errors: problems } = readDayResult(asked, values);
    setErrors(problems ?? {});
    if (!body) return focusFirstError(event.currentTarget);
    send.mutate({ params: { id: challenge.id, dayId: day.id }, body });
  };
  return {
    asked,
    values,
    errors,
    failure,
    isPending: send.isPending,
    change,
    submit,
    forgetFailure: () => setFailure(undefined),
  };
}

const outOfDate = [
  getActiveMultiDayChallenge,
  listChallengeDays,
  listChallengeDayExercises,
  getMyChallengeProgress,
];
