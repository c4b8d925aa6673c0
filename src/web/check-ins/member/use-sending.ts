import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerCheckIn, listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import { CallError } from '#web/data/call.ts';
import { useDrafts } from '#web/data/drafts/draft-list.ts';
import { refresh } from '#web/data/read.ts';
import { noAnswer, sentenceOf, useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { weekOf } from '#web/check-ins/check-in-words.ts';
import { dropAnswers } from './answer-draft.ts';
import { dropPictures, noteWaiting, withSentPictures } from './send-pictures.ts';
import { type WaitingCheckIn, waitingCheckIns, waitingOf } from './waiting-check-in.ts';

/** One that is sent again would be refused in the same way. */
const isFinal = ({ status }: CallError) =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

export type Sending = {
  state: 'nothing' | 'sending' | 'waiting';
  /** What the server has against it: it is to be looked through once more. */
  problem: string | null;
  retry: () => void;
  /** Where the device keeps nothing, it goes out all the same. */
  send: (whole: WaitingCheckIn | null) => void;
};

/**
 * Sends what is whole and waits as soon as it can: at once, when the signal is back, or when the page is opened again. It is
 * taken once, however often it goes out.
 */
export function useSending(onSent?: () => void): Sending {
  const { user } = useCurrentUser();
  const owner = user?.id ?? '';
  const client = useQueryClient();
  const [waiting] = useDrafts(waitingCheckIns, owner);
  const [problem, setProblem] = useState<string | null>(null);
  /** The pictures of the one on its way. */
  const pictures = useRef<readonly string[]>([]);
  const sent = useSend(answerCheckIn, {
    prepare: body => {
      const whole = body as Omit<WaitingCheckIn, 'key'>;
      pictures.current = whole.pictures;
      return withSentPictures(owner, whole);
    },
    ...(!onSent && { success: { title: 'Check-in sent', description: 'Your coaches read it' } }),
    onSuccess: ({ week }) => {
      if (waiting) waitingOf(owner, waiting.week).drop();
      dropAnswers(owner, weekOf({ week }));
      dropPictures(pictures.current);
      onSent?.();
    },
    onError: error => {
      if (!waiting || !(error instanceof CallError && isFinal(error))) return;
      waitingOf(owner, waiting.week).drop();
      noteWaiting(waiting.pictures, false);
      setProblem(sentenceOf(error, noAnswer));
      void refresh(client, [getDueCheckIn, listCheckInAnswers]);
    },
  });
  const { mutate } = sent;
  const text = waiting ? JSON.stringify(waiting) : '';
  const sendKept = useCallback(() => {
    if (text !== '') mutate(asRequest(JSON.parse(text) as WaitingCheckIn));
  }, [text, mutate]);
  useEffect(() => {
    sendKept();
    window.addEventListener('online', sendKept);
    return () => window.removeEventListener('online', sendKept);
  }, [sendKept]);
  const isOnDevice = useOnDevice(() => true, false);
  const send = (whole: WaitingCheckIn | null) => {
    setProblem(null);
    if (!whole) return;
    noteWaiting(whole.pictures, true);
    if (!waitingOf(owner, whole.week).keep(whole)) mutate(asRequest(whole));
  };
  const state = sent.isPending ? 'sending' : text !== '' && isOnDevice ? 'waiting' : 'nothing';
  return { state, problem, retry: sendKept, send };
}

const asRequest = ({ key, ...body }: WaitingCheckIn) => ({ body, headers: { 'Idempotency-Key': key } });
