import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takeBackPending, retryMessage } from '#web/outbox/send-message.ts';
import type { PendingMessage as Message } from '#web/outbox/messages/pending-message.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { counted } from '#web/ui/text/words.ts';

type PendingMessageProps = { message: Message; onOpen: () => void };

/** A message that is on this device alone, wherever its conversation is. */
export function PendingMessage({ message, onOpen }: PendingMessageProps) {
  const { text, files, aboutWords: aboutText, refusal } = message;
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-surface p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">Message</span>
        {aboutText !== '' && <span className="text-sm text-muted">{aboutText}</span>}
      </p>
      {text !== '' && <p className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {files.length > 0 && <p className="text-sm text-muted">With {counted(files.length, 'file')}</p>}
      {refusal && <p className="text-sm text-danger">Not accepted: {refusal.sentence}</p>}
      <div className="mt-1 flex flex-wrap justify-end gap-1">
        <Discard message={message} />
        {refusal && <RetryButton message={message} />}
        <Button size="sm" onClick={onOpen}>
          Open Messages
        </Button>
      </div>
    </li>
  );
}

/** Where its words would go back to is not in sight: it asks first. */
function Discard({ message }: { message: Message }) {
  const [isAsking, setAsking] = useState(false);
  const discard = async () => {
    await takeBackPending(message);
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this message?"
        description="It has not been sent, and is only on this device."
        confirmLabel="Discard"
        onConfirm={() => void discard()}
      />
    </>
  );
}

function RetryButton({ message }: { message: Message }) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    await retryMessage(client, message).finally(() => setPending(false));
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      pending={isPending}
      pendingLabel="Sending..."
      onClick={() => void send()}
    >
      Try again
    </Button>
  );
}
