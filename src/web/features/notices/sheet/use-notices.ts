import { useInfiniteQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listNotices } from '#contract/notices/notices.ts';
import { call } from '#web/data/call.ts';
import { keyOf } from '#web/data/query-key.ts';
import { freshUnlessJustCome } from '#web/data/read.ts';

type Page = ResponseOf<typeof listNotices>;
export type Notice = Page['notices'][number];

/** One's own, newest first, as far as they have been asked for. */
export function useNotices() {
  const { data, ...read } = useInfiniteQuery({
    queryKey: keyOf(listNotices, {}, 'pages'),
    queryFn: ({ pageParam: before }): Promise<Page> =>
      call(listNotices, { query: before === null ? {} : { before } }),
    meta: { endpoint: listNotices, staleTime: 0 },
    initialPageParam: null as string | null,
    getNextPageParam: ({ notices, hasOlder }) => (hasOlder ? notices.at(-1)?.id : null),
    staleTime: freshUnlessJustCome(0),
  });
  return {
    ...read,
    unread: data?.pages[0]?.unread ?? 0,
    notices: data?.pages.flatMap(({ notices }) => notices),
  };
}
