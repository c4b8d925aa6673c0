import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { longestMessage } from '#domain/conversations/message.ts';
import { useStore } from '#web/state/use-store.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { AttachButtons } from './attachments/AttachButtons.tsx';
import { forgetSent, goingFiles, isUploading, noFiles } from './attachments/attached-files.ts';
import type { MessageDraft } from './message-draft.ts';
import { useSendMessage } from './use-send-message.ts';

const AttachedTray = lazyPart(async () => (await import('./attachments/AttachedTray.tsx')).AttachedTray);

type ComposerProps = {
  memberId: string;
  draft: MessageDraft;
  placeholder: string;
  about?: { trainingDayId: string; prescriptionId: string | null; setNum?: number | null };
  /** The same in words, for as long as it waits. */
  aboutWords?: string;
  onSent?: () => void;
  /** Opened by a press: what comes next is typing. */
  takesFocus?: boolean | undefined;
  /** Beside the button that sends. */
  children?: ReactNode;
};

/** The message being written: stored as it is typed, and gone from here once it is pending. Enter begins a new line. */
export function Composer({
  memberId,
  draft,
  placeholder,
  about,
  aboutWords: aboutText = '',
  onSent,
  takesFocus,
  children,
}: ComposerProps) {
  const [files] = useState(noFiles);
  const attached = useStore(files);
  const sending = useSendMessage(() => {
    draft.change(() => '');
    forgetSent(files);
    onSent?.();
  });
  const text = draft.text.trim();
  const isTooLong = text.length > longestMessage;
  const isWaiting = isUploading(attached);
  const mayGo = (text !== '' || goingFiles(attached).length > 0) && !isTooLong && !isWaiting;
  const go = () => {
    if (mayGo) void sending.send({ memberId, text, about: about ?? null, aboutWords: aboutText, attached });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    go();
  };
  return (
    <div className="grid gap-2">
      <TextArea
        label="Message"
        hideLabel
        rows={2}
        placeholder={placeholder}
        className="[&_textarea]:max-h-48"
        ref={takesFocus ? focusField : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        value={draft.text}
        readOnly={sending.isKeeping}
        error={problemWith(sending.hasFailed, text.length)}
        onChange={event => draft.change(() => event.target.value)}
        onKeyDown={onKeyDown}
      />
      {attached.length > 0 && <Fetched part={AttachedTray} props={{ files: attached }} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex min-w-0 items-center gap-2">
          <AttachButtons
            memberId={memberId}
            files={files}
            count={attached.length}
            isDisabled={sending.isKeeping}
          />
          {children}
        </div>
        <div className="flex items-center gap-3">
          <span aria-hidden="true" className="text-xs text-faint max-md:hidden">
            {isWaiting ? 'Waiting for the upload' : 'Ctrl + Enter sends'}
          </span>
          <Button
            variant="primary"
            disabled={!mayGo}
            pending={sending.isKeeping}
            pendingLabel="Sending..."
            onClick={go}
          >
            <SendHorizontal aria-hidden="true" />
            Send
          </Button>
        </div>
      </div>
    </div>
  );
}

const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

function problemWith(hasFailed: boolean, length: number): string | undefined {
  if (length > longestMessage)
    return `Use at most ${longestMessage.toLocaleString('en-US')} characters: this has ${length.toLocaleString('en-US')}`;
  return hasFailed ? 'The message was not sent. It is kept here, so try again.' : undefined;
}
