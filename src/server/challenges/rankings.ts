import type { ScoringType } from '#domain/challenges/challenge.ts';
import { type Database, statement } from '#server/database/database.ts';

/** A result of a single challenge. Its score is the reps or the weight, or the seconds of its time. */
type Ranked = {
  id: string;
  challengeId: string;
  score: number;
  reps: number | null;
  weight: number | null;
  completionTime: string | null;
  submittedAt: Date;
  rank: number;
};

type Person = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

/** Of a member row `u`: how they are called, never their address. */
const person = `json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
  'profileImageUrl', u.profile_image_url) as member`;

const resultColumns = `s.id, s.challenge_id as "challengeId", s.score, s.completion_time as "completionTime",
  s.submitted_at as "submittedAt", s.reps, s.weight`;

/** Best first: the shortest time, else the highest score. Level results share a rank, in the order they came in. */
const bestOf = (name: string, direction: 'asc' | 'desc') =>
  statement<Ranked & { member: Person }, { challengeId: string; limit: number }>(
    name,
    `with best as (
       select s.id, rank() over (order by s.score ${direction}) as rank
       from challenge_submissions s where s.challenge_id = :challengeId
       order by s.score ${direction}, s.submitted_at, s.id limit :limit
     )
     select ${resultColumns}, b.rank, ${person}
     from best b join challenge_submissions s on s.id = b.id join users u on u.id = s.member_id
     order by b.rank, s.submitted_at, s.id`,
    { alone: true },
  );

/** A member's own result, and how many are better. */
const ownOf = (name: string, isBetter: '<' | '>') =>
  statement<Ranked, { challengeId: string; memberId: string }>(
    name,
    `select ${resultColumns}, 1 + (
       select count(*) from challenge_submissions o
       where o.challenge_id = s.challenge_id and o.score ${isBetter} s.score) as rank
     from challenge_submissions s where s.challenge_id = :challengeId and s.member_id = :memberId and s.part = 'whole'`,
  );

const shortest = bestOf('shortest_submissions', 'asc');
const highest = bestOf('highest_submissions', 'desc');
const ownByTime = ownOf('own_submission_by_time', '<');
const ownByScore = ownOf('own_submission_by_score', '>');

type Single = { id: string; scoringType: ScoringType | 'multi_day' };

/** The best results of a single challenge; a 5-day challenge has none. */
export async function bestSubmissions(db: Database, { id: challengeId, scoringType }: Single, limit: number) {
  if (scoringType === 'multi_day') return [];
  const best = scoringType === 'time' ? shortest : highest;
  return best(db, { challengeId, limit });
}

export async function ownSubmission(
  db: Database,
  { id: challengeId, scoringType }: Single,
  memberId: string,
) {
  const own = scoringType === 'time' ? ownByTime : ownByScore;
  return (await own(db, { challengeId, memberId }))[0] ?? null;
}

type ProgressRow = {
  rank: number;
  member: Person;
  daysCompleted: number;
  completionPercentage: number;
  totalScore: number;
};

/**
 * The ten who are furthest in a 5-day challenge, in alphabetical order where they are level, and the asker after them. Who
 * of a hundred level ones is among the ten is settled by id: their names would have to be looked up for that.
 */
const furthest = statement<ProgressRow, { challengeId: string; memberId: string }>(
  'weekly_progress_leaderboard',
  `with level as (
     select w.*, rank() over (order by w.days_completed desc, w.total_score desc) as rank
     from challenge_weeks w where w.challenge_id = :challengeId
   ), top as (
     select * from level order by days_completed desc, total_score desc, member_id limit 10
   ), shown as (
     select t.*, false as is_after from top t
     union all
     select w.*, 1 + (
       select count(*) from challenge_weeks o where o.challenge_id = w.challenge_id
         and (o.days_completed, o.total_score) > (w.days_completed, w.total_score)), true
     from challenge_weeks w
     where w.challenge_id = :challengeId and w.member_id = :memberId and not exists (select from top where member_id = :memberId)
   )
   select s.rank, s.days_completed as "daysCompleted", s.completion_percentage as "completionPercentage",
     s.total_score as "totalScore", ${person}
   from shown s join users u on u.id = s.member_id
   order by s.is_after, s.rank, u.last_name collate by_name, u.first_name collate by_name, u.id`,
  { alone: true },
);

export const weeklyProgressBoard = (db: Database, challengeId: string, memberId: string) =>
  furthest(db, { challengeId, memberId });
