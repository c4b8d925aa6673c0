import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { getAttention } from '#contract/coaching/attention.ts';
import { listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import { getMember } from '#contract/members.ts';
import { listComingTrainingDays } from '#contract/training/own-days.ts';
import { listLifts } from '#contract/training/strength.ts';
import { listLastTrainingDays } from '#contract/training/training-days.ts';
import { prefetchMessages } from '#web/parts/conversation/use-messages.ts';
import { prefetch, useRead } from '#web/data/read.ts';
import {
  appendToOpenReview,
  noFilter,
  positionIn,
  queryOfFilter,
  type RoundFilterValues,
  openReview,
  type RoundMember,
  startReview,
} from '#web/features/attention/open-review.ts';
import { useStore } from '#web/state/use-store.ts';

/** The current round, and this member's position in it. After a reload, or by an address, it is read again. */
export function useRound(memberId: string) {
  const inHand = useStore(openReview);
  const read = useRead(getAttention, { query: { limit: 200 } }, { enabled: inHand === null });
  useEffect(() => {
    if (openReview.now() === null && read.data)
      startReview({ ...fromMember(read.data, memberId), filter: noFilter });
  }, [read.data, memberId]);
  const round = inHand ?? { members: [], next: null, filter: noFilter };
  const place = positionIn(round, memberId);
  useMore(round, round.members.length - place.index);
  usePrefetchNext(place.after?.memberId);
  return { ...place, count: round.members.length, isPending: inHand === null && !read.isError, read };
}

/** The member in view comes first, so that the most urgent are next and no one is passed over. */
function fromMember<Read extends { members: readonly RoundMember[] }>(read: Read, memberId: string) {
  const isOne = (one: RoundMember) => one.memberId === memberId;
  return {
    ...read,
    members: [...read.members.filter(isOne), ...read.members.filter(one => !isOne(one))],
  };
}

/** So many before the end, what follows is read. */
const early = 5;

function useMore({ next, filter }: { next: string | null; filter: RoundFilterValues }, left: number): void {
  const client = useQueryClient();
  const isWanted = next !== null && left <= early;
  useEffect(() => {
    if (!isWanted || next === null) return;
    prefetch(client, getAttention, {
      query: { limit: 50, after: next, ...queryOfFilter(filter) },
    }).then(appendToOpenReview, () => undefined);
  }, [client, next, filter, isWanted]);
}

/** Prefetches the next member. */
function usePrefetchNext(memberId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (memberId === undefined) return;
    const ahead = [
      prefetch(client, getMember, { params: { id: memberId } }),
      prefetch(client, listLastTrainingDays, { params: { userId: memberId }, query: {} }),
      prefetch(client, listLifts, { query: { memberId } }),
      prefetch(client, listAssignments, { query: { memberId } }),
      prefetch(client, listComingTrainingDays, { params: { userId: memberId }, query: {} }),
      prefetchMessages(client, memberId),
      prefetch(client, listCheckInAnswers, { query: { memberId } }),
    ];
    // Failed prefetches are retried when they are opened.
    for (const one of ahead) one.catch(() => undefined);
  }, [client, memberId]);
}
