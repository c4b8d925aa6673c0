import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';

export type PrescribedExercise = WrittenPrescription & {
  id: string;
  exerciseId: string;
  exercise: { id: string; name: string; category: ExerciseCategory };
};

/** SQL for what a row `p` of day_version_exercises asks for. */
export const prescriptionColumns = `p.exercise_id as "exerciseId", p.sets, p.reps, p.weight,
  p.weight_unit as "weightUnit", p.rest_seconds as "restSeconds", p.rest_timer_seconds as "restTimerSeconds",
  p.percent_1rm as "percent1RM", p.percent_of as "percentOf", p."time", p.distance, p.rpe, p.target_heart_rate as "targetHeartRate",
  p.volume, p.contact_time as "contactTime", p.ground_contact_time as "groundContactTime", p.notes,
  p.set_targets as "setTargets", p.tempo, p.alternate_exercise_ids as "alternateExerciseIds",
  p.group_label as "groupLabel", p.group_format as "groupFormat"`;

/** SQL for the columns of `PrescribedExercise` without the id, for such a row and its exercise `e`. */
export const prescribedColumns = `${prescriptionColumns},
  (select r from (select e.id, e.name, p.category) r) as exercise`;
