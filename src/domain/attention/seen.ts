import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { AttentionFacts, PainTold, Reviewed } from './attention-facts.ts';
import { type AttentionSettings, stateComesBackAfterDays } from './attention-settings.ts';

/** What a review and a snooze do to the reasons. */

const dayMs = 86_400_000;

/** What happened up to the review is seen. */
export const isNewSince = (review: Reviewed | null, at: Date): boolean =>
  review?.reviewedAt == null || at > review.reviewedAt;

/** The member's date of the last review: the training days before it are seen. */
export const reviewedOn = ({ review, timeZone }: AttentionFacts): PlainDate | null =>
  review?.reviewedAt == null ? null : dateIn(timeZone, review.reviewedAt);

/** Pains strong enough, and what was left out or swapped for one. */
const strongEnough = (pain: PainTold, { painLevel }: AttentionSettings): boolean =>
  pain.kind !== 'pain' || pain.level >= painLevel;

export const newPains = ({ pains, review }: AttentionFacts, settings: AttentionSettings): PainTold[] =>
  pains.filter(pain => strongEnough(pain, settings) && isNewSince(review, pain.at));

type State = { mark: string | null; kind: string };

/** How a review remembers a state. */
export const markOf = ({ kind, mark }: State): string => `${kind} ${mark}`;

/** A state that a review has seen stays away for 7 days, unless it is another since; what happens once is told by its time. */
export function isSeen(reason: State, { review, now }: Pick<AttentionFacts, 'review' | 'now'>): boolean {
  if (reason.mark === null || review?.reviewedAt == null) return false;
  const passed = now.getTime() - review.reviewedAt.getTime();
  return passed < stateComesBackAfterDays * dayMs && review.seen.includes(markOf(reason));
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
