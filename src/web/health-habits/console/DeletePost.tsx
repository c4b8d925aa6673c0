import { deletePost } from '#contract/health-habits.ts';
import { useSend } from '#web/data/send.ts';
import type { Post } from '#web/health-habits/posts.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { readsOfPosts } from './reads-of-posts.ts';

export function DeletePost({ post, onClose }: { post: Post; onClose: () => void }) {
  const remove = useSend(deletePost, {
    refreshes: readsOfPosts,
    success: { title: 'Success', description: 'Post deleted successfully' },
    failure: 'Failed to delete post',
    plainly: true,
    onSuccess: onClose,
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
