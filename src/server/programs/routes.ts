import * as contract from '#contract/programs.ts';
import { endAssignmentsOf } from '#server/training-days/ending/end-assignments.ts';
import {
  followProgramChange,
  followWeekCount,
} from '#server/training-days/schedule/follow-program-change.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { refuseUnknownExercise } from '#server/exercises/refuse-unknown.ts';
import { badInput, requireFound, notFound } from '#server/http/problem.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';
import type { Route } from '#server/route/route.ts';
import { adjustWeeks, makeWeek } from './adjust-weeks.ts';
import { editDay, editProgram, editWorkout, followWorkoutChange, refuseOlder } from './edit-program.ts';
import { createProgram } from './create-program.ts';
import { overfullDays, refuseFullerDays, refuseFullWorkout, refuseOverfullWeek } from './exercise-limit.ts';
import { daysOfProgram, daysOfWeek, findDay } from './program-days.ts';
import * as queries from './queries.ts';
import { workoutReach } from './reach.ts';

const ok = { ok: true as const };

// What a call changes, for it to wait for its turn.
const itself = ({ params }: { params: { id: string } }) => params.id;
const itsProgram = ({ db, params }: { db: Database; params: Parameters<typeof queries.programOf>[1] }) =>
  queries.programOf(db, params);
const ofExercise = ({ db, params }: { db: Database; params: { id: string } }) =>
  ownerOfExercise(db, params.id);
const ofExercises = ({ db, body }: { db: Database; body: { updates: { id: string }[] } }) =>
  ownerOfExercise(db, body.updates[0]?.id);

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
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Workout'),
  );
  route(contract.createWorkout, ({ db, viewer, body }) =>
    transaction(db, tx => createProgram(tx, body, viewer.id)),
  );
  route.changing(contract.updateWorkout, itself, ({ db, params, body, now }) =>
    transaction(db, async tx => {
      const { adjustWeeks: isToAdjust, ...changes } = body;
      const before = requireFound(await lockWorkout(tx, params.id), 'Workout');
      const after = requireFound(
        await queries.updateWorkout(tx, params.id, { ...changes, updatedAt: now }),
        'Workout',
      );
      if (isToAdjust && after.numWeeks !== null) await adjustWeeks(tx, params.id, after.numWeeks);
      await followWeekCount(tx, before, after.numWeeks, now);
      if (isToAdjust || after.numWeeks !== before.numWeeks) await followProgramChange(tx, params.id, now);
      if (after.name !== before.name && after.programType !== contract.multiWeekProgram) {
        await followWorkoutChange(tx, params.id, now);
      }
      return after;
    }),
  );
  route(contract.getWorkoutUsage, async ({ db, viewer, params }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Workout');
    return queries.programsUsing(db, params.id);
  });
  route(contract.getWorkoutReach, async ({ db, viewer, params }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Workout');
    return workoutReach(db, params.id);
  });
  route.changing(contract.deleteWorkout, itself, ({ db, params, now }) =>
    transaction(db, async tx => {
      requireFound(await lockWorkout(tx, params.id), 'Workout');
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
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Program');
    return weeksWithDays(db, params.id);
  });
  route(contract.getProgramSchedule, async ({ db, viewer, params, query }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Program');
    const weeks = await weeksWithDays(db, params.id);
    const shown = weeks.find(week => week.weekNumber === query.week) ?? weeks[0];
    return { weeks, exercises: shown ? await queries.weekExercises(db, shown.id) : [] };
  });
  route.changing(contract.createProgramWeek, itself, ({ db, params, body, now }) =>
    editProgram(db, params.id, now, async tx =>
      requireFound(await makeWeek(tx, params.id, body.weekNumber, body.notes), 'Week'),
    ),
  );
  route.changing(contract.deleteProgramWeek, itsProgram, async ({ db, params, now }) =>
    editProgram(db, await queries.programOf(db, params), now, async tx => {
      await queries.deleteWeek(tx, params.weekId);
      return ok;
    }),
  );
  route.changing(contract.duplicateProgramWeek, itsProgram, async ({ db, params, body, now, request }) => {
    const programId = await queries.programOf(db, params);
    return editProgram(db, programId, now, async tx => {
      const target = await queries.findWeek(tx, body.targetWeekId);
      if (target === null || target.programId !== programId) throw notFound('Week');
      if (target.id === params.weekId) throw badInput('targetWeekId', 'A week cannot be copied onto itself');
      refuseOlder(request.headers, await queries.revisionOf(tx, { weekId: target.id }));
      await refuseOverfullWeek(tx, params.weekId);
      await queries.copyWeek(tx, params.weekId, target.id);
      return target;
    });
  });
  route(contract.listProgramDays, async ({ db, viewer, params }) => {
    await visibleProgramOf(db, params, viewer);
    return daysOfWeek(db, params.weekId);
  });
  route.changing(
    contract.createProgramDay,
    itsProgram,
    async ({ db, viewer, params, body, now, request }) => {
      const programId = await queries.programOf(db, params);
      return editProgram(db, programId, now, async tx => {
        const day = { weekId: params.weekId, dayOfWeek: body.dayOfWeek };
        refuseOlder(request.headers, await queries.revisionOf(tx, day));
        if (body.assignedWorkoutId) {
          if (body.assignedWorkoutId === programId) {
            throw badInput('assignedWorkoutId', 'A program cannot be a day of itself');
          }
          requireFound(await queries.findWorkout(tx, body.assignedWorkoutId, viewer), 'Workout');
        }
        const before = await overfullDays(tx, day);
        const id = await queries.upsertDay(tx, { ...body, ...day });
        await refuseFullerDays(tx, day, before);
        return requireFound(await findDay(tx, id), 'Day');
      });
    },
  );
}

