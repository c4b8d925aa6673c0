import { compareNames } from '#domain/names/compare-names.ts';
import type { AttentionFacts } from './attention-facts.ts';
import { allReasons, type Reader, type Reason } from './attention-reasons.ts';
import { reasonWeights } from './reason-kind.ts';
import type { AttentionSettings } from './attention-settings.ts';
import { isSeen, snoozedUntil } from './seen.ts';

/** One member in the round. */
export type InTheRound = { urgency: number; reasons: Reason[]; snoozedUntil: Date | null };

/** The reasons that no review has seen, and how urgent they are: as the heaviest one. */
export function inTheRound(facts: AttentionFacts, settings: AttentionSettings, reader: Reader): InTheRound {
  const reasons = allReasons({ facts, settings, reader }).filter(reason => !isSeen(reason, facts));
  const urgency = Math.max(0, ...reasons.map(({ kind }) => reasonWeights[kind]));
  return { urgency, reasons, snoozedUntil: snoozedUntil(facts, settings) };
}

/** Where a member stands in the round: compared place by place, the smaller first. */
export type PlaceInRound = (number | string)[];

/**
 * Snoozed members behind all others; then the heaviest reason, the number of reasons, the oldest; who is on track by name. The id
 * makes each place one member's alone.
 */
export const placeOf = (
  { urgency, reasons, snoozedUntil: snoozed }: InTheRound,
  { name, memberId }: { name: string; memberId: string },
): PlaceInRound => [
  snoozed === null ? 0 : 1,
  -urgency,
  -reasons.length,
  Math.min(...reasons.map(({ since }) => since.getTime()), Number.MAX_SAFE_INTEGER),
  name,
  memberId,
];

export function comparePlaces(one: PlaceInRound, other: PlaceInRound): number {
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (against === undefined || part === against) continue;
    const order = index === indexOfName ? compareNames(String(part), String(against)) : 0;
    if (order !== 0) return order;
    return part < against ? -1 : 1;
  }
  return 0;
}

const indexOfName = 4;
