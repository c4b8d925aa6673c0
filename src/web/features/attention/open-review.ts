import type { getAttention } from '#contract/coaching/attention.ts';
import type { ReasonKind } from '#domain/attention/reason-kind.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { createStore } from '#web/state/store.ts';

type Round = ResponseOf<typeof getAttention>;
export type RoundMember = Round['members'][number];

/** Empty is everyone, for whatever reason. */
export type RoundFilterValues = { group: string; reason: ReasonKind | '' };

export const noFilter: RoundFilterValues = { group: '', reason: '' };

/** The filter as a query of the round. */
export const queryOfFilter = ({ group, reason }: RoundFilterValues) => ({
  ...(group !== '' && { group }),
  ...(reason !== '' && { reason }),
});

export type FilteredRound = Round & { filter: RoundFilterValues };

type OpenReview = Pick<FilteredRound, 'members' | 'next' | 'filter'>;

/** The round as it stood when it was taken up: whoever is reviewed keeps their place in it, so that next is always the next. */
export const openReview = createStore<OpenReview | null>(null);

export const startReview = ({ members, next, filter }: FilteredRound): void =>
  openReview.set({ members, next, filter });

/** A member as they stand after a review or a snooze. */
export function updateOpenReview(member: RoundMember): void {
  const round = openReview.now();
  if (round === null) return;
  const members = round.members.map(one => (one.memberId === member.memberId ? member : one));
  openReview.set({ ...round, members });
}

/** What follows; whoever is there already was moved on by a review meanwhile, and keeps their place. */
export function appendToOpenReview({ members: more, next }: Pick<Round, 'members' | 'next'>): void {
  const round = openReview.now();
  if (round === null) return;
  const known = new Set(round.members.map(({ memberId }) => memberId));
  openReview.set({
    ...round,
    members: [...round.members, ...more.filter(one => !known.has(one.memberId))],
    next,
  });
}

/** Where a member stands in it, and who is before and after them. */
export function positionIn({ members }: Pick<Round, 'members'>, memberId: string) {
  const index = members.findIndex(one => one.memberId === memberId);
  return {
    index,
    member: members[index] ?? null,
    before: index > 0 ? (members[index - 1] ?? null) : null,
    after: index < 0 ? null : (members[index + 1] ?? null),
  };
}

/** Whom the screen of one member was left at: the round takes the focus back to them. */
export const leftAt = createStore<string | null>(null);
