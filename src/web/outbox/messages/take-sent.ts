import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listMessages, sendMessage } from '#contract/conversations/conversations.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { inputOf, keysOf } from '#web/data/query-key.ts';
import { refreshChanged } from '#web/data/read.ts';
import type { SavedMessage } from './pending-message.ts';

type Pages = InfiniteData<ResponseOf<typeof listMessages>>;

/** Puts messages that are sent by now in their place, before they are gone from those that wait. */
export function takeSent(client: QueryClient, sent: readonly SavedMessage[]): void {
  for (const message of sent) {
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: keysOf(listMessages) }))
      if (isFor(message, inputOf(queryKey)))
        client.setQueryData<Pages>(queryKey, pages => pages && withMessage(pages, message));
  }
}

export const refreshSent = (client: QueryClient): Promise<unknown> => refreshChanged(client, sendMessage);

function isFor({ memberId, about }: SavedMessage, { params, query }: ReturnType<typeof inputOf>): boolean {
  const { trainingDayId } = (query ?? {}) as { trainingDayId?: string };
  const isOfMember = (params as { memberId?: string } | null)?.memberId === memberId;
  return isOfMember && (trainingDayId === undefined || trainingDayId === about?.trainingDayId);
}

function withMessage(pages: Pages, message: SavedMessage): Pages {
  const [newest, ...older] = pages.pages;
  if (!newest || newest.messages.some(({ id }) => id === message.id)) return pages;
  return { ...pages, pages: [{ ...newest, messages: [message, ...newest.messages] }, ...older] };
}
