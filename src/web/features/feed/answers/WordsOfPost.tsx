import { useState } from 'react';
import { listFeedWords } from '#contract/fellowship/feed.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import type { Post, Words } from '#web/features/feed/use-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { WordsMenu } from './WordsMenu.tsx';

type WordsOfPostProps = { post: Post; zone: string; isCoach: boolean };

/** Comments on a post: the last of them, and all of them on demand. */
export function WordsOfPost({ post, zone, isCoach }: WordsOfPostProps) {
  const [isWhole, setWhole] = useState(false);
  const all = useRead(listFeedWords, { params: { id: post.id } }, { enabled: isWhole, staleTime: 0 });
  const shown = (isWhole ? all.data : undefined) ?? post.lastWords;
  if (post.lastWords.length === 0) return null;
  return (
    <div className="grid gap-2">
      {post.hasMoreWords && shown === post.lastWords && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2 justify-self-start"
          pending={isWhole && all.isFetching}
          pendingLabel="Loading..."
          onClick={() => (isWhole ? void all.refetch() : setWhole(true))}
        >
          Show all comments
        </Button>
      )}
      {isWhole && all.isError && <Notice tone="danger">The comments could not be loaded.</Notice>}
      <ul className="grid gap-2">
        {shown.map(words => (
          <Line key={words.id} words={words} post={post} zone={zone} isCoach={isCoach} />
        ))}
      </ul>
    </div>
  );
}

function Line({ words, post, zone, isCoach }: WordsOfPostProps & { words: Words }) {
  const { author, text, createdAt } = words;
  return (
    <li className="flex items-start gap-2 rounded-md bg-sunken py-1.5 pr-1 pl-3">
      <div className="min-w-0 flex-1 py-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="font-medium wrap-anywhere">{author.name}</span>
          {author.isCoach && <Badge tone="accent">Coach</Badge>}
          <time dateTime={createdAt} className="text-xs text-faint">
            {formatInstant(createdAt, zone)}
          </time>
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      </div>
      <WordsMenu words={words} post={post} isCoach={isCoach} />
    </li>
  );
}
