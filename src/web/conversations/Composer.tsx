import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { sendMessage } from '#contract/conversations/conversations.ts';
import { longestMessage } from '#domain/conversations/message.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import type { MessageDraft } from './message-draft.ts';

type ComposerProps = {
  memberId: string;
  draft: MessageDraft;
  placeholder: string;
  about?: { trainingDayId: string; prescriptionId: string | null };
  onSent?: () => void;
  /** Opened by a press: what comes next is typing. */
  takesFocus?: boolean;
  /** Beside the button that sends. */
  children?: ReactNode;
};

/** Words on their way: kept as they are typed, and gone from here once they are sent. Enter begins a new line. */
export function Composer({
  memberId,
  draft,
  placeholder,
  about,
  onSent,
  takesFocus,
  children,
}: ComposerProps) {
  const send = useSend(sendMessage, {
    onSuccess: () => {
      draft.change(() => '');
      onSent?.();
    },
  });
  const text = draft.text.trim();
  const isTooLong = text.length > longestMessage;
  const mayGo = text !== '' && !isTooLong;
  const go = () => {
    if (mayGo) send.mutate({ params: { memberId }, body: { text, about: about ?? null } });
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
        readOnly={send.isPending}
        error={problemWith(send.error, text.length)}
        onChange={event => {
          if (send.isError) send.reset();
          draft.change(() => event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex min-w-0 items-center gap-2">{children}</div>
        <div className="flex items-center gap-3">
          <span aria-hidden="true" className="text-xs text-faint max-md:hidden">
            Ctrl + Enter sends
          </span>
          <Button
            variant="primary"
            disabled={!mayGo}
            pending={send.isPending}
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

function problemWith(error: Error | null, length: number): string | undefined {
  if (length > longestMessage)
    return `Use at most ${longestMessage.toLocaleString('en-US')} characters: this has ${length.toLocaleString('en-US')}`;
  return error ? sentenceOf(error, 'The message was not sent. It is kept here, so try again.') : undefined;
}
