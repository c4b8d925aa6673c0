import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listConversations } from '#contract/conversations/conversations.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { call } from '#web/data/call.ts';
import { takeFirstPage } from '#web/data/batch.ts';
import { keyOf } from '#web/data/query-key.ts';
import { freshUnlessJustCome } from '#web/data/read.ts';

type Page = ResponseOf<typeof listConversations>;
export type ListedConversation = Page['conversations'][number];

/** The conversations as far as they have been asked for, or the members that a search finds. */
export function useConversations(search: string) {
  const query = search === '' ? {} : { search };
  const { data, ...read } = useInfiniteQuery({
    queryKey: keyOf(listConversations, { query }, 'pages'),
    queryFn: ({ client, queryKey, pageParam: after }): Promise<Page> => {
      const ask = () => call(listConversations, { query: { ...query, ...(after !== null && { after }) } });
      return after === null ? takeFirstPage(client, queryKey, ask) : ask();
    },
    meta: { endpoint: listConversations, staleTime: 0 },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: freshUnlessJustCome(0),
  });
  return { ...read, conversations: data?.pages.flatMap(({ conversations }) => conversations) };
}
