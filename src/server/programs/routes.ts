import * as contract from '#contract/programs.ts';
import { weekdays } from '#domain/plain-date.ts';
import {
  endAssignmentsOf,
  followProgramChange,
  followWeekCount,
} from '#server/assignments/follow-program-change.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { prescribable } from '#server/exercises/queries.ts';
import { badInput, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { createProgram, dayRow } from './create-program.ts';
import * as queries from './queries.ts';

const ok = { ok: true as const };

export function programRoutes(route: Route): void {
  workoutRoutes(route);
  weekRoutes(route);
  dayExerciseRoutes(route);
  workoutExerciseRoutes(route);
}

function workoutRoutes(route: Route): void {
  route(contract.listWorkouts, ({ db, viewer }) => queries.workoutsFor(db, viewer));
  route(contract.listPrograms, ({ db, viewer }) => queries.workoutsFor(db, viewer, true));
  route(contract.getWorkout, async ({ db, viewer, params }) =>
    there(await queries.findWorkout(db, params.id, viewer), 'Workout'),
  );
  route(contract.createWorkout, ({ db, viewer, body }) =>
    transaction(db, tx => createProgram(tx, body, viewer.id)),
  );
  route(contract.updateWorkout, ({ db, params, body, now }) =>
    transaction(db, async tx => {
      const before = there(await queries.lockWorkout(tx, params.id), 'Workout');
      const after = there(await queries.updateWorkout(tx, params.id, { ...body, updatedAt: now }), 'Workout');
      await followWeekCount(tx, before, after.numWeeks, now);
      return after;
    }),
  );
  route(contract.getWorkoutUsage, async ({ db, viewer, params }) => {
    there(await queries.findWorkout(db, params.id, viewer), 'Workout');
    return queries.programsUsing(db, params.id);
  });
  route(contract.deleteWorkout, ({ db, params, now }) =>
    transaction(db, async tx => {
      there(await queries.lockWorkout(tx, params.id), 'Workout');
      await queries.lockProgramsUsing(tx, params.id);
      const using = await queries.programsUsing(tx, params.id);
      await queries.clearFromDays(tx, params.id);
      await queries.updateWorkout(tx, params.id, { hiddenAt: now });
      await endAssignmentsOf(tx, params.id, now);
      for (const { programId } of using) await followProgramChange(tx, programId, now);
      return ok;
    }),
  );
}

function weekRoutes(route: Route): void {
  route(contract.listProgramWeeks, async ({ db, viewer, params }) => {
    there(await queries.findWorkout(db, params.id, viewer), 'Program');
    const [weeks, days] = [await queries.weeksOf(db, params.id), await queries.daysOfProgram(db, params.id)];
    return weeks.map(week => ({ ...week, days: days.filter(day => day.weekId === week.id) }));
  });
  route(contract.createProgramWeek, ({ db, params, body, now }) =>
    changingProgram(db, params.id, now, async tx => {
      const week = there(await queries.upsertWeek(tx, params.id, body.weekNumber, body.notes), 'Week');
      await queries.addMissingDays(
        tx,
        weekdays.map(weekday => dayRow(week.id, weekday)),
      );
      return week;
    }),
  );
  route(contract.deleteProgramWeek, async ({ db, params, now }) =>
    changingProgram(db, await queries.programOf(db, params), now, async tx => {
      await queries.deleteWeek(tx, params.weekId);
      return ok;
    }),
  );
  route(contract.duplicateProgramWeek, async ({ db, params, body, now }) => {
    const programId = await queries.programOf(db, params);
    return changingProgram(db, programId, now, async tx => {
      const target = await queries.findWeek(tx, body.targetWeekId);
      if (target === null || target.programId !== programId) throw notFound('Week');
      if (target.id === params.weekId) throw badInput('targetWeekId', 'A week cannot be copied onto itself');
      await queries.copyWeek(tx, params.weekId, target.id);
      return target;
    });
  });
  route(contract.listProgramDays, async ({ db, viewer, params }) => {
    await visibleProgramOf(db, params, viewer);
    return queries.daysOfWeek(db, params.weekId);
  });
  route(contract.createProgramDay, async ({ db, viewer, params, body, now }) => {
    const programId = await queries.programOf(db, params);
    return changingProgram(db, programId, now, async tx => {
      if (body.assignedWorkoutId) {
        if (body.assignedWorkoutId === programId) {
          throw badInput('assignedWorkoutId', 'A program cannot be a day of itself');
        }
        there(await queries.findWorkout(tx, body.assignedWorkoutId, viewer), 'Workout');
      }
      const id = await queries.upsertDay(tx, { ...body, weekId: params.weekId });
      return there(await queries.findDay(tx, id), 'Day');
    });
  });
}

function dayExerciseRoutes(route: Route): void {
  route(contract.listDayExercises, async ({ db, viewer, params }) => {
    await visibleProgramOf(db, params, viewer);
    return queries.dayExercises(db, params.dayId);
  });
  route(contract.addDayExercise, async ({ db, params, body, now }) =>
    changingProgram(db, await queries.programOf(db, params), now, async tx => {
      await refuseUnknownExercise(tx, body.exerciseId);
      const id = await queries.insertPrescription(tx, { dayId: params.dayId }, body);
      await queries.markChanged(tx, [params.dayId]);
      return { ...there(await queries.findPrescription(tx, id), 'Exercise'), dayId: params.dayId };
    }),
  );
  route(contract.updateDayExercise, async ({ db, params, body, now }) => {
    const before = there(await queries.findPrescription(db, params.id), 'Exercise');
    const dayId = await dayOf(db, params.id);
    return changingProgram(db, await queries.programOf(db, { dayId }), now, async tx => {
      const isAnother = body.exerciseId !== undefined && body.exerciseId !== before.exerciseId;
      if (isAnother) await refuseUnknownExercise(tx, body.exerciseId ?? '');
      await queries.updatePrescription(tx, params.id, body);
      await queries.markChanged(tx, [dayId]);
      return { ...there(await queries.findPrescription(tx, params.id), 'Exercise'), dayId };
    });
  });
  route(contract.removeDayExercise, async ({ db, params, now }) => {
    const dayId = await dayOf(db, params.id);
    return changingProgram(db, await queries.programOf(db, { dayId }), now, async tx => {
      await queries.deletePrescription(tx, params.id);
      await queries.markChanged(tx, [dayId]);
      return ok;
    });
  });
  route(contract.reorderDayExercises, async ({ db, body, now }) => {
    const rows = await queries.daysOfPrescriptions(
      db,
      body.updates.map(update => update.id),
    );
    const dayIds = [...new Set(rows.map(row => row.dayId ?? ''))];
    const [dayId, another] = dayIds;
    if (!dayId || rows.length !== new Set(body.updates.map(update => update.id)).size)
      throw notFound('Exercise');
    if (another !== undefined) throw badInput('updates', 'These exercises belong to different days');
    return changingProgram(db, await queries.programOf(db, { dayId }), now, async tx => {
      await queries.reorderPrescriptions(tx, body.updates);
      await queries.markChanged(tx, [dayId]);
      return ok;
    });
  });
}

function workoutExerciseRoutes(route: Route): void {
  route(contract.listWorkoutExercises, async ({ db, viewer, params }) => {
    there(await queries.findWorkout(db, params.id, viewer), 'Workout');
    return queries.workoutExercises(db, params.id);
  });
  route(contract.addWorkoutExercise, ({ db, params, body, now }) =>
    changingWorkout(db, params.id, now, async tx => {
      await refuseUnknownExercise(tx, body.exerciseId);
      const id = await queries.insertPrescription(tx, { workoutId: params.id }, body);
      return { ...there(await queries.findPrescription(tx, id), 'Exercise'), workoutId: params.id };
    }),
  );
  route(contract.removeWorkoutExercise, async ({ db, params, now }) => {
    const found = await queries.findPrescription(db, params.id);
    if (!found?.workoutId) throw notFound('Exercise');
    return changingWorkout(db, found.workoutId, now, async tx => {
      await queries.deletePrescription(tx, params.id);
      return ok;
    });
  });
}

/** A change to a program: one at a time, and its training days follow in the same transaction. */
function changingProgram<Result>(
  db: Parameters<typeof transaction>[0],
  programId: string | null,
  now: Date,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async tx => {
    if (programId === null) throw notFound('Program');
    there(await queries.lockWorkout(tx, programId), 'Program');
    const result = await change(tx);
    await followProgramChange(tx, programId, now);
    return result;
  });
}

