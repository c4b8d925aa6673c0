import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { getAttention } from '#contract/coaching/attention.ts';
import { listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import { getMember } from '#contract/members.ts';
import { listComingTrainingDays } from '#contract/training/own-days.ts';
import { listLifts } from '#contract/training/strength.ts';
import { listLastTrainingDays } from '#contract/training/training-days.ts';
import { readMessagesAhead } from '#web/conversations/use-messages.ts';
import { readAhead, useRead } from '#web/data/read.ts';
import { appendInHand, placeIn, roundInHand, takeUp } from '#web/attention/round-in-hand.ts';
import { useStore } from '#web/state/use-store.ts';

/** The round in hand, and where this member stands in it. After a reload, or by an address, it is read anew. */
export function useRound(memberId: string) {
  const inHand = useStore(roundInHand);
  const read = useRead(getAttention, { query: { limit: 200 } }, { enabled: inHand === null });
  useEffect(() => {
    if (roundInHand.now() === null && read.data) takeUp({ ...read.data, group: '' });
  }, [read.data]);
  const round = inHand ?? { members: [], next: null, group: '' };
  const place = placeIn(round, memberId);
  useMore(round, round.members.length - place.index);
  useAhead(place.after?.memberId);
  return { ...place, count: round.members.length, isPending: inHand === null && !read.isError, read };
}

/** So many before the end, what follows is read. */
const early = 5;

function useMore({ next, group }: { next: string | null; group: string }, left: number): void {
  const client = useQueryClient();
  const isWanted = next !== null && left <= early;
  useEffect(() => {
    if (!isWanted || next === null) return;
    readAhead(client, getAttention, {
      query: { limit: 50, after: next, ...(group !== '' && { group }) },
    }).then(appendInHand, () => undefined);
  }, [client, next, group, isWanted]);
}

/** The next member is there before they are asked for. */
function useAhead(memberId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (memberId === undefined) return;
    const ahead = [
      readAhead(client, getMember, { params: { id: memberId } }),
      readAhead(client, listLastTrainingDays, { params: { userId: memberId }, query: {} }),
      readAhead(client, listLifts, { query: { memberId } }),
      readAhead(client, listAssignments, { query: { memberId } }),
      readAhead(client, listComingTrainingDays, { params: { userId: memberId }, query: {} }),
      readMessagesAhead(client, memberId),
      readAhead(client, listCheckInAnswers, { query: { memberId } }),
    ];
    // Whoever opens them asks again.
    for (const one of ahead) one.catch(() => undefined);
  }, [client, memberId]);
}
