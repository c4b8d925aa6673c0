import { pastChallenges } from '#domain/limits.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { type Challenge, challengeColumns } from './queries.ts';

type PastChallenge = Challenge & {
  participants: number;
  mine: { rank: number; score: number; daysCompleted: number | null } | null;
};

/** Of a challenge `c` that has ended: how many took part. */
const participants = `(case when c.is_multi_day
    then (select count(*) from challenge_weeks w where w.challenge_id = c.id)
    else (select count(*) from challenge_submissions s where s.challenge_id = c.id) end) as participants`;

/** The viewer's own result and how many are better, as in the standings (rankings.ts). */
const mine = `(case when c.is_multi_day then (
      select json_build_object('score', w.total_score, 'daysCompleted', w.days_completed, 'rank', 1 + (
        select count(*) from challenge_weeks o where o.challenge_id = c.id
          and (o.days_completed, o.total_score) > (w.days_completed, w.total_score)))
      from challenge_weeks w where w.challenge_id = c.id and w.member_id = :viewerId)
    else (
      select json_build_object('score', s.score, 'daysCompleted', null, 'rank', 1 + (
        select count(*) from challenge_submissions o where o.challenge_id = c.id
          and case c.scoring_type when 'time' then o.score < s.score else o.score > s.score end))
      from challenge_submissions s where s.challenge_id = c.id and s.member_id = :viewerId and s.part = 'whole') end) as mine`;

const lastEnded = statement<PastChallenge, { viewerId: string; today: PlainDate; limit: number }>(
  'past_challenges',
  `select ${challengeColumns}, null as "submissionCount", ${participants}, ${mine}
   from (
     select * from challenges where hidden_at is null and end_date < :today
     order by end_date desc, start_date desc, id limit :limit
   ) c
   order by c.end_date desc, c.start_date desc, c.id`,
);

/** The ended challenges that can still be read on a date. */
export const pastChallengesFor = (db: Database, viewerId: string, today: PlainDate) =>
  lastEnded(db, { viewerId, today, limit: pastChallenges });
