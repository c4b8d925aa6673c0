import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CompleteCheckIn } from '#web/outbox/check-ins/pending-check-in.ts';
import {
  onCheckInSent,
  useIsSendingCheckIns,
  usePendingCheckIns,
} from '#web/outbox/check-ins/pending-check-ins.ts';
import { noAnswer } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

export type Sending = {
  state: 'nothing' | 'sending' | 'waiting';
  /** What the server has against it: it is to be looked through once more. */
  problem: string | null;
  retry: () => void;
  /** Where the device keeps nothing, it goes out all the same. */
  send: (complete: CompleteCheckIn | null) => void;
};

const outbox = () => import('#web/parts/pending/check-ins/flush-check-ins.ts');

/** Sends a check-in by way of the device's outbox, from which it goes out whatever page is open; tells when one is sent. */
export function useSending(onSent?: () => void): Sending {
  const owner = useCurrentUser().user?.id ?? '';
  const client = useQueryClient();
  const all = usePendingCheckIns();
  const isSending = useIsSendingCheckIns();
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => (onSent ? onCheckInSent(onSent) : undefined), [onSent]);
  // There may be no signal to fetch it with when it is needed.
  const isAnswering = onSent !== undefined;
  useEffect(() => {
    if (isAnswering) void outbox().catch(() => undefined);
  }, [isAnswering]);
  const refused = all.find(({ refusal }) => refusal !== null);
  useEffect(() => {
    if (!refused?.refusal) return;
    const { sentence } = refused.refusal;
    void outbox().then(({ forgetRefused }) => {
      setProblem(sentence || noAnswer);
      return forgetRefused(client, refused);
    });
  }, [client, refused]);
  const send = async (complete: CompleteCheckIn) => {
    setKeeping(true);
    try {
      await (await outbox()).sendCheckIn(client, owner, complete);
    } catch {
      setProblem(noAnswer);
    }
    setKeeping(false);
  };
  const isWaiting = all.some(({ refusal }) => refusal === null);
  const waiting = isWaiting ? 'waiting' : 'nothing';
  return {
    state: isKeeping || (isWaiting && isSending) ? 'sending' : waiting,
    problem,
    retry: () =>
      void outbox().then(
        ({ flushCheckIns }) => flushCheckIns(client, owner),
        () => undefined,
      ),
    send: complete => {
      setProblem(null);
      if (complete) void send(complete);
    },
  };
}
