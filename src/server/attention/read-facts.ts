import type {
  AttentionFacts,
  MembershipInRound,
  PainReport,
  Reviewed,
} from '#domain/attention/attention-facts.ts';
import { recordWithinDays } from '#domain/attention/attention-settings.ts';
import { isUnlikelyBest } from '#domain/unlikely/unlikely.ts';
import type { Database } from '#server/database/database.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { exercisesByName } from '#server/strength/queries.ts';
import { type BestRow, type ExerciseNames, liftsAlone, liftsInTrouble, liftsTogether } from './lift-facts.ts';
import { type MemberRow, membersInRound } from './member-facts.ts';
import { milestonesSince } from './milestone-facts.ts';
import { oddAmountsOf } from './odd-facts.ts';
import { effortsOf, painsOf } from './session-facts.ts';

export type FactsOfMember = { member: MemberRow; facts: AttentionFacts };

type ReadFactsInput = { now: Date; memberId?: string; group?: string | null };

/** The facts of everyone in the round, or of the one who is named: eight statements, and one more where something is odd, whatever the size of the fellowship. */
export async function readFacts(
  db: Database,
  { now, memberId, group = null }: ReadFactsInput,
): Promise<FactsOfMember[]> {
  const zones = await todayByZone(db, now);
  const [members, exercises] = await Promise.all([
    membersInRound(db, { now, ...zones, memberId: memberId ?? null, group }),
    exercisesByName(db, {}),
  ]);
  const isMerged = exercises.some(({ id, readAs }) => readAs !== id);
  const { bestLiftsOf, recentLifts } = isMerged ? liftsTogether : liftsAlone;
  const memberIds = members.map(member => member.memberId);
  const input = { memberIds, todays: members.map(({ today }) => today) };
  const sinces = members.map(({ reviewedAt }) => laterOf(reviewedAt, now));
  const [pains, efforts, bests, odd, recent] = await Promise.all([
    painsOf(db, { memberIds, sinces: members.map(seenUntil), now }),
    effortsOf(db, input),
    bestLiftsOf(db, { memberIds, sinces }),
    oddAmountsOf(db, { memberIds, sinces }),
    recentLifts(db, input),
  ]);
  const names: ExerciseNames = new Map(exercises.map(({ id, name }) => [id, name]));
  const lifts = liftsInTrouble(recent, names);
  const [painsBy, effortsBy, bestsBy] = [byMember(pains), byMember(efforts), byMember(bests)];
  const oddBy = byMember(odd);
  return members.map(member => ({
    member,
    facts: {
      now,
      ...ownFacts(member, now),
      ...conversationFacts(member),
      pains: (painsBy.get(member.memberId) ?? []).map(asPain),
      efforts: effortsBy.get(member.memberId) ?? [],
      bests: (bestsBy.get(member.memberId) ?? []).map(asBest(names)).filter(isBest),
      odd: oddBy.get(member.memberId) ?? [],
      milestone: null,
      lifts: lifts.get(member.memberId) ?? [],
    },
  }));
}

/** The same, with the milestones of those who have a new best: looked up for who is listed alone. */
export async function withMilestones(db: Database, listed: readonly FactsOfMember[], now: Date) {
  const better = listed.filter(({ facts }) => facts.bests.length > 0);
  const reached = await milestonesSince(db, {
    memberIds: better.map(({ member }) => member.memberId),
    sinces: better.map(({ member }) => laterOf(member.reviewedAt, now)),
  });
  return listed.map(({ member, facts }) => ({
    member,
    facts: { ...facts, milestone: reached.get(member.memberId) ?? null },
  }));
}

/** The facts of messages and a check-in. */
const conversationFacts = (member: MemberRow) => {
  const { lastWordAt, unansweredFirst: first, unansweredLast: last, checkedInAt } = member;
  return { lastWordAt, unanswered: first && last && { first, last }, checkedInAt };
};

const dayMs = 86_400_000;

/** Pains up to then are seen, and end no snooze; null where none is. */
const seenUntil = ({ reviewedAt, snoozedAt }: MemberRow): Date | null =>
  reviewedAt !== null && snoozedAt !== null && snoozedAt < reviewedAt ? snoozedAt : reviewedAt;

function laterOf(reviewedAt: Date | null, now: Date): Date {
  const earliest = new Date(now.getTime() - recordWithinDays * dayMs);
  return reviewedAt !== null && reviewedAt > earliest ? reviewedAt : earliest;
}

function byMember<Row extends { memberId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const before = found.get(row.memberId);
    if (before) before.push(row);
    else found.set(row.memberId, [row]);
  }
  return found;
}

const asBest =
  (names: ExerciseNames) =>
  ({ at, exerciseId, e1rm, before }: BestRow) => ({
    at,
    exerciseName: names.get(exerciseId) ?? '',
    e1rm,
    before,
  });

/** A first is one where nobody has lifted so much. */
const isBest = ({ exerciseName: name, e1rm, before }: ReturnType<ReturnType<typeof asBest>>): boolean =>
  before !== null || isUnlikelyBest({ name, category: 'Strength' }, e1rm, before);

type PainRow = Awaited<ReturnType<typeof painsOf>>[number];

const asPain = ({ where, level, ...pain }: PainRow): PainReport => ({
  ...pain,
  where: where ?? '',
  level: level ?? 0,
});

const ownFacts = (member: MemberRow, now: Date) => ({
  today: member.today,
  timeZone: member.timeZone,
  memberSince: member.memberSince,
  membership: membershipOf(member, now),
  missedOn: member.missedOn,
  nextTrainingOn: member.nextTrainingOn,
  lastDay: member.lastDay === null ? null : { date: member.lastDay, programName: member.programName },
  isPaused: member.isPaused,
  review: reviewOf(member),
});

function membershipOf(member: MemberRow, now: Date): MembershipInRound {
  const { subscriptionPastDueAt: openUntil, paymentFailedAt, renewsAt, subscriptionExpiresAt } = member;
  const renews = renewsAt !== null && renewsAt > now;
  return {
    failed: openUntil === null ? null : { since: paymentFailedAt ?? now, openUntil },
    endsAt: renews ? null : subscriptionExpiresAt,
  };
}

function reviewOf({ seen, reviewedAt, snoozedAt, snoozedUntil }: MemberRow): Reviewed | null {
  return seen === null ? null : { seen, reviewedAt, snoozedAt, snoozedUntil };
}
