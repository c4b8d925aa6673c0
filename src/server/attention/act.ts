import { randomUUID } from 'node:crypto';
import { allReasons } from '#domain/attention/attention-reasons.ts';
import { markOf } from '#domain/attention/seen.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import type { memberReviews, ReviewBefore } from '#server/database/tables/coaching/attention.ts';
import { tellLive } from '#server/live/tell-live.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import * as queries from './queries.ts';
import { readFacts } from './read-facts.ts';
import { type ReadBy, roundMember } from './read-round.ts';

type ReviewRow = typeof memberReviews.$inferSelect;

/** How far ahead somebody can be put off. */
const longestSnoozeDays = 366;
const dayMs = 86_400_000;

/** All reasons up to now are seen; states by their marks, which tell whether they have changed when they come back. */
export async function review(db: DatabasePool, memberId: string, by: ReadBy & { coachId: string }) {
  const { now, unit, zone, coachId } = by;
  const settings = await queries.attentionNow(db);
  const { facts } = await memberIn(db, memberId, by);
  const reasons = allReasons({ facts, settings, reader: { unit, zone } });
  const seen = reasons.filter(({ mark }) => mark !== null).map(markOf);
  const changes = { reviewedAt: now, reviewedBy: coachId, seen, snoozedAt: null, snoozedUntil: null };
  return keepAct(db, memberId, changes, by);
}

export async function snooze(db: DatabasePool, memberId: string, until: Date, by: ReadBy) {
  const ahead = until.getTime() - by.now.getTime();
  if (ahead <= 0) throw badInput('until', 'Choose a time that is still to come');
  if (ahead > longestSnoozeDays * dayMs) throw badInput('until', 'Choose a time within a year');
  await memberIn(db, memberId, by);
  return keepAct(db, memberId, { snoozedAt: by.now, snoozedUntil: until }, by);
}

/** Only a member who is in the round can be acted on. */
async function memberIn(db: Database, memberId: string, { now }: ReadBy) {
  const [one] = await readFacts(db, { now, memberId });
  return requireFound(one, 'Member');
}

/** Of two coaches who go through the round, each sees what the other has done. */
const standsOtherwise = { people: [], coaches: true, subjects: ['attention'] } as const;

/** What stood before is kept with the act. */
async function keepAct(db: DatabasePool, memberId: string, changes: Partial<ReviewRow>, by: ReadBy) {
  const act = randomUUID();
  await transaction(db, async tx => {
    const row = await queries.holdReview(tx, memberId);
    await queries.saveReview(tx, memberId, { ...changes, lastAct: act, before: before(row) });
    await tellLive(tx, standsOtherwise);
  });
  return { act, member: requireFound(await roundMember(db, memberId, by), 'Member') };
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const before = (row: ReviewRow): ReviewBefore => ({
  reviewedAt: textOf(row.reviewedAt),
  reviewedBy: row.reviewedBy,
  seen: row.seen,
  snoozedAt: textOf(row.snoozedAt),
  snoozedUntil: textOf(row.snoozedUntil),
});

/** Puts back what stood before the act, if it is still the last one. */
export async function undo(
  db: DatabasePool,
  { memberId, act }: { memberId: string; act: string },
  by: ReadBy,
) {
  await memberIn(db, memberId, by);
  await transaction(db, async tx => {
    const row = await queries.holdReview(tx, memberId);
    if (!row.before || row.lastAct !== act)
      throw conflict('Something else was done since, so this can no longer be undone');
    const { reviewedAt, snoozedAt, snoozedUntil, ...rest } = row.before;
    const dates = {
      reviewedAt: dateOf(reviewedAt),
      snoozedAt: dateOf(snoozedAt),
      snoozedUntil: dateOf(snoozedUntil),
    };
    await queries.saveReview(tx, memberId, { ...rest, ...dates, lastAct: null, before: null });
    await tellLive(tx, standsOtherwise);
  });
  return requireFound(await roundMember(db, memberId, by), 'Member');
}
