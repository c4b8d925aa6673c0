import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';
import { showToast, type ToastText } from '#web/ui/notices/toast.ts';
import { call, CallError, type Headers } from './call.ts';
import { refreshChanged } from './read.ts';
import { requestKeys } from './request-key.ts';

type Toast = Omit<ToastText, 'tone'>;

type SendOptions<E extends Endpoint> = {
  /** Reads that `onSuccess` updates in the cache: of all that the write makes stale, these are not read again. */
  updatesCached?: readonly Endpoint[];
  /** Reads that it makes stale, but that may wait until they are next shown. */
  readsLater?: readonly Endpoint[];
  /** Message on success. */
  success?: Toast | ((answer: ResponseOf<E>) => Toast);
  /** The spec's failure sentence. The server's own is preferred unless `plainly`. */
  failure?: string;
  plainly?: boolean;
  /**
   * Runs before the send, and makes the sent body of the given one; `isSentAgain` when the last send got no answer, and
   * this one has to be the same: `usePictureUpload`.
   */
  prepare?: (body: unknown, isSentAgain: boolean) => Promise<unknown>;
  /** Without a signal it waits for one (`isPaused`), instead of failing at once. */
  queuesOffline?: boolean;
  onSuccess?: (answer: ResponseOf<E>) => void;
  onError?: (error: Error) => unknown;
};

type Sent<E extends Endpoint> = RequestOf<E> & { headers?: Headers };

/**
 * `const create = useSend(createExercise, { success: …, failure: … })`: the contract says which reads it makes stale.
 */
export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions<E> = {}) {
  const client = useQueryClient();
  const {
    updatesCached = [],
    readsLater = [],
    success,
    failure,
    plainly = false,
    queuesOffline = false,
  } = options;
  const { onSuccess, onError, prepare } = options;
  const isSending = useRef(false);
  const isUnanswered = useRef(false);
  const keys = useRef(requestKeys());
  const mutation = useMutation<ResponseOf<E>, Error, Sent<E>>({
    networkMode: queuesOffline ? 'online' : 'always',
    mutationFn: async ({ headers, ...given }) => {
      const { body } = given as { body?: unknown };
      const request = prepare ? { ...given, body: await prepare(body, isUnanswered.current) } : given;
      // Sent again after a lost answer, it is done once.
      const once = endpoint.idempotent && { 'Idempotency-Key': keys.current(request) };
      return call(endpoint, request as unknown as RequestOf<E>, { ...once, ...headers });
    },
    onSuccess: async answer => {
      keys.current = requestKeys();
      isUnanswered.current = false;
      const toast = typeof success === 'function' ? success(answer) : success;
      if (toast) showToast({ ...toast, tone: 'success' });
      onSuccess?.(answer);
      await refreshChanged(client, endpoint, { updated: updatesCached, later: readsLater });
    },
    onError: error => {
      isUnanswered.current = !(error instanceof CallError);
      if (failure !== undefined && !isSignedOut(error)) {
        showToast({
          title: 'Error',
          description: plainly ? failure : sentenceOf(error, failure),
          tone: 'danger',
        });
      }
      onError?.(error);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const { mutate } = mutation;
  // A double click comes before the button is rendered as pending: the second is not sent.
  const send = useCallback(
    (request: Sent<E>) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(request);
    },
    [mutate],
  );
  return { ...mutation, mutate: send };
}

export const noAnswer = 'The server cannot be reached. Please try again.';

/** The error message for the person: the server's sentence, else ours; `unanswered` where no answer came at all. */
export function sentenceOf(error: Error, otherwise: string, unanswered = otherwise): string {
  if (!(error instanceof CallError)) return unanswered;
  return error.status < 500 && error.sentence ? error.sentence : otherwise;
}

const isSignedOut = (error: Error) => error instanceof CallError && error.status === 401;
