import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listFeed } from '#contract/fellowship/feed.ts';
import type { FeedOrder } from '#domain/feed/feed-limits.ts';
import { call } from '#web/data/call.ts';
import { takeFirstPage } from '#web/data/batch.ts';
import { keyOf, keysOf } from '#web/data/query-key.ts';
import { freshUnlessJustCome } from '#web/data/read.ts';

type Page = ResponseOf<typeof listFeed>;
export type Post = Page['posts'][number];
export type Words = Post['lastWords'][number];
export type Person = Post['author'];

type FeedQuery = { search?: string; order?: FeedOrder };

/** Shared posts, newest first, as far as they have been loaded; read again whenever they are shown. */
export function useFeed(query: FeedQuery = {}) {
  const request = Object.keys(query).length > 0 ? { query } : {};
  const { data, ...read } = useInfiniteQuery({
    queryKey: keyOf(listFeed, request, 'pages'),
    queryFn: ({ client, queryKey, pageParam: from }): Promise<Page> => {
      if (from === null) return takeFirstPage(client, queryKey, () => call(listFeed, request));
      return call(listFeed, {
        query: { ...query, ...(query.order === 'oldest' ? { after: from } : { before: from }) },
      });
    },
    placeholderData: keepPreviousData,
    meta: { endpoint: listFeed, staleTime: 0 },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: freshUnlessJustCome(0),
  });
  return {
    ...read,
    posts: data?.pages.flatMap(({ posts }) => posts),
    mayWrite: data?.pages[0]?.mayWrite ?? false,
  };
}

/** Shows at once what a press will come to. */
export function updateCachedPost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: keysOf(listFeed) },
    data =>
      data && {
        ...data,
        pages: data.pages.map(page => ({
          ...page,
          posts: page.posts.map(post => (post.id === id ? change(post) : post)),
        })),
      },
  );
}
