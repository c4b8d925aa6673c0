import type { AnswerOf } from '#contract/endpoint.ts';
import type { getAttention } from '#contract/coaching/attention.ts';
import type { AttentionSettings } from '#domain/attention/attention-settings.ts';
import type { ReasonKind } from '#domain/attention/reason-kind.ts';
import type { RoundState } from '#domain/attention/round-state.ts';
import { compareRanks, inTheRound, type RankInRound, rankOf } from '#domain/attention/round.ts';
import { lastContact } from '#domain/attention/seen.ts';
import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import type { Database } from '#server/database/database.ts';
import { attentionNow } from './queries.ts';
import { type FactsOfMember, readFacts, withMilestones } from './read-facts.ts';

type Round = AnswerOf<typeof getAttention>;
type Member = Round['members'][number];

/** The time of the read, and the units and zone of the coach who reads. */
export type ReadBy = { now: Date; unit: WeightUnit; distance: DistanceUnit; zone: string };

type Page = {
  limit: number;
  after: RankInRound | null;
  group?: string | undefined;
  reason?: ReasonKind | undefined;
};

/** Everyone is weighed at each read: who comes first depends on all. */
export async function readRound(
  db: Database,
  { limit, after, group, reason }: Page,
  by: ReadBy,
): Promise<Round> {
  const [settings, all] = await Promise.all([
    attentionNow(db),
    readFacts(db, { ...by, group: group ?? null }),
  ]);
  const placed = all
    .map(one => ({ ...rankedIn(one, settings, by), one }))
    .filter(({ member }) => reason === undefined || member.reasons.some(({ kind }) => kind === reason))
    .toSorted((one, other) => compareRanks(one.place, other.place));
  const left = after === null ? placed : placed.filter(({ place }) => compareRanks(place, after) > 0);
  const page = left.slice(0, limit);
  const last = page.at(-1);
  const listed = await withMilestones(
    db,
    page.map(({ one }) => one),
    by.now,
  );
  return {
    members: listed.map(one => rankedIn(one, settings, by).member),
    total: placed.length,
    waiting: countOf(placed, 'calls'),
    seen: countOf(placed, 'seen'),
    snoozed: placed.filter(({ member }) => member.snoozedUntil !== null).length,
    next: last && left.length > limit ? cursorOfRank(last.place) : null,
  };
}

const countOf = (placed: readonly { member: Member }[], state: RoundState): number =>
  placed.filter(({ member }) => member.state === state && member.snoozedUntil === null).length;

/** A member as they stand in the round; null for one who is not in it. */
export async function roundMember(db: Database, memberId: string, by: ReadBy): Promise<Member | null> {
  const [settings, [one]] = await Promise.all([attentionNow(db), readFacts(db, { ...by, memberId })]);
  if (!one) return null;
  const [listed = one] = await withMilestones(db, [one], by.now);
  return rankedIn(listed, settings, by).member;
}

function rankedIn({ member, facts }: FactsOfMember, settings: AttentionSettings, reader: ReadBy) {
  const round = inTheRound(facts, settings, reader);
  const { memberId, name, profileImageUrl, timeZone, lastTrainedOn, nextTrainingOn } = member;
  return {
    place: rankOf(round, member),
    member: {
      memberId,
      name,
      profileImageUrl,
      timeZone,
      ...round,
      lastContactAt: lastContact(facts),
      lastTrainedOn,
      nextTrainingOn,
    },
  };
}

const cursorOfRank = (place: RankInRound): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Null for what was never the `next` of a page. */
export function rankOfCursor(text: string): RankInRound | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return isRank(place) ? place : null;
  } catch {
    return null;
  }
}

const kinds = ['number', 'number', 'number', 'number', 'number', 'string', 'string'];

const isRank = (value: unknown): value is RankInRound =>
  Array.isArray(value) &&
  value.length === kinds.length &&
  value.every((part, index) => typeof part === kinds[index]);
