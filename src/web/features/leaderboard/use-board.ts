import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getLeaderboard } from '#contract/leaderboard.ts';
import { call, type CallError } from '#web/data/call.ts';
import { takeFirstPage } from '#web/data/batch.ts';
import { keyOf } from '#web/data/query-key.ts';
import { freshUnlessJustCome } from '#web/data/read.ts';
import { type BoardRow, loadedRows, nextRank } from './board-rows.ts';

type Pages = InfiniteData<BoardRow[], number>;

/**
 * The board of a month, this one by default, as far as it has been loaded. Others move it at any time, so it is read
 * again when it is opened again, from its first page.
 */
export function useBoard(month: string | undefined) {
  const client = useQueryClient();
  const key = useMemo(() => keyOf(getLeaderboard, { query: { month } }, 'pages'), [month]);
  const { data, ...board } = useInfiniteQuery<BoardRow[], CallError, Pages, typeof key, number>({
    queryKey: key,
    queryFn: ({ pageParam: from }) => {
      const ask = () => call(getLeaderboard, { query: { from, month } });
      return from === 1 ? takeFirstPage(client, key, ask) : ask();
    },
    meta: { endpoint: getLeaderboard, staleTime: 0 },
    initialPageParam: 1,
    getNextPageParam: nextRank,
    placeholderData: keepPreviousData,
    staleTime: freshUnlessJustCome(0),
  });
  useEffect(() => () => void client.setQueryData<Pages>(key, firstPage), [client, key]);
  const loaded = useMemo(() => data && loadedRows(data.pages), [data]);
  return { ...board, loaded };
}

const firstPage = (data: Pages | undefined): Pages | undefined =>
  data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
