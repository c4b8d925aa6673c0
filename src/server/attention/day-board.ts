import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDayBoard } from '#contract/dashboard.ts';
import { boardStatus } from '#domain/attention/day-board.ts';
import { addDays, type PlainDate, startOfDate } from '#domain/plain-date.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { exercisesByName } from '#server/strength/queries.ts';
import { letInNow } from '#server/members/membership-facts.ts';
import { isDateOpen } from '#server/training-days/events/open-session.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { liftsAlone, liftsTogether } from './lift-facts.ts';
import { painStands } from './session-facts.ts';

type Board = AnswerOf<typeof getDayBoard>;

type Row = {
  memberId: string;
  memberName: string;
  profileImageUrl: string | null;
  timeZone: string;
  today: PlainDate;
  sessions: string[] | null;
  exercises: number;
  logged: number;
  hasBeside: boolean;
  isOpen: boolean;
  pain: number | null;
};

type DayBoardInput = { now: Date; zones: string[]; todays: PlainDate[]; back: number };

/** Everyone who is let in with one day of theirs, so many days back: a step in the index of days for each. */
const daysOfAll = statement<Row, DayBoardInput>(
  'day_board',
  `select u.id as "memberId", ${displayName('u')} as "memberName", u.profile_image_url as "profileImageUrl",
     u.time_zone as "timeZone", z.today, day.sessions, coalesce(day.exercises, 0) as exercises,
     coalesce(day.logged, 0) as logged, coalesce(day.beside, false) as "hasBeside",
     coalesce(day.open, false) as "isOpen", day.pain
   from users u
   join unnest(:zones::text[], :todays::date[]) as z(zone, today) on z.zone = u.time_zone
   left join lateral (
     select sum(d.exercise_count) filter (where a.kind <> 'own') as exercises,
       sum(d.logged_count) filter (where a.kind <> 'own') as logged,
       bool_or(a.kind = 'own' and d.logged_count > 0) as beside, bool_or(${isDateOpen('d')}) as open,
       array_agg(coalesce(nullif(v.day_name, ''), w.name) order by d.id) filter (where a.kind <> 'own') as sessions,
       max(case when d.event_count > 0 then (
         select max((s.details ->> 'level')::int) from training_session_events s
         where s.training_day_id = d.id and s.kind = 'pain' and ${painStands}) end) as pain
     from training_days d
     join assignments a on a.id = d.assignment_id and a.removed_at is null
     join workouts w on w.id = a.workout_id
     join day_versions v on v.id = d.day_version_id
     where d.member_id = u.id and d.date = z.today - :back::int and d.state = 'scheduled') day on true
   where ${letInNow('u')} order by ${displayName('u')} collate by_name, u.id`,
  { alone: true },
);

/** The board of today, or of yesterday, by each member's own date. */
export async function readDayBoard(db: Database, day: 'today' | 'yesterday', now: Date): Promise<Board> {
  const back = day === 'today' ? 0 : 1;
  const zones = await todayByZone(db, now);
  const [rows, exercises] = await Promise.all([
    daysOfAll(db, { now, ...zones, back }),
    exercisesByName(db, {}),
  ]);
  const dateOf = ({ today }: Row) => addDays(today, -back);
  const { bestLiftsOf } = exercises.some(({ id, readAs }) => readAs !== id) ? liftsTogether : liftsAlone;
  const trained = rows.filter(({ logged, hasBeside }) => logged > 0 || hasBeside);
  const bests = await bestLiftsOf(db, {
    memberIds: trained.map(({ memberId }) => memberId),
    sinces: trained.map(row => startOfDate(row.timeZone, dateOf(row))),
  });
  const ends = new Map(
    trained.map(row => [row.memberId, startOfDate(row.timeZone, addDays(dateOf(row), 1))]),
  );
  // A first is none: there is nothing that it is better than.
  const countOf = (memberId: string) =>
    bests.filter(
      best => best.memberId === memberId && best.before !== null && best.at < (ends.get(memberId) ?? now),
    ).length;
  return rows.map(row => {
    const { timeZone: _, today, hasBeside, isOpen, sessions, ...shown } = row;
    const date = dateOf(row);
    const { exercises: count, logged } = shown;
    return {
      ...shown,
      date,
      status: boardStatus({ date, today, exercises: count, logged, hasBeside, isOpen }),
      sessions: [...new Set(sessions)],
      bests: countOf(row.memberId),
    };
  });
}
