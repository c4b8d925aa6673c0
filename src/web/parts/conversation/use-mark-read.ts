import { useEffect, useState } from 'react';
import { markRead } from '#contract/conversations/conversations.ts';
import { useSend } from '#web/data/send.ts';
import type { Message } from './use-messages.ts';

type Read = { memberId: string; readerId: string; newestFirst: readonly Message[]; readUpTo: string | null };

/** Messages of others are marked as read once they are on a screen that is looked at. */
export function useMarkRead({ memberId, readerId, newestFirst, readUpTo }: Read): void {
  const isSeen = useIsLookedAt();
  const { mutate } = useSend(markRead);
  const newest = newestFirst.find(({ authorId }) => authorId !== readerId);
  const upTo = newest && (readUpTo === null || newest.createdAt > readUpTo) ? newest.id : null;
  useEffect(() => {
    if (isSeen && upTo !== null) mutate({ params: { memberId }, body: { upTo } });
  }, [isSeen, upTo, memberId, mutate]);
}

function useIsLookedAt(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
