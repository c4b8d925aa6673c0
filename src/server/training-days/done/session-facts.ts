import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type EventRow, eventColumns } from '#server/training-days/events/event-rows.ts';
import {
  prescriptionColumns,
  type PrescribedExercise,
} from '#server/training-days/versions/prescribed-exercise.ts';

export type SentEvent = EventRow & {
  /** The name of the coach who sent it; null for what its member or the server did. */
  coach: string | null;
};

export type KnownExercise = { id: string; name: string; category: ExerciseCategory };

type Prescription = Omit<PrescribedExercise, 'exercise' | 'exerciseId'>;

/** An exercise that an earlier version of the day prescribed, and late events are of. */
export type OlderExercise = { exercise: KnownExercise; prescription: Prescription };

/** A coach whose account is gone is a coach still. */
const coachName = `case when s.sent_as = 'coach' then ${displayName('c', "'A coach'")} end as coach`;

/** SQL: what happened in the session of day `d`, its member's and its coaches' events; null where there is none. */
export const eventsOfDay = `case when d.event_count > 0 then (select json_agg(x order by x.at, x.id) from (
    select ${eventColumns}, ${coachName}
    from training_session_events s left join users c on c.id = s.coach_id
    where s.training_day_id = d.id) x) end as events`;

/** SQL: the exercises that the events of day `d` put in another's place, or into the session. */
export const namedOfDay = `case when d.event_count > 0 then (select json_agg(x) from (
    select distinct e.id, e.name, e.category from training_session_events s
    join exercises e on e.id = (s.details->>'exerciseId')::uuid
    where s.training_day_id = d.id and s.kind in ('swap', 'add', 'log')) x) end as named`;

/** SQL: prescriptions that events of day `d` are of, and its version has no more. */
export const olderOfDay = `case when d.event_count > 0 then (select json_agg(x) from (
    select (select r from (select e.id, e.name, p.category) r) as exercise,
      (select r from (select p.id, ${prescriptionColumns}) r) as prescription
    from day_version_exercises p join exercises e on e.id = p.exercise_id
    where p.day_version_id <> d.day_version_id and p.id in (
      select s.prescription_id from training_session_events s where s.training_day_id = d.id)) x) end as older`;
