import { useQueryClient } from '@tanstack/react-query';
import { getExercisesForDate } from '#contract/assignments.ts';
import { takeBackProgress } from '#contract/progress.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { CallError } from '#web/data/call.ts';
import { refresh } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { showLog } from '#web/training/day/show-log.ts';
import type { LogTarget } from '#web/training/day/training-day.ts';

/** Takes the log of an exercise back. */
export function useTakeBack(target: LogTarget, today: PlainDate, onDone: () => void) {
  const client = useQueryClient();
  const send = useSend(takeBackProgress, {
    waitsForSignal: true,
    success: { title: 'Success', description: 'Progress taken back' },
    failure: 'Failed to take the progress back',
    onSuccess: () => {
      showLog(client, target, null, today);
      onDone();
    },
    onError: error => {
      if (error instanceof CallError && error.status === 404) void refresh(client, [getExercisesForDate]);
    },
  });
  const failure = send.error ? sentenceOf(send.error, 'Failed to take the progress back') : undefined;
  return { ...send, failure };
}
