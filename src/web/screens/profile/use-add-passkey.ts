import { useState } from 'react';
import * as z from 'zod/mini';
import type { ResponseOf } from '#contract/endpoint.ts';
import { addPasskey, beginPasskey } from '#contract/passkeys.ts';
import { CallError } from '#web/data/call.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { createCredential } from '#web/session/passkey.ts';
import { deviceWords } from '#domain/devices/device-text.ts';
import { passkeyTrouble } from './passkey-trouble.ts';

/** Two requests share the form: the password before the device is asked, the name after. */
const fields = z.object({ ...beginPasskey.body.shape, name: addPasskey.body.shape.name });

type Begun = ResponseOf<typeof beginPasskey>;

/** Asks the server for a challenge, has the device answer it, and sends the answer. */
export function useAddPasskey(onAdded: () => void) {
  const form = useContractForm(fields, { name: deviceWords(navigator.userAgent), password: '' });
  const [asking, setAsking] = useState(false);
  const refuse = (error: Error) => {
    if (error instanceof CallError && error.issues.length > 0) form.refuse(error);
    else form.setError('root', { message: passkeyTrouble(error) ?? sentenceOf(error, notAdded) });
  };
  const keep = useSend(addPasskey, {
    success: ({ name }) => ({ title: 'Passkey added', description: `${name} signs you in from now on` }),
    onSuccess: onAdded,
    onError: refuse,
  });
  const askDevice = async ({ challengeId, options }: Begun) => {
    setAsking(true);
    try {
      const credential = await createCredential(options);
      keep.mutate({ body: { challengeId, name: form.getValues('name'), credential } });
    } catch (error) {
      refuse(error instanceof Error ? error : new Error(notAdded));
    }
    setAsking(false);
  };
  const begin = useSend(beginPasskey, { onSuccess: begun => void askDevice(begun), onError: refuse });
  const add = (password: string | undefined) => begin.mutate({ body: { password } });
  return { form, add, isPending: begin.isPending || asking || keep.isPending };
}

const notAdded = 'No passkey was added. Please try again.';
