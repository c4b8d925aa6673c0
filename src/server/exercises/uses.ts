import type { AnswerOf } from '#contract/endpoint.ts';
import type { getExerciseUses } from '#contract/exercises/uses.ts';
import { dailyWorkout } from '#contract/programs.ts';
import { weekdays, type PlainDate } from '#domain/plain-date.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';

type Uses = AnswerOf<typeof getExerciseUses>;

/** The most members named who have it ahead. */
const maxNamed = 50;

/** The place of a weekday in a week, as weeks are shown. */
const weekdayIndex = `array_position(array[${weekdays.map(day => `'${day}'`).join(', ')}], d.day_of_week)`;

/**
 * The uses of an exercise now: prescribed by programs and workouts that are there, used by challenges, in training
 * days from today on that are still to be done, and in logs. Members' days and logs are each read along their index by
 * member.
 */
const usesOfExercise = statement<Uses, { id: string; today: PlainDate }>(
  'exercise_uses',
  `with programs as (
     select w.id, w.name, json_agg(json_build_object('weekNumber', k.week_number, 'dayOfWeek', d.day_of_week,
       'dayName', d.day_name) order by k.week_number, ${weekdayIndex}) as places
     from (select distinct day_id from prescriptions where exercise_id = :id::uuid and day_id is not null) p
     join program_days d on d.id = p.day_id
     join program_weeks k on k.id = d.week_id
     join workouts w on w.id = k.program_id and w.hidden_at is null
     group by w.id),
   single as (
     select w.id, w.name, ${displayName('u')} as "memberName", u.id is null as "isEveryones"
     from (select distinct workout_id from prescriptions where exercise_id = :id and workout_id is not null) p
     join workouts w on w.id = p.workout_id and w.hidden_at is null and w.program_type <> '${dailyWorkout}'
     left join users u on u.id = w.for_member_id),
   asked as (
     select c.id, c.name, c.start_date from challenges c
     where c.hidden_at is null and (c.exercise_id = :id or c.id in (
       select d.challenge_id from challenge_day_exercises x join challenge_days d on d.id = x.day_id
       where x.exercise_id = :id))),
   coming as (
     select d.member_id, count(*) as days, min(d.date) as next
     from users m
     join training_days d on d.member_id = m.id and d.date >= :today::date and d.state = 'scheduled' and d.logged_count = 0
     join assignments a on a.id = d.assignment_id and a.status = 'active' and a.removed_at is null
     where m.role = 'member' and exists (
       select from day_version_exercises p where p.day_version_id = d.day_version_id and p.exercise_id = :id)
     group by d.member_id),
   logged as (
     select l.count from users m
     cross join lateral (
       select count(*) as count from progress_logs l where l.member_id = m.id and l.exercise_id = :id) l
     where l.count > 0)
   select
     (select coalesce(json_agg(p order by p.name collate by_name, p.id), '[]') from programs p) as programs,
     (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
       'memberName', case when not s."isEveryones" then s."memberName" end) order by s.name collate by_name, s.id), '[]') from single s) as workouts,
     (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.start_date desc, a.id), '[]') from asked a)
       as challenges,
     (select json_build_object('days', coalesce(sum(c.days), 0), 'members', count(*), 'soonest', (
        select coalesce(json_agg(s), '[]') from (
          select c.member_id as "memberId", ${displayName('u')} as "memberName", c.days, c.next
          from coming c join users u on u.id = c.member_id order by c.next, ${displayName('u')} collate by_name, u.id limit ${maxNamed}) s))
      from coming c) as coming,
     (select json_build_object('count', coalesce(sum(l.count), 0), 'members', count(*)) from logged l) as logs
   from exercises e where e.id = :id and e.hidden_at is null`,
  { alone: true },
);

/** Null where there is no such exercise; one that is archived, or merged into another, still has uses of its own. */
export const usesOf = async (db: Database, id: string, today: PlainDate): Promise<Uses | null> =>
  (await usesOfExercise(db, { id, today }))[0] ?? null;
