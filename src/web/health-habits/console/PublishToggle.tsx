import { updatePost } from '#contract/health-habits.ts';
import { useSend } from '#web/data/send.ts';
import type { Post } from '#web/health-habits/posts.ts';
import { Switch } from '#web/ui/fields/Switch.tsx';
import { readsOfPosts } from './reads-of-posts.ts';

/** Shows at once what was chosen; what is saved comes with the list. */
export function PublishToggle({ post }: { post: Post }) {
  const save = useSend(updatePost, {
    refreshes: readsOfPosts,
    success: { title: 'Success', description: 'Post updated successfully' },
    failure: 'Failed to update post',
    plainly: true,
  });
  const isPublished = save.isPending ? save.variables.body.isPublished === true : post.isPublished === 'true';
  return (
    <Switch
      label="Published"
      aria-label={`Published: ${post.title}`}
      checked={isPublished}
      onChange={event =>
        save.mutate({ params: { id: post.id }, body: { isPublished: event.target.checked } })
      }
    />
  );
}
