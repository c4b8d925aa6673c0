import { readProgramText } from '#contract/programs/read-program.ts';
import { libraryForText } from '#domain/program-text/names-of-text.ts';
import { libraryFor } from '#server/exercises/read-library.ts';
import type { Route } from '#server/route/route.ts';
import { readText } from './read-text.ts';

/** A program read from text as coaches have it, and looked at before it is taken. */
export function programReadingRoutes(route: Route): void {
  route(readProgramText, async ({ db, viewer, body: { text, answers, weightUnit, distanceUnit } }) =>
    readText({
      text,
      answers,
      exercises: libraryForText(await libraryFor(db, viewer)),
      weightUnit: weightUnit ?? viewer.weightUnit,
      distanceUnit: distanceUnit ?? viewer.distanceUnit,
    }),
  );
}
