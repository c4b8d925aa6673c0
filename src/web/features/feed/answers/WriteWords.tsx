import { Quote, SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { writeFeedWords } from '#contract/fellowship/feed.ts';
import { maxWordsLength } from '#domain/feed/feed-limits.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { Post } from '#web/features/feed/use-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';

type WriteWordsButtonProps = {
  /** Whether the keyboard goes on from here, where the field was left. */
  takesFocus: boolean;
  onOpen: () => void;
};

/** A button, until someone wants to write. */
export function WriteWordsButton({ takesFocus, onOpen }: WriteWordsButtonProps) {
  return (
    <Button variant="ghost" ref={takesFocus ? focusIt : undefined} onClick={onOpen}>
      <Quote aria-hidden="true" /> Comment
    </Button>
  );
}

export function WriteWords({ post, onDone }: { post: Post; onDone: () => void }) {
  const [text, setText] = useState('');
  const send = useSend(writeFeedWords, { onSuccess: onDone });
  const words = text.trim();
  const isTooLong = words.length > maxWordsLength;
  return (
    <form
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault();
        if (words !== '' && !isTooLong) send.mutate({ params: { id: post.id }, body: { text: words } });
      }}
    >
      <TextArea
        label={post.isOwn ? 'Your comment' : `Your comment to ${post.author.name}`}
        hint="Everyone who sees the post sees it."
        rows={2}
        ref={focusIt}
        value={text}
        readOnly={send.isPending}
        error={
          isTooLong
            ? `Use at most ${maxWordsLength} characters: this has ${words.length}`
            : send.error
              ? sentenceOf(send.error, 'The comment was not sent. It is still here, so try again.')
              : undefined
        }
        onChange={event => {
          if (send.isError) send.reset();
          setText(event.target.value);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={words === '' || isTooLong}
          pending={send.isPending}
          pendingLabel="Sending..."
        >
          <SendHorizontal aria-hidden="true" /> Send
        </Button>
      </div>
    </form>
  );
}

const focusIt = (element: HTMLElement | null) => element?.focus();
