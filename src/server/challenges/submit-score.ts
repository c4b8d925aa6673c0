import type { submitScore } from '#contract/challenges.ts';
import type { ReadRequest } from '#contract/endpoint.ts';
import {
  challengePoints,
  type ChallengeResult,
  challengeScore,
  type ScoringType,
  timeText,
} from '#domain/challenges/challenge.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { badInput, conflict } from '#server/http/problem.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { refuseOutside, withRetry } from './challenge-closed.ts';
import { factsFor } from './queries.ts';
import { ownSubmission } from './rankings.ts';

type SubmitScoreBody = ReadRequest<typeof submitScore>['body'];

export type Asker = {
  viewer: SessionUser;
  today: PlainDate;
  now: Date;
  /** The first of the month that points earned now count for. */
  month: PlainDate;
};

/** Saves a member's result of a single challenge, once, and its points. */
export function submitResult(db: Database, challengeId: string, body: SubmitScoreBody, asker: Asker) {
  const { viewer, today, now, month } = asker;
  return withRetry(async () => {
    const challenge = await factsFor(db, challengeId, viewer, today);
    const { scoringType } = challenge;
    if (scoringType === 'multi_day') throw conflict('This challenge is completed day by day');
    refuseOutside(challenge, today);
    const score = scoreOf(scoringType, body);
    const [saved] = await saveResult(db, {
      challengeId,
      memberId: viewer.id,
      today,
      score,
      ...columnsOf(scoringType, score),
      now,
      month,
      points: challengePoints.submission,
      earnsPoints: viewer.role === 'member',
    });
    if (!saved?.isOpen) return null;
    if (!saved.isSaved) throw conflict('You have already submitted a score for this challenge');
    return ownSubmission(db, challenge, viewer.id);
  });
}

type Columns = { reps: number | null; weight: number | null; completionTime: string | null };

type NewResult = Columns & {
  challengeId: string;
  memberId: string;
  today: PlainDate;
  score: number;
  now: Date;
  month: PlainDate;
  points: number;
  earnsPoints: boolean;
};

/**
 * Saves in one statement, so in one transaction. The challenge is held while it is checked whether it still takes
 * results: one that is deleted, moved or closed at this instant either comes after, or is seen.
 */
const saveResult = statement<{ isOpen: boolean; isSaved: boolean }, NewResult>(
  'save_challenge_result',
  `with open as (
     select id from challenges
     where id = :challengeId and hidden_at is null and places_awarded_at is null and not is_multi_day
       and :today::date between start_date and end_date
     for share
   ), saved as (
     insert into challenge_submissions
       (challenge_id, member_id, part, score, reps, weight, completion_time, submitted_at)
     select id, :memberId::uuid, 'whole', :score::numeric, :reps::numeric, :weight::numeric, :completionTime::text, :now::timestamptz from open
     on conflict on constraint challenge_submissions_once do nothing
     returning challenge_id, member_id, part, submitted_at
   ), points as (
     insert into challenge_points (challenge_id, member_id, reason, points, month, earned_at)
     select challenge_id, member_id, part, :points::int, :month::date, submitted_at from saved where :earnsPoints::boolean
   )
   select exists (select from open) as "isOpen", exists (select from saved) as "isSaved"`,
  { alone: true },
);

/** The score in the challenge's scoring; a score alone is that value too, in seconds where it is a time. */
function scoreOf(scoringType: ScoringType, body: SubmitScoreBody): number {
  const field = scoringType === 'time' ? 'completionTime' : scoringType;
  const isGiven = (body[field] ?? '') !== '';
  const alone = isGiven ? null : (body.score ?? null);
  const scored = challengeScore(scoringType, alone === null ? body : asResult(scoringType, alone));
  if ('problem' in scored) throw badInput(alone === null ? field : 'score', scored.problem);
  return scored.score;
}

const asResult = (scoringType: ScoringType, score: number): ChallengeResult =>
  scoringType === 'time'
    ? { completionTime: `${Math.floor(score / 60)}:${score % 60}` }
    : { [scoringType]: score };

/** Reps, weight and time as they are stored beside the score. */
const columnsOf = (scoringType: ScoringType, score: number): Columns => ({
  reps: scoringType === 'reps' ? score : null,
  weight: scoringType === 'weight' ? score : null,
  completionTime: scoringType === 'time' ? timeText(score) : null,
});
