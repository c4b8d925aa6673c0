import { useQueryClient } from '@tanstack/react-query';
import { CloudAlert, CloudUpload, Mic, Play } from 'lucide-react';
import { clipTime } from '#domain/conversations/attachment.ts';
import { useFileAddress } from '#web/outbox/files/store/use-file-address.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { takeBackPending, retryMessage } from '#web/outbox/send-message.ts';
import type { PendingFile, PendingMessage } from '#web/outbox/messages/pending-message.ts';
import { useIsSending } from '#web/outbox/messages/pending-messages.ts';

type PendingBubblesProps = { messages: readonly PendingMessage[]; onTakenBack: (text: string) => void };

/** Pending messages below the sent ones: each with its state, and the way to take it back. */
export function PendingBubbles({ messages, onTakenBack }: PendingBubblesProps) {
  return (
    // Sent messages are read out at their place in the log, not here.
    <ul aria-label="Not sent yet" aria-live="off" className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
      {messages.map(message => (
        <li key={message.key} className="flex flex-col items-end gap-1">
          <div className="grid max-w-[min(38rem,88%)] gap-1 rounded-lg border border-dashed border-accent/50 bg-accent-soft px-3.5 py-2">
            {message.aboutWords !== '' && <p className="text-sm text-accent">{message.aboutWords}</p>}
            {message.files.map((file, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- they stay in their order
              <Attached key={place} file={file} />
            ))}
            {message.text !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>}
          </div>
          <State message={message} onTakenBack={onTakenBack} />
        </li>
      ))}
    </ul>
  );
}

const link = 'min-h-6 rounded-xs underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11';

function State({ message, onTakenBack }: { message: PendingMessage; onTakenBack: (text: string) => void }) {
  const client = useQueryClient();
  const isSending = useIsSending();
  const { refusal } = message;
  const takeBack = async () => {
    if (await takeBackPending(message)) onTakenBack(message.text);
    else showToast({ title: 'Already sent', description: 'You can undo it in the conversation.' });
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-0.5 px-1 text-xs text-faint">
      {refusal === null ? (
        <span role="status" className="flex items-center gap-1">
          <CloudUpload aria-hidden="true" className="size-3.5 text-warning" />
          {isSending ? 'Sending...' : 'Waiting for a signal'}
        </span>
      ) : (
        <span role="alert" className="flex items-center gap-1 text-danger">
          <CloudAlert aria-hidden="true" className="size-3.5 shrink-0" />
          Not accepted: {refusal.sentence}
        </span>
      )}
      {refusal !== null && (
        <button type="button" className={link} onClick={() => void retryMessage(client, message)}>
          Try again
        </button>
      )}
      <button type="button" className={link} onClick={() => void takeBack()}>
        Undo
      </button>
    </div>
  );
}

const names = { picture: 'Picture', voice: 'Voice note', video: 'Video' };

function Attached({ file }: { file: PendingFile }) {
  const address = useFileAddress(file.kind === 'picture' && 'fileKey' in file ? file.fileKey : '');
  if (address !== '')
    return (
      <img
        src={address}
        alt="To be sent"
        className="max-h-48 max-w-full rounded-md bg-hover object-contain"
      />
    );
  const Icon = file.kind === 'voice' ? Mic : Play;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      {file.kind !== 'picture' && <Icon aria-hidden="true" className="size-4" />}
      {names[file.kind]}
      {file.seconds !== null && ` · ${clipTime(file.seconds)}`}
    </p>
  );
}