function dayExerciseRoutes(route: Route): void {
  route(contract.listDayExercises, async ({ db, viewer, params }) => {
    await visibleProgramOf(db, params, viewer);
    return queries.dayExercises(db, params.dayId);
  });
  route.changing(contract.addDayExercise, itsProgram, async ({ db, params, body, now, request }) =>
    editDay(db, { dayId: params.dayId, headers: request.headers, now }, async tx => {
      await refuseUnknownExercise(tx, body.exerciseId);
      const id = await queries.insertPrescription(tx, { dayId: params.dayId }, body);
      await refuseFullerDays(tx, { dayId: params.dayId });
      return { ...requireFound(await queries.findPrescription(tx, id), 'Exercise'), dayId: params.dayId };
    }),
  );
  route.changing(contract.updateDayExercise, ofExercise, async ({ db, params, body, now, request }) => {
    const before = requireFound(await queries.findPrescription(db, params.id), 'Exercise');
    const dayId = await dayOf(db, params.id);
    return editDay(db, { dayId, headers: request.headers, now }, async tx => ({
      ...(await changePrescription(tx, before, body)),
      dayId,
    }));
  });
  route.changing(contract.removeDayExercise, ofExercise, async ({ db, params, now, request }) => {
    const dayId = await dayOf(db, params.id);
    return editDay(db, { dayId, headers: request.headers, now }, async tx => {
      await queries.deletePrescription(tx, params.id);
      return ok;
    });
  });
  route.changing(contract.reorderDayExercises, ofExercises, async ({ db, body, now, request }) => {
    const dayId = await ownerOfAll(db, body.updates, row => row.dayId);
    return editDay(db, { dayId, headers: request.headers, now }, async tx => {
      await queries.reorderPrescriptions(tx, body.updates);
      return ok;
    });
  });
}

