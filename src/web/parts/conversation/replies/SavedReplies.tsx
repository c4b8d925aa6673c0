import { BookmarkPlus, MessageSquareQuote, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { listSavedReplies } from '#contract/conversations/saved-replies.ts';
import { filledIn, nameOfReply } from '#domain/conversations/saved-reply.ts';
import type { MessageDraft } from '#web/parts/conversation/message-draft.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DropdownMenu } from '#web/ui/dialogs/DropdownMenu.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const SavedRepliesDialog = partToOpen(
  async () => (await import('./SavedRepliesDialog.tsx')).SavedRepliesDialog,
);

type SavedRepliesProps = { firstName: string | null; draft: MessageDraft };

/** A coach's saved replies, put into the message with the member's name in it. */
export function SavedReplies({ firstName, draft }: SavedRepliesProps) {
  const replies = useRead(listSavedReplies, {});
  const [opened, setOpened] = useState<{ text: string | null } | null>(null);
  const insert = (text: string) =>
    draft.change(now => [now.trimEnd(), filledIn(text, firstName)].filter(Boolean).join('\n\n'));
  const typed = draft.text.trim();
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button size="sm" aria-label="Saved replies">
            <MessageSquareQuote aria-hidden="true" />
            <span className="max-sm:hidden">Saved replies</span>
          </Button>
        }
        items={[
          ...(replies.data ?? []).map(reply => ({
            id: reply.id,
            label: shortened(nameOfReply(reply)),
            onSelect: () => insert(reply.text),
          })),
          {
            label: 'Save this text',
            icon: BookmarkPlus,
            disabled: typed === '',
            onSelect: () => setOpened({ text: typed }),
          },
          { label: 'Edit saved replies', icon: Settings2, onSelect: () => setOpened({ text: null }) },
        ]}
      />
      {opened && <SavedRepliesDialog begunWith={opened.text} onClose={() => setOpened(null)} />}
    </>
  );
}

const shortened = (name: string) => (name.length > 48 ? `${name.slice(0, 47).trimEnd()}…` : name);
