import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { beginPasskeySignIn, signInWithPasskey } from '#contract/passkeys.ts';
import { call, CallError } from '#web/data/call.ts';
import { sentenceOf } from '#web/data/send.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import { useEnter } from './current-user.ts';
import { canSuggestPasskeys, getCredential, stopAsking } from './passkey.ts';
import { unreachable } from './sign-in-text.ts';

type Proof = Awaited<ReturnType<typeof proof>>;

/**
 * Signing in with a passkey: chosen among the suggestions of the e-mail field (`autocomplete="username webauthn"`), or
 * from a button (`ask`).
 */
export function usePasskeySignIn() {
  const enter = useEnter();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (given: Proof | null) =>
      call(signInWithPasskey, { body: { ...(given ?? (await proof())), timeZone: browserTimeZone() } }),
    onSuccess: enter,
  });
  // A refused passkey would be refused again: passkeys are suggested only until then.
  useSuggestion(!isPending && !(error instanceof CallError), mutate);
  return { ask: () => mutate(null), isPending, error: error && troubleOf(error), reset };
}

/** The device answers the server's challenge. */
async function proof() {
  const { challengeId, options } = await call(beginPasskeySignIn, {});
  return { challengeId, credential: await getCredential(options) };
}

/** A challenge holds for 5 minutes; a page that lies open longer asks for another. */
const renewedAfter = 4 * 60_000;

function useSuggestion(isWanted: boolean, onChosen: (proof: Proof) => void): void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const wait = async () => {
      if (!(await canSuggestPasskeys())) return;
      const { challengeId, options } = await call(beginPasskeySignIn, {});
      // The button may have been pressed in the meantime: a suggestion now would end its question.
      if (isOver) return;
      const credential = await getCredential(options, true);
      if (!isOver) onChosen({ challengeId, credential });
    };
    // A missing suggestion is silent: no one asked for it.
    wait().catch(() => undefined);
    const renewal = window.setTimeout(() => setRound(round + 1), renewedAfter);
    return () => {
      isOver = true;
      window.clearTimeout(renewal);
      stopAsking();
    };
  }, [isWanted, round, onChosen]);
}

/** The names are those of the browsers' own errors (WebAuthn, section 5.1.4). */
function troubleOf(error: Error): string {
  if (error instanceof CallError || error instanceof TypeError) return sentenceOf(error, unreachable);
  const calledOff = error.name === 'NotAllowedError' || error.name === 'AbortError';
  return calledOff
    ? 'No passkey was used. Try again, or sign in with your password.'
    : 'This browser could not use a passkey. Sign in with your password instead.';
}
