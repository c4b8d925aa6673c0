import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { addPasskey, beginPasskey, listPasskeys } from '#contract/passkeys.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { createCredential } from '#web/session/passkey.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { deviceWords } from './device-words.ts';
import { passkeyTrouble } from './passkey-trouble.ts';

/** A name to know it by, then the device asks for a finger, a face or its code. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(() => deviceWords(navigator.userAgent));
  const { add, isPending, error } = useAddPasskey(name, onClose);
  const wrong = name.trim() === '' ? 'Name this passkey, so that you know it again' : undefined;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="sm"
      title="Add a passkey"
      description="Your device asks you to confirm that it is you."
      error={error}
      onSubmit={event => {
        event.preventDefault();
        if (!wrong) add();
      }}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel="Adding...">
            Add Passkey
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        hint="So that you know it again in the list."
        maxLength={100}
        error={wrong}
        value={name}
        onChange={event => setName(event.target.value)}
      />
    </Dialog>
  );
}

type Begun = ResponseOf<typeof beginPasskey>;

/** Ask the server for a challenge, have the device answer it, and keep what it answered. */
function useAddPasskey(name: string, onAdded: () => void) {
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const refuse = (error: Error) => setError(passkeyTrouble(error) ?? sentenceOf(error, notAdded));
  const keep = useSend(addPasskey, {
    refreshes: [listPasskeys],
    success: ({ name }) => ({ title: 'Passkey added', description: `${name} signs you in from now on` }),
    onSuccess: onAdded,
    onError: refuse,
  });
  const askDevice = async ({ challengeId, options }: Begun) => {
    setAsking(true);
    try {
      keep.mutate({ body: { challengeId, name, credential: await createCredential(options) } });
    } catch (error) {
      refuse(error instanceof Error ? error : new Error(notAdded));
    }
    setAsking(false);
  };
  const begin = useSend(beginPasskey, { onSuccess: begun => void askDevice(begun), onError: refuse });
  const add = () => {
    setError(undefined);
    begin.mutate({});
  };
  return { add, error, isPending: begin.isPending || asking || keep.isPending };
}

const notAdded = 'No passkey was added. Please try again.';
