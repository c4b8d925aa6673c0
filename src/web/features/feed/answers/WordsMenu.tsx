import { EllipsisVertical, Flag, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { removeFeedWords } from '#contract/fellowship/feed.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useMute } from '#web/features/feed/answers/use-mute.ts';
import type { Post, Words } from '#web/features/feed/use-feed.ts';
import { useUserId } from '#web/features/feed/answers/use-user-id.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { DropdownMenu, type MenuItem } from '#web/ui/dialogs/DropdownMenu.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const ReportDialog = partToOpen(async () => (await import('./ReportDialog.tsx')).ReportDialog);

type WordsMenuProps = { words: Words; post: Post; isCoach: boolean };

/** Actions on a comment: by its writer, by the post's author, by a reader, by a coach. */
export function WordsMenu({ words, post, isCoach }: WordsMenuProps) {
  const [open, setOpen] = useState<'report' | 'delete' | null>(null);
  const isOwn = useUserId() === words.author.id;
  const mute = useMute(words.author);
  const remove = useSend(removeFeedWords, {
    success: { title: 'Deleted' },
    onSuccess: () => setOpen(null),
  });
  const mayAvoid = !isOwn && !isCoach && !words.author.isCoach;
  const items: MenuItem[] = [
    ...(mayAvoid
      ? [
          { label: 'Report to the coaches', icon: Flag, onSelect: () => setOpen('report') },
          { label: `Mute ${words.author.name}`, icon: UserX, onSelect: mute },
        ]
      : []),
    ...(words.mayRemove
      ? [{ label: 'Delete', icon: Trash2, tone: 'danger' as const, onSelect: () => setOpen('delete') }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton size="sm" variant="ghost" label={`More for the comment of ${words.author.name}`}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
        items={items}
      />
      {open === 'report' && (
        <ReportDialog postId={post.id} wordsId={words.id} onClose={() => setOpen(null)} />
      )}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={isOpen => !isOpen && setOpen(null)}
        title="Delete this comment?"
        description={`“${words.text}” is then deleted for everyone.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        error={remove.error ? sentenceOf(remove.error, 'The comment could not be deleted.') : undefined}
        onConfirm={() => remove.mutate({ params: { id: post.id, wordsId: words.id } })}
      />
    </>
  );
}
