import { compareNames } from '#domain/names/compare-names.ts';
import type { AttentionFacts } from './attention-facts.ts';
import { allReasons, type Reader, type Reason } from './attention-reasons.ts';
import { reasonWeights } from './reason-kind.ts';
import { type RoundState, roundStates } from './round-state.ts';
import type { AttentionSettings } from './attention-settings.ts';
import { isSeen, snoozedUntil } from './seen.ts';

export type InTheRound = {
  state: RoundState;
  /** The weight of the heaviest reason that no review has seen; 0 without one. */
  urgency: number;
  /** The reasons that are true, seen or not: those not seen first, each the heaviest first. */
  reasons: (Reason & { seen: boolean })[];
  snoozedUntil: Date | null;
};

/** Puts one member in the round: a reason stays as long as it is true, and a review only marks it as seen. */
export function inTheRound(facts: AttentionFacts, settings: AttentionSettings, reader: Reader): InTheRound {
  const all = allReasons({ facts, settings, reader });
  const reasons = all
    .map(reason => ({ ...reason, seen: isSeen(reason, facts) }))
    .toSorted((one, other) => Number(one.seen) - Number(other.seen));
  const urgency = heaviest(reasons.filter(({ seen }) => !seen));
  const state = urgency > 0 ? 'calls' : reasons.length > 0 ? 'seen' : 'on-track';
  return { state, urgency, reasons, snoozedUntil: snoozedUntil(facts, settings) };
}

const heaviest = (reasons: readonly Pick<Reason, 'kind'>[]): number =>
  Math.max(0, ...reasons.map(({ kind }) => reasonWeights[kind]));

/** A sort key in the round: compared item by item, the smaller first. */
export type RankInRound = (number | string)[];

/**
 * Snoozed members behind all others; those who call before those who were seen, and both before who is on track. Within each the
 * heaviest reason, the number of reasons, the oldest; then by name. The id makes each place one member's alone.
 */
export const rankOf = (
  { state, reasons, snoozedUntil: snoozed }: InTheRound,
  { name, memberId }: { name: string; memberId: string },
): RankInRound => {
  const calling = reasons.filter(({ seen }) => seen === (state === 'seen'));
  return [
    snoozed === null ? 0 : 1,
    roundStates.indexOf(state),
    -heaviest(calling),
    -calling.length,
    Math.min(...calling.map(({ since }) => since.getTime()), Number.MAX_SAFE_INTEGER),
    name,
    memberId,
  ];
};

export function compareRanks(one: RankInRound, other: RankInRound): number {
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (against === undefined || part === against) continue;
    const order = index === indexOfName ? compareNames(String(part), String(against)) : 0;
    if (order !== 0) return order;
    return part < against ? -1 : 1;
  }
  return 0;
}

const indexOfName = 5;
