import type { getWeekBoard } from '#contract/coaching/week-board.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type BoardSession, weekDays } from '#domain/attention/week-board.ts';
import { addDays, mondayOf, type PlainDate } from '#domain/plain-date.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { inGroup, type OfGroup } from '#server/groups/in-group.ts';
import { letInNow } from '#server/members/membership-facts.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { openUntil } from '#server/training-days/events/open-session.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';

type Row = {
  memberId: string;
  memberName: string;
  profileImageUrl: string | null;
  today: PlainDate;
  sessions: BoardSession[] | null;
};

type Range = { first: PlainDate; last: PlainDate; seenFrom: PlainDate; seenTo: PlainDate };
type WeekBoardInput = OfGroup & Range & { now: Date; zones: string[]; todays: PlainDate[] };

/** So many days around the week are searched for sessions that were moved out of it. */
const movedWithin = 28;

/**
 * Everyone who is let in with what they have in a week: one step in the index of days for each. Whether a session is
 * open is asked where nothing is logged, as it adds nothing elsewhere.
 */
const sessionsOfWeek = statement<Row, WeekBoardInput>(
  'week_board',
  `select u.id as "memberId", ${displayName('u')} as "memberName", u.profile_image_url as "profileImageUrl", z.today, week.sessions
   from users u
   join unnest(:zones::text[], :todays::date[]) as z(zone, today) on z.zone = u.time_zone
   left join lateral (
     select json_agg(json_build_object('date', d.date, 'movedFrom', d.moved_from,
       'name', coalesce(nullif(v.day_name, ''), w.name), 'isUnplanned', a.kind = 'own', 'exercises', d.exercise_count,
       'logged', d.logged_count, 'isOpen', case when d.event_count > 0 and d.logged_count = 0
         then coalesce(${openUntil('d')} > :now::timestamptz, false) else false end,
       'isOwn', ${planned('a')} and v.member_id is not null) order by d.date, d.id) as sessions
     from training_days d
     join assignments a on a.id = d.assignment_id and a.removed_at is null
     join workouts w on w.id = a.workout_id
     join day_versions v on v.id = d.day_version_id
     where d.member_id = u.id and d.date between :seenFrom::date and :seenTo::date and d.state = 'scheduled'
       and (d.date between :first::date and :last::date or d.moved_from between :first::date and :last::date)) week on true
   where ${letInNow('u')} and ${inGroup('u.id')} order by ${displayName('u')} collate by_name, u.id`,
  { alone: true },
);

type Input = { week: PlainDate; group: string | null; now: Date };

/** The board of the week that a date is in: everyone's dates as they stand by their own today. */
export async function readWeekBoard(
  db: Database,
  { week, group, now }: Input,
): Promise<AnswerOf<typeof getWeekBoard>> {
  const monday = mondayOf(week);
  const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const rows = await sessionsOfWeek(db, {
    ...(await todayByZone(db, now)),
    now,
    group,
    first: monday,
    last: addDays(monday, 6),
    seenFrom: addDays(monday, -movedWithin),
    seenTo: addDays(monday, 6 + movedWithin),
  });
  return {
    monday,
    members: rows.map(({ sessions, today, ...member }) => ({
      ...member,
      today,
      days: weekDays(sessions ?? [], dates, today),
    })),
  };
}
