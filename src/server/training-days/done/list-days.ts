import type { PlainDate } from '#domain/plain-date.ts';
import { statement } from '#server/database/database.ts';
import { type DayFacts, dayColumns, dayTables, hasLogs } from './day-records.ts';

type DayRow = DayFacts & {
  besideCount: number;
  loggedAt: Date | null;
  notes: { exerciseName: string; text: string }[];
};

type Asked = { memberId: string; assignmentId: string | null; today: PlainDate; from: number; limit: number };

/**
 * A page of a member's days, the newest first, with what the logs of each say. Who is trained is looked up along the
 * index by date, so a page costs the same after years.
 */
export const daysOfMember = statement<DayRow, Asked>(
  'training_days_of_member',
  `select ${dayColumns}, l.beside as "besideCount", l.logged_at as "loggedAt", l.notes
   from (
     select d.* from training_days d join assignments a on a.id = d.assignment_id
     where d.member_id = :memberId and (:assignmentId::uuid is null or d.assignment_id = :assignmentId)
       and ((d.state = 'scheduled' and a.removed_at is null and d.date <= :today::date) or ${hasLogs})
     order by d.date desc, d.id desc offset :from limit :limit
   ) d
   ${dayTables}
   cross join lateral (
     select count(*) filter (where g.prescription_id is null) as beside, max(g.logged_at) as logged_at,
       coalesce(json_agg(json_build_object('exerciseName', e.name, 'text', left(g.notes, 300)) order by g.logged_at, g.id)
         filter (where g.notes <> ''), '[]') as notes
     from progress_logs g join exercises e on e.id = g.exercise_id
     where g.training_day_id = d.id
   ) l
   order by d.date desc, d.id desc`,
);
