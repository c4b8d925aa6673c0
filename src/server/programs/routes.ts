import type * as z from 'zod/mini';
import * as contract from '#contract/programs.ts';
import { endAssignmentsOf } from '#server/training-days/ending/end-assignments.ts';
import { followProgramChange } from '#server/training-days/schedule/follow-program-change.ts';
import { followWeekCount } from '#server/training-days/schedule/move-ends.ts';
import { transaction } from '#server/database/database.ts';
import type { workouts } from '#server/database/tables/programs.ts';
import { requireFound } from '#server/http/problem.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';
import type { Route } from '#server/route/route.ts';
import { adjustWeeks } from './adjust-weeks.ts';
import { copyProgram } from './copy-program.ts';
import { createProgram } from './create-program.ts';
import { dayRoutes } from './day-routes.ts';
import { beforeWorkoutEdit, followWorkoutChange } from './edit-program.ts';
import * as queries from './queries.ts';
import { membersOn, workoutAudience } from './audience.ts';
import { beforeLiveEdit, beforeLiveEdits } from './versions/live-edits.ts';
import { weekRoutes } from './week-routes.ts';
import { itself } from './whose-turn.ts';
import { workoutExerciseRoutes } from './workout-exercise-routes.ts';

const ok = { ok: true as const };

export function programRoutes(route: Route): void {
  workoutRoutes(route);
  weekRoutes(route);
  dayRoutes(route);
  workoutExerciseRoutes(route);
}

function workoutRoutes(route: Route): void {
  route(contract.listWorkouts, ({ db, viewer }) => queries.workoutsFor(db, viewer));
  route(contract.listPrograms, ({ db, viewer }) => queries.workoutsFor(db, viewer, true));
  route(contract.countMembersOn, ({ db }) => membersOn(db, {}));
  route(contract.getWorkout, async ({ db, viewer, params }) =>
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Workout'),
  );
  route(contract.createWorkout, ({ db, viewer, body }) =>
    transaction(db, tx => createProgram(tx, body, viewer.id)),
  );
  route.changing(contract.updateWorkout, itself, ({ db, viewer, params, body, now }) =>
    transaction(db, async tx => {
      const { adjustWeeks: isToAdjust, ...changes } = body;
      const before = requireFound(await lockWorkout(tx, params.id), 'Workout');
      const by = { coachId: viewer.id, now };
      const isRenamed = changes.name !== undefined && changes.name !== before.name;
      if (isRenamed && before.programType !== contract.multiWeekProgram)
        await beforeWorkoutEdit(tx, params.id, by);
      else if (isToAdjust || isChange(before, changes)) await beforeLiveEdit(tx, params.id, by);
      const after = requireFound(
        await queries.updateWorkout(tx, params.id, { ...changes, updatedAt: now }),
        'Workout',
      );
      if (isToAdjust && after.numWeeks !== null) await adjustWeeks(tx, params.id, after.numWeeks);
      await followWeekCount(tx, before, after.numWeeks, now);
      const isOtherMax = after.trainingMaxPercent !== before.trainingMaxPercent;
      if (isOtherMax) await queries.markProgramChanged(tx, params.id);
      if (isToAdjust || isOtherMax || after.numWeeks !== before.numWeeks)
        await followProgramChange(tx, params.id, now);
      if (isRenamed && after.programType !== contract.multiWeekProgram) {
        await followWorkoutChange(tx, params.id, now);
      }
      return after;
    }),
  );
  route.changing(contract.duplicateWorkout, itself, ({ db, viewer, params }) =>
    transaction(db, tx => copyProgram(tx, params.id, viewer.id)),
  );
  route(contract.getWorkoutUsage, async ({ db, viewer, params }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Workout');
    return queries.programsUsing(db, params.id);
  });
  route(contract.getWorkoutReach, async ({ db, viewer, params }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Workout');
    return workoutAudience(db, params.id);
  });
  route.changing(contract.deleteWorkout, itself, ({ db, viewer, params, now }) =>
    transaction(db, async tx => {
      requireFound(await lockWorkout(tx, params.id), 'Workout');
      await queries.lockProgramsUsing(tx, params.id);
      const using = await queries.programsUsing(tx, params.id);
      await beforeLiveEdits(
        tx,
        using.map(({ programId }) => programId),
        { coachId: viewer.id, now },
      );
      await queries.clearFromDays(tx, params.id);
      await queries.updateWorkout(tx, params.id, { hiddenAt: now });
      await endAssignmentsOf(tx, params.id, now);
      for (const { programId } of using) await followProgramChange(tx, programId, now);
      return ok;
    }),
  );
}

type Details = Omit<z.output<typeof contract.updateWorkout.body>, 'adjustWeeks'>;

/** The details of a program are sent as a whole, changed or not. */
const isChange = (
  before: typeof workouts.$inferSelect,
  { name, description, numWeeks, difficultyLevel, trainingMaxPercent }: Details,
) =>
  (name !== undefined && name !== before.name) ||
  (description !== undefined && description !== before.description) ||
  (numWeeks !== undefined && numWeeks !== before.numWeeks) ||
  (difficultyLevel !== undefined && difficultyLevel !== before.difficultyLevel) ||
  (trainingMaxPercent !== undefined && trainingMaxPercent !== before.trainingMaxPercent);
