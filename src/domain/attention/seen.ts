import type { AttentionFacts, PainReport, Reviewed } from './attention-facts.ts';
import { type AttentionSettings, stateCallsAgainAfterDays } from './attention-settings.ts';

/** Reviews and snoozes, and the reasons they mark as seen. */

const dayMs = 86_400_000;

/** Events up to the review are seen. */
export const isNewSince = (review: Reviewed | null, at: Date): boolean =>
  review?.reviewedAt == null || at > review.reviewedAt;

/** Pains strong enough, and what was left out or swapped for one. */
const strongEnough = (pain: PainReport, { painLevel }: AttentionSettings): boolean =>
  pain.kind !== 'pain' || pain.level >= painLevel;

export const newPains = ({ pains, review }: AttentionFacts, settings: AttentionSettings): PainReport[] =>
  pains.filter(pain => strongEnough(pain, settings) && isNewSince(review, pain.at));

type State = { mark: string | null; kind: string; degree: number };

const nameOf = ({ kind, mark }: State): string => `${kind} ${mark}`;

/** A state as a review remembers it, with how bad it was: 'missed days #20530'. */
export const seenText = (state: State): string => `${nameOf(state)} #${state.degree}`;

/**
 * A state that a review has seen is seen for 7 days, unless it is another or a worse one since. What happened once is gone with the
 * review, and a message is seen by nobody who has not answered it.
 */
export function isSeen(state: State, { review, now }: Pick<AttentionFacts, 'review' | 'now'>): boolean {
  if (state.mark === null || review?.reviewedAt == null) return false;
  const passed = now.getTime() - review.reviewedAt.getTime();
  return passed < stateCallsAgainAfterDays * dayMs && review.seen.some(text => isAsBad(state, text));
}

/** A state remembered by an earlier release has no degree: it was seen as it is. */
function isAsBad(state: State, text: string): boolean {
  const [name, degree] = text.split(' #');
  return name === nameOf(state) && (degree === undefined || state.degree <= Number(degree));
}

/** Until when a member is snoozed; null when that is over, or ended by a pain that came since. */
export function snoozedUntil(facts: AttentionFacts, settings: AttentionSettings): Date | null {
  const { review, now, pains } = facts;
  if (review?.snoozedUntil == null || review.snoozedUntil <= now) return null;
  const { snoozedAt } = review;
  const hasNewPain = pains.some(
    pain => strongEnough(pain, settings) && (snoozedAt === null || pain.at > snoozedAt),
  );
  return hasNewPain ? null : review.snoozedUntil;
}

/** The last contact: a word of a coach, or a review. */
export function lastContact({ lastWordAt, review }: AttentionFacts): Date | null {
  const [last] = [lastWordAt, review?.reviewedAt ?? null]
    .filter(at => at !== null)
    .toSorted((a, b) => b.getTime() - a.getTime());
  return last ?? null;
}