/** A change to the exercises attached to a workout reaches every program that uses it. */
function changingWorkout<Result>(
  db: Parameters<typeof transaction>[0],
  workoutId: string,
  now: Date,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async tx => {
    there(await queries.lockWorkout(tx, workoutId), 'Workout');
    await queries.lockProgramsUsing(tx, workoutId);
    const result = await change(tx);
    for (const programId of await queries.markWorkoutChanged(tx, workoutId)) {
      await followProgramChange(tx, programId, now);
    }
    return result;
  });
}

type Viewer = Parameters<typeof queries.findWorkout>[2];

async function visibleProgramOf(db: Database, part: Parameters<typeof queries.programOf>[1], viewer: Viewer) {
  const programId = await queries.programOf(db, part);
  if (programId === null || (await queries.findWorkout(db, programId, viewer)) === null)
    throw notFound('Program');
}

async function dayOf(db: Database, prescriptionId: string): Promise<string> {
  const found = await queries.findPrescription(db, prescriptionId);
  if (!found?.dayId) throw notFound('Exercise');
  return found.dayId;
}

async function refuseUnknownExercise(db: Database, exerciseId: string): Promise<void> {
  if (!(await prescribable(db, [exerciseId])).has(exerciseId)) {
    throw badInput('exerciseId', 'This exercise is no longer in the library');
  }
}

function there<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === null || thing === undefined) throw notFound(what);
  return thing;
}
