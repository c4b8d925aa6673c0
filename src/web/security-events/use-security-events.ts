import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { call } from '#web/data/call.ts';
import { takeFirstPage } from '#web/data/gathered.ts';
import { keyOf } from '#web/data/query-key.ts';
import { freshUnlessJustCome } from '#web/data/read.ts';

type Page = ResponseOf<typeof listSecurityEvents>;
export type SecurityEvent = Page['events'][number];
export type EventGroup = NonNullable<NonNullable<RequestOf<typeof listSecurityEvents>['query']>['group']>;

/** Of which group, and done by others to which member; everything where neither is said. */
type Asked = { group?: EventGroup | undefined; memberId?: string };

/** What has happened, newest first, as far as it has been asked for; read anew whenever it is shown. */
export function useSecurityEvents(asked: Asked) {
  const { data, ...read } = useInfiniteQuery({
    queryKey: keyOf(listSecurityEvents, { query: asked }, 'pages'),
    queryFn: ({ client, queryKey, pageParam: before }): Promise<Page> => {
      const ask = () => call(listSecurityEvents, { query: { ...asked, ...(before !== null && { before }) } });
      return before === null ? takeFirstPage(client, queryKey, ask) : ask();
    },
    meta: { endpoint: listSecurityEvents, freshFor: 0 },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: freshUnlessJustCome(0),
  });
  return { ...read, events: data?.pages.flatMap(({ events }) => events) };
}
