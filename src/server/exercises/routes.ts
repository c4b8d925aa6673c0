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
import * as queries from './queries.ts';
import { seedLibrary } from './seed-library/seed-library.ts';

export function exerciseRoutes(route: Route): void {
  route(listExercises, ({ db }) => queries.library(db));

  route(createExercise, async ({ db, body, viewer }) =>
    requireFound(await queries.insertExercise(db, { ...body, createdBy: viewer.id }), 'Exercise'),
  );

  route(updateExercise, async ({ db, params, body, now }) =>
    requireFound(await queries.updateExercise(db, params.id, { ...body, updatedAt: now }), 'Exercise'),
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
