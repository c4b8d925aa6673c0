import { randomUUID } from 'node:crypto';
import { allReasons } from '#domain/attention/attention-reasons.ts';
import { seenText } from '#domain/attention/seen.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import type { memberReviews, ReviewBefore } from '#server/database/tables/coaching/attention.ts';
import { needAnswerAgain, needNoAnswer } from '#server/conversations/no-answer-needed.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import * as queries from './queries.ts';
import { readFacts } from './read-facts.ts';
import { type ReadBy, roundMember } from './read-round.ts';

type ReviewRow = typeof memberReviews.$inferSelect;

const longestSnoozeDays = 366;
const dayMs = 86_400_000;

/** All reasons up to now are seen; states by their marks, which show whether they have changed when they come back. */
export async function review(db: DatabasePool, memberId: string, by: ReadBy & { coachId: string }) {
  const { now, coachId } = by;
  const settings = await queries.attentionNow(db);
  const { facts } = await memberIn(db, memberId, by);
  const reasons = allReasons({ facts, settings, reader: by });
  const seen = reasons.filter(({ mark }) => mark !== null).map(seenText);
  const changes = { reviewedAt: now, reviewedBy: coachId, seen, snoozedAt: null, snoozedUntil: null };
  return keepAct(db, memberId, changes, by);
}

/** The member's messages up to now need no answer: a word to them is not always one. */
export async function answerByNone(db: DatabasePool, memberId: string, by: ReadBy) {
  await memberIn(db, memberId, by);
  return keepAct(db, memberId, {}, by, tx => needNoAnswer(tx, memberId, by.now));
}

export async function snooze(db: DatabasePool, memberId: string, until: Date, by: ReadBy) {
  const ahead = until.getTime() - by.now.getTime();
  if (ahead <= 0) throw badInput('until', 'Choose a time in the future');
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
const isAnswered = { ...standsOtherwise, subjects: ['attention', 'messages'] } as const;

/** The state before is stored with the act. */
async function keepAct(
  db: DatabasePool,
  memberId: string,
  changes: Partial<ReviewRow>,
  by: ReadBy,
  answer?: (tx: Database) => Promise<void>,
) {
  const act = randomUUID();
  await transaction(db, async tx => {
    const row = await queries.holdReview(tx, memberId);
    await answer?.(tx);
    const kept = { ...before(row), ...(answer && { noAnswerNeededAt: by.now.toISOString() }) };
    await queries.saveReview(tx, memberId, { ...changes, lastAct: act, before: kept });
    await publishLive(tx, answer ? isAnswered : standsOtherwise);
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
      throw conflict('Something else has changed since, so this can no longer be undone');
    const { reviewedAt, snoozedAt, snoozedUntil, noAnswerNeededAt, ...rest } = row.before;
    if (noAnswerNeededAt !== undefined) await needAnswerAgain(tx, memberId, new Date(noAnswerNeededAt));
    const dates = {
      reviewedAt: dateOf(reviewedAt),
      snoozedAt: dateOf(snoozedAt),
      snoozedUntil: dateOf(snoozedUntil),
    };
    await queries.saveReview(tx, memberId, { ...rest, ...dates, lastAct: null, before: null });
    await publishLive(tx, noAnswerNeededAt === undefined ? standsOtherwise : isAnswered);
  });
  return requireFound(await roundMember(db, memberId, by), 'Member');
}
