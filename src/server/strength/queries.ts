import type { DatedOneRepMax } from '#domain/one-rep-max.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { plateauDays } from '#domain/strength-status.ts';
import { type Database, statement } from '#server/database/database.ts';

export type MemberRow = { memberId: string; memberName: string; memberEmail: string; timeZone: string };

const shownName = `coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`;

/** Members who have an e1RM, in order of their names. A page of them looks no further than its own end. */
const membersByName = statement<MemberRow>(
  'members_with_lifts',
  `select * from (
     select u.id as "memberId", ${shownName} as "memberName", u.email as "memberEmail", u.time_zone as "timeZone"
     from users u
     where u.role = 'member' and ($1::uuid is null or u.id = $1)
     order by lower(${shownName}), u.id offset 0
   ) m
   where exists (select 1 from progress_logs l where l.member_id = m."memberId" and l.estimated_1rm is not null)
   offset $2 limit $3`,
  { alone: true },
);

export const membersWithLifts = (
  db: Database,
  {
    memberId = null,
    from = 0,
    limit = null,
  }: { memberId?: string | null; from?: number; limit?: number | null },
) => membersByName(db, [memberId, from, limit]);

/** A lift as far as its status depends on it. Dates and e1RMs of the last 28 days are lists that belong together. */
export type LiftRow = {
  memberId: string;
  exerciseId: string;
  recentDates: string | null;
  recentE1rms: string | null;
  bestBefore: number | null;
  older: DatedOneRepMax[] | null;
};

/**
 * The lifts of members whose date today is: each e1RM of the last 28 days, the best of the 56 before those, and, of
 * what is older than the 28, the last dates that are still wanted for a current and a previous one. All of it is read
 * from the index; plain lists of text, because tens of thousands of lifts come at once.
 */
const liftsOfMembers = statement<LiftRow>(
  'lifts_of_members',
  `select l.member_id as "memberId", l.exercise_id as "exerciseId", array_to_string(l.dates, ',') as "recentDates",
     array_to_string(l.e1rms, ',') as "recentE1rms", l.best_before as "bestBefore",
     case when l.dates is null or l.dates[1] = l.dates[cardinality(l.dates)] then (
       select json_agg(o) from (
         select h.date, max(h.estimated_1rm) as e1rm from progress_logs h
         where h.member_id = l.member_id and h.exercise_id = l.exercise_id and h.estimated_1rm is not null
           and h.date <= $2::date - $3::int
         group by h.date order by h.date desc limit 2) o) end as older
   from (
     select member_id, exercise_id,
       array_agg(date) filter (where date > $2::date - $3::int) as dates,
       array_agg(estimated_1rm) filter (where date > $2::date - $3::int) as e1rms,
       max(estimated_1rm) filter (where date <= $2::date - $3::int and date > $2::date - $3::int - $4::int) as best_before
     from progress_logs
     where member_id = any($1::uuid[]) and estimated_1rm is not null
     group by member_id, exercise_id) l`,
  { alone: true },
);

export const liftsOf = (db: Database, memberIds: readonly string[], today: PlainDate) =>
  liftsOfMembers(db, [memberIds, today, plateauDays.recent, plateauDays.before]);

/** Every exercise by name, deleted ones too: what was lifted with them keeps its name. */
export const exercisesByName = statement<{ id: string; name: string }>(
  'exercise_names',
  'select id, name from exercises order by lower(name), name, id',
  { alone: true },
);

export type LiftHistory = {
  exerciseId: string;
  exerciseName: string;
  history: { date: PlainDate; estimated1RM: number }[];
};

/** A member's lifts by name, each with the best e1RM of every date, oldest first. */
const historiesOf = statement<LiftHistory>(
  'lift_histories_of_member',
  `select e.id as "exerciseId", e.name as "exerciseName",
     json_agg(json_build_object('date', l.date, 'estimated1RM', l.best) order by l.date) as history
   from (
     select exercise_id, date, max(estimated_1rm) as best
     from progress_logs
     where member_id = $1 and ($2::uuid is null or exercise_id = $2) and estimated_1rm is not null
     group by exercise_id, date) l
   join exercises e on e.id = l.exercise_id
   group by e.id
   order by lower(e.name), e.name, e.id`,
);

export const liftHistories = (db: Database, memberId: string, exerciseId: string | undefined) =>
  historiesOf(db, [memberId, exerciseId ?? null]);
