import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getAttentionOf } from '#contract/coaching/attention.ts';
import { updateOpenReview } from '#web/features/attention/open-review.ts';
import { useMessages } from '#web/parts/conversation/use-messages.ts';
import { prefetch } from '#web/data/read.ts';

/** New messages and answers change why a member needs their coach: while one looks at them, too. */
export function useAnswerSeen(memberId: string, isShown: boolean): void {
  const client = useQueryClient();
  const { messages } = useMessages(memberId);
  const newest = messages?.[0]?.id ?? (messages && 'none');
  const known = useRef<{ memberId: string; newest: string } | null>(null);
  useEffect(() => {
    if (!isShown || newest === undefined) return;
    const before = known.current;
    known.current = { memberId, newest };
    if (before === null || before.memberId !== memberId || before.newest === newest) return;
    // A failure leaves the reasons as they were.
    prefetch(client, getAttentionOf, { params: { memberId } }).then(updateOpenReview, () => undefined);
  }, [client, memberId, isShown, newest]);
}
