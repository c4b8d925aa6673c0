import { useInfiniteQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listMyShared } from '#contract/fellowship/my-shared.ts';
import { call } from '#web/data/call.ts';
import { takeFirstPage } from '#web/data/batch.ts';
import { keyOf } from '#web/data/query-key.ts';

type Page = ResponseOf<typeof listMyShared>;
export type Shared = Page['posts'][number];

/** The member's own shared posts, as far as they have been loaded. */
export function useMyShared(enabled = true) {
  const { data, ...read } = useInfiniteQuery({
    queryKey: keyOf(listMyShared, {}, 'pages'),
    queryFn: ({ client, queryKey, pageParam: before }): Promise<Page> => {
      const ask = () => call(listMyShared, before === null ? {} : { query: { before } });
      return before === null ? takeFirstPage(client, queryKey, ask) : ask();
    },
    meta: { endpoint: listMyShared },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled,
  });
  const [newest] = data?.pages ?? [];
  const isAny = newest !== undefined && newest.posts.length + newest.words + newest.encouragements > 0;
  return { ...read, posts: data?.pages.flatMap(({ posts }) => posts), isAny };
}