function workoutExerciseRoutes(route: Route): void {
  route(contract.listWorkoutExercises, async ({ db, viewer, params }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Workout');
    return queries.workoutExercises(db, params.id);
  });
  route.changing(contract.addWorkoutExercise, itself, ({ db, params, body, now }) =>
    editWorkout(db, params.id, now, async tx => {
      await refuseUnknownExercise(tx, body.exerciseId);
      await refuseFullWorkout(tx, params.id);
      const id = await queries.insertPrescription(tx, { workoutId: params.id }, body);
      // Before its days are counted: what is being added to them now counts as well.
      await queries.lockProgramsUsing(tx, params.id);
      await refuseFullerDays(tx, { workoutId: params.id });
      return { ...requireFound(await queries.findPrescription(tx, id), 'Exercise'), workoutId: params.id };
    }),
  );
  route.changing(contract.updateWorkoutExercise, ofExercise, async ({ db, params, body, now }) => {
    const before = requireFound(await queries.findPrescription(db, params.id), 'Exercise');
    const workoutId = requireFound(before.workoutId, 'Exercise');
    return editWorkout(db, workoutId, now, async tx => ({
      ...(await changePrescription(tx, before, body)),
      workoutId,
    }));
  });
  route.changing(contract.reorderWorkoutExercises, ofExercises, async ({ db, body, now }) => {
    const workoutId = await ownerOfAll(db, body.updates, row => row.workoutId);
    return editWorkout(db, workoutId, now, async tx => {
      await queries.reorderPrescriptions(tx, body.updates);
      return ok;
    });
  });
  route.changing(contract.removeWorkoutExercise, ofExercise, async ({ db, params, now }) => {
    const { workoutId } = requireFound(await queries.findPrescription(db, params.id), 'Exercise');
    return editWorkout(db, requireFound(workoutId, 'Exercise'), now, async tx => {
      await queries.deletePrescription(tx, params.id);
      return ok;
    });
  });
}

type Changed = Parameters<typeof queries.updatePrescription>[2];

async function changePrescription(
  tx: Database,
  before: { id: string; exerciseId: string },
  changes: Changed,
) {
  const { exerciseId } = changes;
  if (exerciseId !== undefined && exerciseId !== before.exerciseId)
    await refuseUnknownExercise(tx, exerciseId);
  await queries.updatePrescription(tx, before.id, changes);
  return requireFound(await queries.findPrescription(tx, before.id), 'Exercise');
}

type Owned = { dayId: string | null; workoutId: string | null };

/** The one day, or workout, that all of these belong to. */
async function ownerOfAll(
  db: Database,
  updates: readonly { id: string }[],
  ownerOf: (row: Owned) => string | null,
): Promise<string> {
  const ids = new Set(updates.map(update => update.id));
  const rows = await queries.ownersOfPrescriptions(db, [...ids]);
  const [owner, another] = new Set(rows.map(ownerOf));
  if (!owner || rows.length !== ids.size) throw notFound('Exercise');
  if (another !== undefined) throw badInput('updates', 'These exercises belong to different days');
  return owner;
}

type Viewer = Parameters<typeof queries.findWorkout>[2];

async function weeksWithDays(db: Database, programId: string) {
  const weeks = await queries.weeksOf(db, programId);
  const days = await daysOfProgram(db, programId);
  return weeks.map(week => ({ ...week, days: days.filter(day => day.weekId === week.id) }));
}

async function visibleProgramOf(db: Database, part: Parameters<typeof queries.programOf>[1], viewer: Viewer) {
  const programId = await queries.programOf(db, part);
  if (programId === null || (await queries.findWorkout(db, programId, viewer)) === null)
    throw notFound('Program');
}

async function dayOf(db: Database, prescriptionId: string): Promise<string> {
  const { dayId } = requireFound(await queries.findPrescription(db, prescriptionId), 'Exercise');
  return requireFound(dayId, 'Exercise');
}

/** The program of its day, or the workout it is attached to. */
async function ownerOfExercise(db: Database, prescriptionId: string | undefined): Promise<string | null> {
  const [owner] = await queries.ownersOfPrescriptions(db, prescriptionId ? [prescriptionId] : []);
  return owner?.dayId ? queries.programOf(db, { dayId: owner.dayId }) : (owner?.workoutId ?? null);
}
