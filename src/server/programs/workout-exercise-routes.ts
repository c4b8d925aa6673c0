import * as workoutExercises from '#contract/programs/workout-exercises.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { refuseUnknownExercise } from '#server/exercises/refuse-unknown.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { changePrescription, ownerOfAll } from './change-prescription.ts';
import { editWorkout } from './edit-program.ts';
import { refuseFullerDays, refuseFullWorkout } from './exercise-limit.ts';
import * as queries from './queries.ts';
import { itself, ofExercise, ofExercises } from './whose-turn.ts';

/** The exercises attached to a workout itself. */
export function workoutExerciseRoutes(route: Route): void {
  route(workoutExercises.listWorkoutExercises, async ({ db, viewer, params }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Workout');
    return queries.workoutExercises(db, params.id);
  });
  route.changing(workoutExercises.addWorkoutExercise, itself, ({ db, viewer, params, body, now }) =>
    editWorkout(db, params.id, { coachId: viewer.id, now }, async tx => {
      await refuseUnknownExercise(tx, body.exerciseId);
      await refuseWrongAlternates(tx, [body]);
      await refuseFullWorkout(tx, params.id);
      const id = await queries.insertPrescription(tx, { workoutId: params.id }, body);
      // Before its days are counted: what is being added to them now counts as well.
      await queries.lockProgramsUsing(tx, params.id);
      await refuseFullerDays(tx, { workoutId: params.id });
      return { ...requireFound(await queries.findPrescription(tx, id), 'Exercise'), workoutId: params.id };
    }),
  );
  route.changing(
    workoutExercises.updateWorkoutExercise,
    ofExercise,
    async ({ db, viewer, params, body, now }) => {
      const before = requireFound(await queries.findPrescription(db, params.id), 'Exercise');
      const workoutId = requireFound(before.workoutId, 'Exercise');
      return editWorkout(db, workoutId, { coachId: viewer.id, now }, async tx => ({
        ...(await changePrescription(tx, before, body)),
        workoutId,
      }));
    },
  );
  route.changing(workoutExercises.reorderWorkoutExercises, ofExercises, async ({ db, viewer, body, now }) => {
    const workoutId = await ownerOfAll(db, body.updates, row => row.workoutId);
    return editWorkout(db, workoutId, { coachId: viewer.id, now }, async tx => {
      await queries.reorderPrescriptions(tx, body.updates);
      return { ok: true };
    });
  });
  route.changing(workoutExercises.removeWorkoutExercise, ofExercise, async ({ db, viewer, params, now }) => {
    const { workoutId } = requireFound(await queries.findPrescription(db, params.id), 'Exercise');
    return editWorkout(db, requireFound(workoutId, 'Exercise'), { coachId: viewer.id, now }, async tx => {
      await queries.deletePrescription(tx, params.id);
      return { ok: true };
    });
  });
}
