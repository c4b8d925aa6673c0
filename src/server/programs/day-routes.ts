import * as days from '#contract/programs/days.ts';
import type { Database } from '#server/database/database.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { refuseUnknownExercise } from '#server/exercises/refuse-unknown.ts';
import { badInput, notFound, requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { changePrescription, ownerOfAll } from './change-prescription.ts';
import { editDay, editProgram, refuseOlder } from './edit-program.ts';
import { overfullDays, refuseFullerDays } from './exercise-limit.ts';
import { daysOfWeek, findDay } from './program-days.ts';
import * as queries from './queries.ts';
import { membersToday } from './audience.ts';
import { itsProgram, ofExercise, ofExercises } from './whose-turn.ts';

/** The days of a program, and the exercises they hold of their own. */
export function dayRoutes(route: Route): void {
  route(days.listProgramDays, async ({ db, viewer, params }) => {
    await visibleProgramOf(db, params, viewer);
    return daysOfWeek(db, params.weekId);
  });
  route.changing(days.createProgramDay, itsProgram, async ({ db, viewer, params, body, now, request }) => {
    const programId = await queries.programOf(db, params);
    return editProgram(db, programId, { coachId: viewer.id, now }, async tx => {
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
      const saved = requireFound(await findDay(tx, id), 'Day');
      return { ...saved, membersToday: await membersToday(tx, id, now) };
    });
  });
  route(days.listDayExercises, async ({ db, viewer, params }) => {
    await visibleProgramOf(db, params, viewer);
    return queries.dayExercises(db, params.dayId);
  });
  route.changing(days.addDayExercise, itsProgram, async ({ db, viewer, params, body, now, request }) =>
    editDay(
      db,
      { dayId: params.dayId, headers: request.headers, by: { coachId: viewer.id, now } },
      async tx => {
        await refuseUnknownExercise(tx, body.exerciseId);
        await refuseWrongAlternates(tx, [body]);
        const id = await queries.insertPrescription(tx, { dayId: params.dayId }, body);
        await refuseFullerDays(tx, { dayId: params.dayId });
        return { ...requireFound(await queries.findPrescription(tx, id), 'Exercise'), dayId: params.dayId };
      },
    ),
  );
  route.changing(days.updateDayExercise, ofExercise, async ({ db, viewer, params, body, now, request }) => {
    const before = requireFound(await queries.findPrescription(db, params.id), 'Exercise');
    const dayId = await dayOf(db, params.id);
    return editDay(db, { dayId, headers: request.headers, by: { coachId: viewer.id, now } }, async tx => ({
      ...(await changePrescription(tx, before, body)),
      dayId,
    }));
  });
  route.changing(days.removeDayExercise, ofExercise, async ({ db, viewer, params, now, request }) => {
    const dayId = await dayOf(db, params.id);
    return editDay(db, { dayId, headers: request.headers, by: { coachId: viewer.id, now } }, async tx => {
      const reached = await membersToday(tx, dayId, now);
      await queries.deletePrescription(tx, params.id);
      return { ok: true as const, membersToday: reached };
    });
  });
  route.changing(days.reorderDayExercises, ofExercises, async ({ db, viewer, body, now, request }) => {
    const dayId = await ownerOfAll(db, body.updates, row => row.dayId);
    return editDay(db, { dayId, headers: request.headers, by: { coachId: viewer.id, now } }, async tx => {
      await queries.reorderPrescriptions(tx, body.updates);
      return { ok: true };
    });
  });
}

type Viewer = Parameters<typeof queries.findWorkout>[2];

async function visibleProgramOf(db: Database, part: Parameters<typeof queries.programOf>[1], viewer: Viewer) {
  const programId = await queries.programOf(db, part);
  if (programId === null || (await queries.findWorkout(db, programId, viewer)) === null)
    throw notFound('Program');
}

async function dayOf(db: Database, prescriptionId: string): Promise<string> {
  const { dayId } = requireFound(await queries.findPrescription(db, prescriptionId), 'Exercise');
  return requireFound(dayId, 'Exercise');
}
