import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { call } from '#web/data/call.ts';
import { takeFirstPage } from '#web/data/batch.ts';
import { keyOf } from '#web/data/query-key.ts';
import { freshUnlessJustCome } from '#web/data/read.ts';

type Page = ResponseOf<typeof listSecurityEvents>;
export type SecurityEvent = Page['events'][number];
export type EventGroup = NonNullable<NonNullable<RequestOf<typeof listSecurityEvents>['query']>['group']>;

/** Filters: a group, and actions of others on a member; everything without either. */
type SecurityEventsInput = { group?: EventGroup | undefined; memberId?: string };

/** Events, newest first, as far as they have been loaded; read again whenever they are shown. */
export function useSecurityEvents(input: SecurityEventsInput) {
  const { data, ...read } = useInfiniteQuery({
    queryKey: keyOf(listSecurityEvents, { query: input }, 'pages'),
    queryFn: ({ client, queryKey, pageParam: before }): Promise<Page> => {
      const ask = () => call(listSecurityEvents, { query: { ...input, ...(before !== null && { before }) } });
      return before === null ? takeFirstPage(client, queryKey, ask) : ask();
    },
    meta: { endpoint: listSecurityEvents, staleTime: 0 },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: freshUnlessJustCome(0),
  });
  return { ...read, events: data?.pages.flatMap(({ events }) => events) };
}
