import type { PlainDate } from '#domain/plain-date.ts';
import { statement } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { prescriptionColumns } from '#server/training-days/versions/prescribed-exercise.ts';
import { type DayFacts, type DayRecord, dayColumns, dayTables, hasLogs } from './day-records.ts';
import { eventsOfDay, namedOfDay, type OlderExercise, olderOfDay } from './session-facts.ts';

type DayRow = DayFacts & {
  besideCount: number;
  loggedAt: Date | null;
  notes: { exerciseName: string; text: string }[];
  /** Of a day that has a session, as its fold asks for them. */
  exercises: OlderExercise[] | null;
} & Pick<DayRecord, 'events' | 'named' | 'older'>;

type ListDaysInput = {
  memberId: string;
  assignmentId: string | null;
  today: PlainDate;
  from: number;
  limit: number;
};

const plannedOfDay = `case when d.event_count > 0 then (select json_agg(x order by x.position) from (
    select p.position, (select r from (select e.id, e.name, p.category) r) as exercise,
      (select r from (select p.id, ${prescriptionColumns}) r) as prescription
    from day_version_exercises p join exercises e on e.id = p.exercise_id
    where p.day_version_id = d.day_version_id) x) end as exercises`;

/**
 * A page of a member's days, the newest first, with what the logs of each say. Who is trained is looked up along the
 * index by date, so a page costs the same after years.
 */
export const daysOfMember = statement<DayRow, ListDaysInput>(
  'training_days_of_member',
  `select ${dayColumns}, l.beside as "besideCount", l.logged_at as "loggedAt", l.notes,
     ${plannedOfDay}, ${eventsOfDay}, ${namedOfDay}, ${olderOfDay}
   from (
     select d.* from training_days d join assignments a on a.id = d.assignment_id
     where d.member_id = :memberId and (:assignmentId::uuid is null or d.assignment_id = :assignmentId)
       and ((d.state = 'scheduled' and a.removed_at is null and d.date <= :today::date) or ${hasLogs} or ${workOn('d')})
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
