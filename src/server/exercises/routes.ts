import {
  createExercise,
  deleteExercise,
  listExercises,
  seedExercises,
  updateExercise,
} from '#contract/exercises.ts';
import { transaction } from '#server/database/database.ts';
import { conflict, requireFound, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { changeExercise } from './change-exercise.ts';
import { checkLink } from './check-link.ts';
import * as queries from './queries.ts';
import { seedLibrary } from './seed-library/seed-library.ts';

export function exerciseRoutes(route: Route): void {
  route(listExercises, ({ db }) => queries.library(db));

  route(createExercise, async ({ db, body, viewer }) => {
    await checkLink(db, { id: null, before: null, ...body });
    return requireFound(await queries.insertExercise(db, { ...body, createdBy: viewer.id }), 'Exercise');
  });

  route(updateExercise, ({ db, params, body, now }) =>
    transaction(db, tx => changeExercise(tx, params.id, body, now)),
  );

  route(deleteExercise, async ({ db, params, now }) => {
    if (!(await queries.hideExercise(db, params.id, now))) throw notFound('Exercise');
    return { ok: true as const };
  });

  route(seedExercises, async ({ db, viewer }) => {
    const seeds = seedLibrary.map(seed => ({ ...seed, createdBy: viewer.id }));
    const exercises = await transaction(db, tx => queries.seedEmptyLibrary(tx, seeds));
    if (exercises.length === 0) throw conflict('The library holds exercises already');
    return { exercises };
  });
}
