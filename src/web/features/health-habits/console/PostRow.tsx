import { Eye, Pencil, Trash2 } from 'lucide-react';
import { updatePost } from '#contract/health-habits.ts';
import { useSend } from '#web/data/send.ts';
import { excerptOf } from '#web/features/health-habits/post-text.ts';
import { PostFacts } from '#web/features/health-habits/PostFacts.tsx';
import type { Post } from '#web/features/health-habits/posts.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';

export type Ask = (what: 'preview' | 'edit' | 'delete', post: Post) => void;

export function PostRow({ post, ask }: { post: Post; ask: Ask }) {
  const { title } = post;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-(--card-pad) [contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <div className="grid min-w-0 flex-1 basis-80 grid-cols-[minmax(0,1fr)] gap-1.5">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-medium">
          <span className="min-w-0 break-words">{title}</span>
          {post.isPublished === 'false' && (
            <Badge tone="warning" dot>
              Draft
            </Badge>
          )}
        </h2>
        <PostFacts post={post} />
        <p className="line-clamp-1 text-sm text-muted">{excerptOf(post.content)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:w-full">
        <div className="mr-auto min-w-32 sm:mr-3">
          <PublishToggle post={post} />
        </div>
        <IconButton label={`Preview ${title}`} size="sm" onClick={() => ask('preview', post)}>
          <Eye />
        </IconButton>
        <IconButton label={`Edit ${title}`} size="sm" onClick={() => ask('edit', post)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${title}`} size="sm" onClick={() => ask('delete', post)}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}

export function PostRowSkeleton() {
  return (
    <div className="grid gap-2.5 p-(--card-pad)">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-5 w-1/4" />
      <Skeleton className="w-3/5" />
    </div>
  );
}

/** Shows the choice at once; the saved state comes with the list. */
function PublishToggle({ post }: { post: Post }) {
  const save = useSend(updatePost, {
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
