/**
 * Text that was written in Markdown; what reads it is loaded with the first of it. Tags in it show as text.
 * `<Markdown text={post.content} headingLevel={2} />`: the level at which its own headings begin.
 */
import { Suspense } from 'react';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import type { MarkdownTextProps } from './MarkdownText.tsx';

const MarkdownText = lazyPart(async () => (await import('./MarkdownText.tsx')).MarkdownText);

export function Markdown(props: MarkdownTextProps) {
  return (
    <Suspense
      fallback={
        <Loading label="Loading the text...">
          <SkeletonLines lines={6} />
        </Loading>
      }
    >
      <MarkdownText {...props} />
    </Suspense>
  );
}
