import { type QueryClient, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { listMessages } from '#contract/conversations/conversations.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { call } from '#web/data/call.ts';
import { takeFirstPage } from '#web/data/batch.ts';
import { keyOf } from '#web/data/query-key.ts';
import { freshUnlessJustCome } from '#web/data/read.ts';

type Page = ResponseOf<typeof listMessages>;
export type Message = Page['messages'][number];
export type About = NonNullable<Message['about']>;

/** A conversation, newest first, as far as it has been loaded; of one training day alone where it is named. */
export function useMessages(memberId: string, trainingDayId?: string) {
  const { data, ...read } = useInfiniteQuery(pagesOf(memberId, trainingDayId));
  return {
    ...read,
    newest: data?.pages[0],
    messages: data?.pages.flatMap(({ messages }) => messages),
  };
}

/** Prefetches the newest page. */
export const prefetchMessages = (client: QueryClient, memberId: string): Promise<unknown> =>
  client.prefetchInfiniteQuery({ ...pagesOf(memberId), staleTime: 10_000 });

function pagesOf(memberId: string, trainingDayId?: string) {
  const asked = { params: { memberId }, query: trainingDayId === undefined ? {} : { trainingDayId } };
  return {
    queryKey: keyOf(listMessages, asked, 'pages'),
    queryFn: ({ client, queryKey, pageParam: before }: Asking): Promise<Page> => {
      const ask = () =>
        call(listMessages, { ...asked, query: { ...asked.query, ...(before !== null && { before }) } });
      return before === null ? takeFirstPage(client, queryKey, ask) : ask();
    },
    meta: { endpoint: listMessages, staleTime: 0 },
    initialPageParam: null as string | null,
    getNextPageParam: ({ messages, hasOlder }: Page) => (hasOlder ? messages.at(-1)?.id : null),
    staleTime: freshUnlessJustCome(0),
  };
}

type Asking = { client: QueryClient; queryKey: QueryKey; pageParam: string | null };
