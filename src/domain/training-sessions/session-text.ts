import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import type { GroupKind } from '#domain/prescriptions/groups/group-format.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import type { AwayReason } from './session-event.ts';

export const kindLabels: Record<SetKind, string> = {
  work: 'Set',
  warmup: 'Warm-up',
  drop: 'Drop set',
  failure: 'To failure',
};

export const groupLabels: Record<GroupKind, string> = {
  superset: 'Superset',
  circuit: 'Circuit',
  emom: 'EMOM',
  amrap: 'AMRAP',
  'for-time': 'For time',
  intervals: 'Intervals',
};

export const reasonLabels: Record<AwayReason, string> = {
  'no-equipment': 'No equipment',
  pain: 'Pain',
  'no-time': 'No time',
  other: 'Other',
};

/** 'Set 3 of 5', 'Warm-up 1 of 3', 'Drop set 4 of 4'. */
export const setLabel = ({
  setKind,
  position,
  of,
}: {
  setKind: SetKind;
  position: number;
  of: number;
}): string =>
  setKind === 'failure'
    ? `Set ${position} of ${of}, to failure`
    : `${kindLabels[setKind]} ${position} of ${of}`;

/** What rest there is at a moment, in milliseconds since 1970: seconds left, or seconds since it ended. */
export function restAt(endsAt: number | null, now: number): { left: number } | { ago: number } | null {
  if (endsAt === null) return null;
  return now < endsAt
    ? { left: Math.ceil((endsAt - now) / 1000) }
    : { ago: Math.floor((now - endsAt) / 1000) };
}

/** Longer ago it says nothing to anyone, in seconds. */
const shownForSeconds = 3_600;

/** 'Rest ended 1:10 ago'; null once it is of no use. */
export const restEndedText = (ago: number): string | null =>
  ago > shownForSeconds ? null : ago < 3 ? 'Rest is over' : `Rest ended ${formatSeconds(ago)} ago`;
