import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';

export type LiftRow = {
  memberId: string;
  memberName: string;
  memberEmail: string;
  timeZone: string;
  exerciseId: string;
  exerciseName: string;
  history: { date: PlainDate; e1rm: number }[];
};

/** Every member's lifts, each with its best e1RM of every date: what the coach's table is worked out from. */
const liftHistories = statement<LiftRow>(
  'lift_histories',
  `select u.id as "memberId", coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as "memberName",
     u.email as "memberEmail", u.time_zone as "timeZone", e.id as "exerciseId", e.name as "exerciseName",
     json_agg(json_build_object('date', l.date, 'e1rm', l.best)) as history
   from (
     select member_id, exercise_id, date, max(estimated_1rm) as best
     from progress_logs where estimated_1rm is not null
     group by member_id, exercise_id, date
   ) l
   join users u on u.id = l.member_id
   join exercises e on e.id = l.exercise_id
   group by u.id, e.id
   order by 2, u.id, e.name`,
  { alone: true },
);

export const allLiftHistories = (db: Database) => liftHistories(db, []);
