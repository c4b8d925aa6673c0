import { effortDays, effortWithinDays, painWithinDays } from '#domain/attention/attention-settings.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { statement } from '#server/database/database.ts';

/** The members it is about, and their own dates of today. */
export type OfMembers = { memberIds: readonly string[]; todays: readonly PlainDate[] };

export const ofMembers = 'unnest(:memberIds::uuid[], :todays::date[]) as m(id, today)';

type PainRow = {
  memberId: string;
  at: Date;
  kind: 'pain' | 'skip' | 'swap';
  exerciseName: string;
  where: string | null;
  level: number | null;
};

/** SQL: event `n` came after event `s`, on the same exercise. */
const followsOnIt = `n.training_day_id = s.training_day_id and n.prescription_id = s.prescription_id and (n.at, n.id) > (s.at, s.id)`;

/** SQL: of several pains at one place, `s` is the last; what stands of them. */
export const painStands = `not exists (
  select from training_session_events n where ${followsOnIt} and n.kind = 'pain'
    and n.set_num is not distinct from s.set_num and n.details ->> 'where' = s.details ->> 'where')`;

/**
 * Pains as they stand: of several at one place the last, of exercises skipped or swapped for pain those that were not
 * taken back (a set more takes a skip back, too). Found by the index of pains alone. Whose they are is joined: a list
 * of hundreds would be gone through again for each pain.
 */
export const painsOf = statement<
  PainRow,
  { memberIds: readonly string[]; sinces: readonly (Date | null)[]; now: Date }
>(
  'attention_pains',
  `select d.member_id as "memberId", s.received_at as at, s.kind, coalesce(e.name, 'an exercise') as "exerciseName",
     s.details ->> 'where' as "where", (s.details ->> 'level')::int as level
   from training_session_events s
   join training_days d on d.id = s.training_day_id
   join unnest(:memberIds::uuid[], :sinces::timestamptz[]) as m(id, since)
     on m.id = d.member_id and s.received_at > coalesce(m.since, '-infinity')
   left join day_version_exercises p on p.id = s.prescription_id
   left join exercises e on e.id = p.exercise_id
   where (s.kind = 'pain' or (s.kind in ('skip', 'swap') and s.details ->> 'reason' = 'pain'))
     and s.received_at > :now::timestamptz - interval '${painWithinDays} days'
     and not exists (
       select from training_session_events n where ${followsOnIt} and case s.kind
         when 'pain' then n.kind = 'pain' and n.set_num is not distinct from s.set_num
           and n.details ->> 'where' = s.details ->> 'where'
         when 'skip' then n.kind in ('back', 'set', 'log')
         else n.kind = 'back' end)`,
  { alone: true },
);

type EffortRow = { memberId: string; date: PlainDate; at: Date; asked: number; done: number };

/** SQL for the first number in a text (rules.md section 4). */
const numberIn = (text: string) => `substring(replace(${text}, ',', '.') from '\\d+(?:\\.\\d+)?')::numeric`;

/**
 * The last days that have both a prescribed RPE (the mean of the day's exercises) and an effort: the member's rating of
 * the session, or else the mean of what was logged. A step back in the index for each day, and no further than the last
 * three.
 */
export const effortsOf = statement<EffortRow, OfMembers>(
  'attention_efforts',
  `select m.id as "memberId", x.date, x.at, round(x.asked, 1)::float8 as asked, round(x.done, 1)::float8 as done
   from ${ofMembers}
   cross join lateral (
     select d.date, asked.rpe as asked, coalesce(felt.effort, logged.rpe) as done,
       greatest(felt.at, logged.at) as at
     from training_days d
     join lateral (
       select avg(coalesce(${numberIn('p.rpe')}, (
         select avg(${numberIn("t ->> 'rpe'")}) from jsonb_array_elements(p.set_targets) t))) as rpe
       from day_version_exercises p where p.day_version_id = d.day_version_id) asked on asked.rpe is not null
     left join lateral (
       select (s.details ->> 'effort')::numeric as effort, s.received_at as at
       from training_session_events s
       where s.training_day_id = d.id and s.kind = 'feel' and s.details ->> 'effort' is not null
       order by s.at desc, s.id desc limit 1) felt on d.event_count > 0
     left join lateral (
       select max(l.logged_at) as at, avg(case when felt.effort is null then coalesce(${numberIn('l.rpe_completed')}, (
         select avg((t ->> 'rpe')::numeric) from jsonb_array_elements(l.sets_data) t)) end) as rpe
       from progress_logs l where l.training_day_id = d.id) logged on true
     where d.member_id = m.id and d.date > m.today - ${effortWithinDays} and d.date <= m.today
       and d.logged_count > 0 and coalesce(felt.effort, logged.rpe) is not null
     order by d.date desc limit ${effortDays}) x
   order by m.id, x.date desc`,
  { alone: true },
);
