import { EllipsisVertical, Trash2, Undo2, Ban } from 'lucide-react';
import { useState } from 'react';
import { moderateFeed, removeFromFeed } from '#contract/fellowship/feed.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { titleOf } from '#web/parts/share/content/post-content-text.ts';
import type { Post } from '#web/features/feed/use-feed.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { DropdownMenu } from '#web/ui/dialogs/DropdownMenu.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const TakeDownDialog = partToOpen(async () => (await import('./TakeDownDialog.tsx')).TakeDownDialog);

/** A coach takes down what a member shared, puts it back, or deletes it for good. */
export function CoachMenu({ post }: { post: Post }) {
  const [open, setOpen] = useState<'take-down' | 'delete' | null>(null);
  const params = { id: post.id };
  const restore = useSend(moderateFeed, {
    success: { title: 'Put back', description: 'Those it was shared with see it again.' },
    failure: 'It could not be put back.',
  });
  const remove = useSend(removeFromFeed, { success: { title: 'Deleted' }, onSuccess: () => setOpen(null) });
  const items = [
    post.takenDown
      ? {
          label: 'Put back',
          icon: Undo2,
          onSelect: () => restore.mutate({ params, body: { act: 'restore' } }),
        }
      : { label: 'Take down', icon: Ban, onSelect: () => setOpen('take-down') },
    { label: 'Delete for good', icon: Trash2, tone: 'danger' as const, onSelect: () => setOpen('delete') },
  ];
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            variant="ghost"
            label={`More for ${titleOf(post.told)} of ${post.author.name}`}
            className="-mt-1 -mr-2"
          >
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
        items={items}
      />
      {open === 'take-down' && <TakeDownDialog post={post} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={isOpen => !isOpen && setOpen(null)}
        title="Delete it for good?"
        description={`What ${post.author.name} shared is deleted with its comments and likes. Their training log stays as it is.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        error={remove.error ? sentenceOf(remove.error, 'It could not be deleted.') : undefined}
        onConfirm={() => remove.mutate({ params })}
      />
    </>
  );
}
