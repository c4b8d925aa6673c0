import type { ScoringType } from '#domain/challenges/challenge.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { statement } from '#server/database/database.ts';

type ResultRow = {
  challengeId: string;
  challengeName: string;
  scoringType: ScoringType | 'multi_day';
  startDate: PlainDate;
  endDate: PlainDate;
  score: number;
  completionTime: string | null;
  daysCompleted: number | null;
  rank: number;
  participants: number;
  points: number;
  submittedAt: Date;
};

const maxResults = 50;

/** The challenges that a member has handed something in for, each with the rank among all who have. */
export const resultsOfMember = statement<ResultRow, { memberId: string }>(
  'challenge_results_of_member',
  `select c.id as "challengeId", c.name as "challengeName", c.scoring_type as "scoringType",
     c.start_date as "startDate", c.end_date as "endDate", coalesce(w.total_score, s.score) as score,
     s.completion_time as "completionTime", w.days_completed as "daysCompleted", s.submitted_at as "submittedAt",
     case when c.is_multi_day then 1 + (
         select count(*) from challenge_weeks o where o.challenge_id = c.id
           and (o.days_completed, o.total_score) > (w.days_completed, w.total_score))
       when c.scoring_type = 'time' then 1 + (
         select count(*) from challenge_submissions o where o.challenge_id = c.id and o.score < s.score)
       else 1 + (
         select count(*) from challenge_submissions o where o.challenge_id = c.id and o.score > s.score) end as rank,
     case when c.is_multi_day then (select count(*) from challenge_weeks o where o.challenge_id = c.id)
       else (select count(*) from challenge_submissions o where o.challenge_id = c.id) end as participants,
     (select coalesce(sum(p.points), 0) from challenge_points p
      where p.challenge_id = c.id and p.member_id = :memberId) as points
   from (
     select distinct on (challenge_id) challenge_id, score, submitted_at, completion_time
     from challenge_submissions where member_id = :memberId
     order by challenge_id, submitted_at desc
   ) s
   join challenges c on c.id = s.challenge_id and c.hidden_at is null
   left join challenge_weeks w on w.challenge_id = c.id and w.member_id = :memberId
   where not c.is_multi_day or w.member_id is not null
   order by c.end_date desc, s.submitted_at desc, c.id limit ${maxResults}`,
);
