import * as favourites from '#contract/exercises/favourites.ts';
import * as many from '#contract/exercises/many.ts';
import * as merge from '#contract/exercises/merge.ts';
import { getExerciseUses } from '#contract/exercises/uses.ts';
import * as videos from '#contract/exercises/videos.ts';
import { transaction } from '#server/database/database.ts';
import { notFound, requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { changeMany, putBack } from './change-many.ts';
import { addFavourite, removeFavourite } from './favourites.ts';
import { mergeExercise, unmergeExercise } from './merge-exercise.ts';
import { archivedFor } from './read-library.ts';
import { usesOf } from './uses.ts';
import { checkVideos, listVideos } from './videos/check-videos.ts';

type Options = {
  /** For tests alone: origins on this machine whose videos are asked. */
  ownVideoOrigins?: readonly string[] | undefined;
};

const done = { ok: true as const };

/** The coaches' tools for a library that has grown. */
export function coachLibraryRoutes(route: Route, { ownVideoOrigins: ownOrigins }: Options): void {
  route(many.listArchivedExercises, ({ db, viewer }) => archivedFor(db, viewer));

  route(many.changeExercises, ({ db, body, now }) => transaction(db, tx => changeMany(tx, body, now)));

  route(many.putExercisesBack, ({ db, body, now }) =>
    transaction(db, tx => putBack(tx, body.before, body.changedAt, now)),
  );

  route(merge.mergeExercise, ({ db, params, body, now }) =>
    transaction(db, tx => mergeExercise(tx, params.id, body.into, now)),
  );

  route(merge.unmergeExercise, async ({ db, params }) => {
    await transaction(db, tx => unmergeExercise(tx, params.id));
    return done;
  });

  route(favourites.addFavourite, async ({ db, params, viewer, now }) => {
    const favourite = { userId: viewer.id, exerciseId: params.id };
    if (!(await addFavourite(db, favourite, now))) throw notFound('Exercise');
    return done;
  });

  route(favourites.removeFavourite, async ({ db, params, viewer }) => {
    await removeFavourite(db, { userId: viewer.id, exerciseId: params.id });
    return done;
  });

  route(getExerciseUses, async ({ db, params, today }) =>
    requireFound(await usesOf(db, params.id, today), 'Exercise'),
  );

  route(videos.listVideoChecks, ({ db }) => listVideos(db));

  route(videos.checkVideos, ({ db, body, now }) => checkVideos(db, body.after, now, { ownOrigins }));
}
