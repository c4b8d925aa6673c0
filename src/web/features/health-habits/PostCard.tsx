import { useEffect, useRef } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { VideoFrame } from '#web/ui/video/VideoFrame.tsx';
import { excerptOf, minutesToRead } from './post-text.ts';
import { PostFacts } from './PostFacts.tsx';
import type { CardOfPost } from './posts.ts';

type PostCardProps = {
  post: CardOfPost;
  /** Set for the post that was just read, which gets the focus back; called once it has it. */
  onReturned: (() => void) | null;
  onOpen: (id: string) => void;
};

/** All of it opens the post, but for the video, which plays where it is. */
export function PostCard({ post, onReturned, onOpen }: PostCardProps) {
  const title = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (onReturned === null) return;
    title.current?.focus();
    onReturned();
  }, [onReturned]);
  return (
    <li className="flex min-w-0 *:flex-1">
      <Card className="relative transition-colors hover:border-line-strong">
        <div className="flex h-full flex-col gap-3">
          {post.videoUrl !== '' && (
            <div className="relative z-10">
              <VideoFrame link={post.videoUrl} title={post.title} />
            </div>
          )}
          <PostFacts post={post} />
          <h2 className="display text-xl break-words">
            <button
              ref={title}
              type="button"
              className="max-w-full break-words text-left after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
              onClick={() => onOpen(post.id)}
            >
              {post.title}
            </button>
          </h2>
          <p className="line-clamp-4 break-words text-muted">{excerptOf(post.beginning)}</p>
          <p className="mt-auto flex justify-between gap-3 pt-1 text-sm text-muted">
            <span aria-hidden="true" className="font-medium text-accent">
              Read more
            </span>
            {minutesToRead(post.length)} min read
          </p>
        </div>
      </Card>
    </li>
  );
}

export function PostCardSkeleton() {
  return (
    <Card>
      <div className="grid gap-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-7 w-4/5" />
        <SkeletonLines lines={4} />
      </div>
    </Card>
  );
}
