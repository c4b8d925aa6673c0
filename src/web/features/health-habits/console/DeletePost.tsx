import { deletePost } from '#contract/health-habits.ts';
import { useSend } from '#web/data/send.ts';
import type { Post } from '#web/features/health-habits/posts.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { draftOf } from './post-form.ts';

export function DeletePost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { user } = useCurrentUser();
  const remove = useSend(deletePost, {
    success: { title: 'Success', description: 'Post deleted successfully' },
    failure: 'Failed to delete post',
    plainly: true,
    onSuccess: () => {
      draftOf(user?.id ?? '', post).draft.drop();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title="Delete this post?"
      description={
        <span className="wrap-anywhere">
          {post.title} is removed for everyone. This cannot be undone; turning it back into a draft only hides
          it.
        </span>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      error={remove.isError ? 'Failed to delete post' : undefined}
      onConfirm={() => remove.mutate({ params: { id: post.id } })}
    />
  );
}
