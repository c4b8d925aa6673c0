import { Markdown } from '#web/ui/text/Markdown.tsx';
import { VideoFrame } from '#web/ui/video/VideoFrame.tsx';
import { minutesToRead } from './post-text.ts';
import { PostFacts } from './PostFacts.tsx';
import type { Post } from './posts.ts';

type PostBodyProps = {
  post: Pick<Post, 'title' | 'content' | 'category' | 'videoUrl' | 'publishedAt'>;
  /** Of the title. */
  level: 1 | 3;
};

/** A post as it is read. */
export function PostBody({ post, level }: PostBodyProps) {
  const Title = `h${level}` as const;
  return (
    <article className="mx-auto grid max-w-[68ch] min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PostFacts post={post}>
          <span>{minutesToRead(post.content.length)} min read</span>
        </PostFacts>
        <Title className="display text-3xl break-words sm:text-4xl">{post.title}</Title>
      </header>
      <VideoFrame link={post.videoUrl} title={post.title} />
      <Markdown text={post.content} headingLevel={level === 1 ? 2 : 4} />
    </article>
  );
}
