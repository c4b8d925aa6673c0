import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getExercisesForDate } from '#contract/assignments.ts';
import { logProgress } from '#contract/progress.ts';
import { CallError } from '#web/data/call.ts';
import { refresh, refreshChanged } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { pageOwner } from '#web/offline/member-here.ts';
import { sendOrKeep } from '#web/outbox/send-log.ts';
import type { SavedLog, PendingReason, PendingLog } from '#web/outbox/logs/pending-log.ts';
import { showToast, type ToastText } from '#web/ui/notices/toast.ts';

type Written = Omit<PendingLog, 'userId' | 'keptAt' | 'refusal'>;

/**
 * A new log, written down on the device and sent; null to `onSuccess` when it waits there. It is that of whom the page
 * shows: someone else may have signed in in another tab while it was typed.
 */
export function useNewLog(onSuccess: (record: SavedLog | null) => void) {
  const client = useQueryClient();
  const underWay = useRef(false);
  const mutation = useMutation<SavedLog | PendingReason, Error, Written>({
    networkMode: 'always',
    mutationFn: written =>
      sendOrKeep({ ...written, userId: pageOwner(client) ?? '', keptAt: Date.now(), refusal: null }),
    onSuccess: async saved => {
      const record = typeof saved === 'string' ? null : saved;
      showToast(typeof saved === 'string' ? queuedText(saved) : savedText);
      onSuccess(record);
      if (record) await refreshChanged(client, logProgress);
    },
    onError: error => {
      const status = error instanceof CallError ? error.status : null;
      if (status === 409) void refresh(client, [getExercisesForDate]);
      if (status === 401) return;
      const description = sentenceOf(error, 'Failed to log progress');
      showToast({ title: 'Error', description, tone: 'danger' });
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  const save = (written: Written) => {
    // A double click comes before the button has been drawn as pending: the second is not sent.
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(written);
  };
  return { ...mutation, save };
}

const savedText: ToastText = {
  title: 'Success',
  description: 'Progress logged successfully',
  tone: 'success',
};

const queuedText = (waitsFor: PendingReason): ToastText => ({
  title: 'Kept on this device',
  description: pendingReasonText[waitsFor],
});

const pendingReasonText: Record<PendingReason, string> = {
  signal: 'No signal. Your log is sent as soon as there is one.',
  server: 'The server can’t accept it right now. Your log is sent as soon as it can.',
  owner: 'Someone else is signed in here now. Your log is sent when you sign in here again.',
};
