import * as contract from '#contract/programs/program-files.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { importProgram } from './import-program.ts';
import { fullProgram } from './full-program.ts';

/** A program whole: to print, and to bring in from a file. */
export function programFileRoutes(route: Route): void {
  route(contract.getWholeProgram, async ({ db, params }) =>
    requireFound(await fullProgram(db, params.id), 'Program'),
  );

  route(contract.importProgram, ({ db, viewer, body, now }) => importProgram(db, body, { viewer, now }));
}
