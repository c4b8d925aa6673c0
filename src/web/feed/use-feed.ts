import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listFeed } from '#contract/fellowship/feed.ts';
import { call } from '#web/data/call.ts';
import { takeFirstPage } from '#web/data/gathered.ts';
import { keyOf } from '#web/data/query-key.ts';
import { freshUnlessJustCome } from '#web/data/read.ts';

type Page = ResponseOf<typeof listFeed>;
export type Post = Page['posts'][number];
export type Words = Post['lastWords'][number];
export type Person = Post['author'];

const key = keyOf(listFeed, {}, 'pages');

/** What is shared, newest first, as far as it has been asked for; read anew whenever it is shown. */
export function useFeed() {
  const { data, ...read } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ client, queryKey, pageParam: before }): Promise<Page> => {
      const ask = () => call(listFeed, before === null ? {} : { query: { before } });
      return before === null ? takeFirstPage(client, queryKey, ask) : ask();
    },
    meta: { endpoint: listFeed, freshFor: 0 },
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
export function amendPost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  client.setQueryData<InfiniteData<Page>>(
    key,
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
