import { daysToNextWeek } from '#domain/check-ins/check-in-week.ts';
import type { StoredAnswer } from '#domain/check-ins/question.ts';
import { type CheckedInOrder, lowestAnswer, mostFallen } from '#domain/check-ins/standing-out.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { letInNow } from '#server/members/membership-facts.ts';

type Row = {
  memberId: string;
  name: string;
  profileImageUrl: string | null;
  week: PlainDate;
  answeredAt: Date | null;
  answers: StoredAnswer[] | null;
  before: StoredAnswer[] | null;
  beforeWeek: PlainDate | null;
  due: number;
  answered: number;
};

type CheckedInInput = {
  now: Date;
  zones: readonly string[];
  weeks: readonly PlainDate[];
  groupIds: readonly string[];
  from: number;
  limit: number;
  order: CheckedInOrder;
};

/** The steps of a scale, of answers that are its: `lowestAnswer` and `mostFallen` say the same of the rows shown. */
const scaleSteps = `nullif((now_answer->>'top')::numeric - 1, 0)`;

/** Everyone it is for, in the week that it is where they live. */
const checkedIn = statement<Row, CheckedInInput>(
  'checked_in_members',
  `with asked as (
     select u.id, ${displayName('u')} as name, u.profile_image_url, z.week,
       answered.answered_at, answered.answers, earlier.answers as before, earlier.week as before_week
     from users u join unnest(:zones::text[], :weeks::date[]) as z(zone, week) on z.zone = u.time_zone
     left join lateral (
       select a.week, a.answered_at, a.answers from check_in_answers a
       where a.member_id = u.id and abs(a.week - z.week) < ${daysToNextWeek}
       order by a.answered_at desc limit 1) answered on true
     left join lateral (
       select a.week, a.answers from check_in_answers a
       where a.member_id = u.id and a.week < answered.week order by a.week desc limit 1) earlier on true
     where ${letInNow('u')} and (cardinality(:groupIds::uuid[]) = 0 or u.id in (
       select gm.member_id from grouped_members gm where gm.group_id = any(:groupIds::uuid[])))),
   ranked as (
     select asked.*, case :order::text
       when 'lowest' then (
         select min(((now_answer->>'value')::numeric - 1) / ${scaleSteps})
         from jsonb_array_elements(asked.answers) now_answer where now_answer->>'kind' = 'scale')
       when 'fallen' then (
         select min(((now_answer->>'value')::numeric - (then_answer->>'value')::numeric) / ${scaleSteps})
         from jsonb_array_elements(asked.answers) now_answer
         join jsonb_array_elements(asked.before) then_answer
           on then_answer->>'questionId' = now_answer->>'questionId' and then_answer->>'kind' = 'scale'
           and then_answer->>'top' = now_answer->>'top'
         where now_answer->>'kind' = 'scale'
           and (then_answer->>'value')::numeric > (now_answer->>'value')::numeric)
       end as rank
     from asked)
   select id as "memberId", name, profile_image_url as "profileImageUrl", week::text, answered_at as "answeredAt",
     answers, before, before_week::text as "beforeWeek",
     (count(*) over ())::int as due, (count(answered_at) over ())::int as answered
   from ranked order by answered_at is null, rank nulls last, answered_at desc, name collate by_name, id
   offset :from limit :limit`,
);

/** The rows of a page, each with what stands out of this week's answers. */
export async function listCheckedIn(db: Database, input: CheckedInInput) {
  const rows = await checkedIn(db, input);
  return rows.map(({ answers, before, beforeWeek, ...row }) => {
    const fallen = mostFallen(answers ?? [], before ?? []);
    return {
      ...row,
      lowest: lowestAnswer(answers ?? []),
      fallen: fallen && beforeWeek !== null ? { ...fallen, since: beforeWeek } : null,
    };
  });
}
