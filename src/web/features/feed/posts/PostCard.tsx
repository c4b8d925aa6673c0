import { type ReactNode, useId, useState } from 'react';
import { formatInstant } from '#domain/plain-date.ts';
import { encouragedText } from '#web/features/feed/answers/encouraged-text.ts';
import { EncourageButton } from '#web/features/feed/answers/EncourageButton.tsx';
import { WordsOfPost } from '#web/features/feed/answers/WordsOfPost.tsx';
import { WriteWords, WriteWordsButton } from '#web/features/feed/answers/WriteWords.tsx';
import { PostContentBox } from '#web/parts/share/content/PostContentBox.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { Post } from '#web/features/feed/use-feed.ts';

type PostCardProps = {
  post: Post;
  zone: string;
  isCoach: boolean;
  mayWrite: boolean;
  /** Actions on the post. */
  menu: ReactNode;
  /** Author, where the name links somewhere. */
  name?: ReactNode;
  children?: ReactNode;
};

/** A shared post, its answers, and the one tap for it. */
export function PostCard({ post, zone, isCoach, mayWrite, menu, name, children }: PostCardProps) {
  const [isWriting, setWriting] = useState<boolean>();
  const nameId = useId();
  const { author, isOwn, sharedAt, told, isForAll, takenDown } = post;
  const thanks = isOwn || isCoach ? encouragedText(post) : null;
  return (
    <article
      aria-labelledby={nameId}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-(--card-pad)"
    >
      <div className="flex items-start gap-3">
        <Avatar name={author.name} src={author.profileImageUrl ?? undefined} />
        <div className="min-w-0 flex-1">
          <h2 id={nameId} className="font-medium wrap-anywhere">
            {isOwn ? 'You' : (name ?? author.name)}
          </h2>
          <p className="text-sm text-muted">
            <time dateTime={sharedAt}>{formatInstant(sharedAt, zone)}</time>
            {isForAll && ' · with everyone'}
          </p>
        </div>
        {takenDown && <Badge tone="danger">Taken down</Badge>}
        {menu}
      </div>
      <PostContentBox content={told} />
      {takenDown && (
        <Notice tone="warning">
          {isOwn ? 'A coach took this down: nobody else sees it.' : 'Only coaches and its author see it.'}{' '}
          {takenDown.reason}
        </Notice>
      )}
      {thanks && <p className="text-sm text-muted">{thanks}</p>}
      <WordsOfPost post={post} zone={zone} isCoach={isCoach} />
      {isWriting ? (
        <WriteWords post={post} onDone={() => setWriting(false)} />
      ) : (
        <div className="-mb-1 flex flex-wrap items-center gap-2 empty:hidden">
          {!isOwn && <EncourageButton post={post} />}
          {mayWrite && <WriteWordsButton takesFocus={isWriting === false} onOpen={() => setWriting(true)} />}
        </div>
      )}
      {children}
    </article>
  );
}
