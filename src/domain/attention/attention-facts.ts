import type { Pounds } from '#domain/measures/measure.ts';
import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import type { PlainDate } from '#domain/plain-date.ts';

/** A member's report of pain: how strong it was, or that an exercise was left out or swapped for it. */
export type PainReport = {
  /** The time it reached the server: a report sent late, without a signal, is new when it comes. */
  at: Date;
  exerciseName: string;
  kind: 'pain' | 'skip' | 'swap';
  /** Of a pain; empty and 0 of what was skipped or swapped. */
  where: string;
  level: number;
};

/** A day with an effort, and one prescribed: RPE of 10. */
type EffortOfDay = { date: PlainDate; at: Date; asked: number; done: number };

/** A lift that does not go well; `since` the first of the days by which that is seen. */
export type LiftInTrouble = {
  exerciseId: string;
  exerciseName: string;
  status: 'Declining' | 'Plateau';
  changePercent: number | null;
  since: PlainDate;
};

/** A best estimated 1RM, in lb, and the best before it. A first, without one before, counts where nobody has lifted so much. */
type BestLift = { at: Date; exerciseName: string; e1rm: Pounds; before: Pounds | null };

/** A run, a hold or jumps that nobody may have meant. */
export type OddAmount = { at: Date; exerciseName: string; unlikely: Unlikely };

/** The highest milestone of a program's strength, in percent, that is new. */
export type MilestoneReached = { percent: number; programName: string };

/** A coach's last review of a member's reasons. */
export type Reviewed = {
  reviewedAt: Date | null;
  /** The states that stood there then, as `seenText` writes them. */
  seen: readonly string[];
  snoozedAt: Date | null;
  snoozedUntil: Date | null;
};

/** A payment that failed, since when and until when the membership stays open; and its end, null where something renews it. */
export type MembershipInRound = { failed: { since: Date; openUntil: Date } | null; endsAt: Date | null };

/** The facts known of one member whose membership lets them in; dates are the member's own. */
export type AttentionFacts = {
  now: Date;
  today: PlainDate;
  timeZone: string;
  memberSince: Date;
  membership: MembershipInRound;
  pains: readonly PainReport[];
  /** Messages of theirs that need an answer and have none, the first and the last; null without any. */
  unanswered: { first: Date; last: Date } | null;
  checkedInAt: Date | null;
  /** Training days that are over, with nothing logged, oldest first. */
  missedOn: readonly PlainDate[];
  /** The next training day with something left, today's too. */
  nextTrainingOn: PlainDate | null;
  /** The last training day of all, past or to come. */
  lastDay: { date: PlainDate; programName: string | null } | null;
  /** An assignment of theirs is paused. */
  isPaused: boolean;
  /** The newest first. */
  efforts: readonly EffortOfDay[];
  lifts: readonly LiftInTrouble[];
  bests: readonly BestLift[];
  odd: readonly OddAmount[];
  /** Reached by the bests; null without one, and until it is looked up for those who are listed. */
  milestone: MilestoneReached | null;
  /** The last word of a coach to them; a review is contact, too. */
  lastWordAt: Date | null;
  review: Reviewed | null;
};
