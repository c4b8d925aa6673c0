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
import { exerciseFor, libraryFor } from './read-library.ts';
import { seedLibrary } from './seed-library/seed-library.ts';

export function exerciseRoutes(route: Route): void {
  route(listExercises, ({ db, viewer }) => libraryFor(db, viewer));

  route(createExercise, ({ db, body, viewer }) =>
    transaction(db, async tx => {
      await checkLink(tx, { id: null, before: null, ...body });
      const made = requireFound(
        await queries.insertExercise(tx, { ...body, createdBy: viewer.id }),
        'Exercise',
      );
      return requireFound(await exerciseFor(tx, viewer, made.id), 'Exercise');
    }),
  );

  route(updateExercise, ({ db, params, body, now, viewer }) =>
    transaction(db, async tx => {
      await changeExercise(tx, params.id, body, now);
      return requireFound(await exerciseFor(tx, viewer, params.id), 'Exercise');
    }),
  );

  route(deleteExercise, async ({ db, params, now }) => {
    if (!(await queries.hideExercise(db, params.id, now))) throw notFound('Exercise');
    return { ok: true as const };
  });

  route(seedExercises, ({ db, viewer }) =>
    transaction(db, async tx => {
      const seeds = seedLibrary.map(seed => ({ ...seed, createdBy: viewer.id }));
      const made = await queries.seedEmptyLibrary(tx, seeds);
      if (made.length === 0) throw conflict('The library holds exercises already');
      return { exercises: await libraryFor(tx, viewer) };
    }),
  );
}
