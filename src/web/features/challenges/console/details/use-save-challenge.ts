import { useState } from 'react';
import { createChallenge, getChallenge, updateChallenge } from '#contract/challenges.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { CallError } from '#web/data/call.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';

type SaveOptions = {
  /** The one to change; null for a new one. */
  challenge: Challenge | null;
  /** 'challenge', or 'multi-day challenge'. */
  kind: string;
  created: string;
  onSaved: () => void;
  onRefused?: (issues: CallError['issues']) => void;
};

/**
 * Creates or changes a challenge. Where another coach has changed it meanwhile the server refuses (409): then `latest`
 * becomes theirs, and sending again overwrites it with what is typed.
 */
export function useSaveChallenge({ challenge, kind, created, onSaved, onRefused }: SaveOptions) {
  const [latest, setLatest] = useState(challenge);
  const look = useSend(getChallenge, { onSuccess: setLatest });
  const outcome = {
    onSuccess: onSaved,
    onError: (error: Error) => {
      if (!(error instanceof CallError)) return;
      onRefused?.(error.issues);
      if (error.status === 409 && challenge) look.mutate({ params: { id: challenge.id } });
    },
  };
  const failure = `Failed to ${challenge ? 'update' : 'create'} ${kind}`;
  const create = useSend(createChallenge, {
    ...outcome,
    success: { title: 'Success', description: created },
    failure,
  });
  const update = useSend(updateChallenge, {
    ...outcome,
    success: { title: 'Success', description: 'Challenge updated successfully!' },
    failure,
  });
  const sending = challenge ? update : create;
  return {
    /** As it was last seen on the server; null for a new one. */
    latest,
    isPending: sending.isPending,
    failure: sending.error ? sentenceOf(sending.error, failure) : undefined,
    /** Clears the last error. */
    forget: () => {
      if (sending.isError) sending.reset();
    },
    create: (body: RequestOf<typeof createChallenge>['body']) => create.mutate({ body }),
    update: (body: RequestOf<typeof updateChallenge>['body']) =>
      challenge &&
      update.mutate({
        params: { id: challenge.id },
        body: { ...body, ...(latest && { revision: latest.revision }) },
      }),
  };
}
