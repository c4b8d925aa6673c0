import { EllipsisVertical, Ban, Flag, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { hideFromMyFeed, showInMyFeed } from '#contract/fellowship/feed.ts';
import { useSend } from '#web/data/send.ts';
import { useMute } from '#web/features/feed/answers/use-mute.ts';
import { StopSharing } from '#web/features/feed/mine/StopSharing.tsx';
import { titleOf } from '#web/parts/share/content/post-content-text.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { DropdownMenu } from '#web/ui/dialogs/DropdownMenu.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import type { Post } from '#web/features/feed/use-feed.ts';

const ReportDialog = partToOpen(
  async () => (await import('#web/features/feed/answers/ReportDialog.tsx')).ReportDialog,
);

/** A member's: their own is taken back, another's hidden, reported, or its author muted. */
export function PostMenu({ post }: { post: Post }) {
  const [open, setOpen] = useState<'report' | 'remove' | null>(null);
  const request = { params: { id: post.id } };
  const undo = useSend(showInMyFeed, { failure: 'It is still hidden.' });
  const hide = useSend(hideFromMyFeed, {
    success: {
      title: 'Hidden',
      description: 'Only for you. Nobody is told.',
      action: { label: 'Undo', onSelect: () => undo.mutate(request) },
    },
    failure: 'It could not be hidden.',
  });
  const mute = useMute(post.author);
  const items = post.isOwn
    ? [
        {
          label: 'Stop sharing it',
          icon: Trash2,
          tone: 'danger' as const,
          onSelect: () => setOpen('remove'),
        },
      ]
    : [
        { label: 'Hide this', icon: Ban, onSelect: () => hide.mutate(request) },
        { label: `Mute ${post.author.name}`, icon: UserX, onSelect: mute },
        { label: 'Report to the coaches', icon: Flag, onSelect: () => setOpen('report') },
      ];
  const what = `${titleOf(post.told)} of ${post.isOwn ? 'yours' : post.author.name}`;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton variant="ghost" label={`More for ${what}`} className="-mt-1 -mr-2">
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
        items={items}
      />
      {open === 'report' && <ReportDialog postId={post.id} onClose={() => setOpen(null)} />}
      <StopSharing postId={post.id} open={open === 'remove'} onClose={() => setOpen(null)} />
    </>
  );
}
