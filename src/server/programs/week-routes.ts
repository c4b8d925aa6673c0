import * as weeks from '#contract/programs/weeks.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, notFound, requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { makeWeek } from './adjust-weeks.ts';
import { copyWeek } from './copy-week.ts';
import { editProgram, refuseOlder } from './edit-program.ts';
import { refuseOverfullWeek } from './exercise-limit.ts';
import { daysOfProgram } from './program-days.ts';
import * as queries from './queries.ts';
import { restoreSchedule } from './restore-schedule.ts';
import { itself, itsProgram } from './whose-turn.ts';

/** The weeks of a program. */
export function weekRoutes(route: Route): void {
  route(weeks.listProgramWeeks, async ({ db, viewer, params }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Program');
    return weeksWithDays(db, params.id);
  });
  route(weeks.getProgramSchedule, async ({ db, viewer, params, query }) => {
    requireFound(await queries.findWorkout(db, params.id, viewer), 'Program');
    const inOrder = await weeksWithDays(db, params.id);
    const shown = inOrder.find(week => week.weekNumber === query.week) ?? inOrder[0];
    return { weeks: inOrder, exercises: shown ? await queries.weekExercises(db, shown.id) : [] };
  });
  route.changing(weeks.restoreProgramSchedule, itself, ({ db, viewer, params, body, now }) =>
    editProgram(db, params.id, { coachId: viewer.id, now }, async tx => {
      const dayIds = await restoreSchedule(tx, params.id, body, now);
      return {
        weeks: await weeksWithDays(tx, params.id),
        exercises: await queries.exercisesOfDays(tx, dayIds),
      };
    }),
  );
  route.changing(weeks.createProgramWeek, itself, ({ db, viewer, params, body, now }) =>
    editProgram(db, params.id, { coachId: viewer.id, now }, async tx =>
      requireFound(await makeWeek(tx, params.id, body.weekNumber, body.notes), 'Week'),
    ),
  );
  route.changing(weeks.deleteProgramWeek, itsProgram, async ({ db, viewer, params, now }) =>
    editProgram(db, await queries.programOf(db, params), { coachId: viewer.id, now }, async tx => {
      await queries.deleteWeek(tx, params.weekId);
      return { ok: true };
    }),
  );
  route.changing(
    weeks.duplicateProgramWeek,
    itsProgram,
    async ({ db, viewer, params, body, now, request }) => {
      const programId = await queries.programOf(db, params);
      return editProgram(db, programId, { coachId: viewer.id, now }, async tx => {
        const target = await queries.findWeek(tx, body.targetWeekId);
        if (target === null || target.programId !== programId) throw notFound('Week');
        if (target.id === params.weekId)
          throw badInput('targetWeekId', 'A week cannot be copied onto itself');
        refuseOlder(request.headers, await queries.revisionOf(tx, { weekId: target.id }));
        await refuseOverfullWeek(tx, params.weekId);
        await copyWeek(tx, params.weekId, target.id);
        return target;
      });
    },
  );
}

async function weeksWithDays(db: Database, programId: string) {
  const weeks = await queries.weeksOf(db, programId);
  const days = await daysOfProgram(db, programId);
  return weeks.map(week => ({ ...week, days: days.filter(day => day.weekId === week.id) }));
}
