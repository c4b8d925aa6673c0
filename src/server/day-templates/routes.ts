import * as contract from '#contract/programs/templates.ts';
import { transaction } from '#server/database/database.ts';
import { notFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { changeTemplate, createTemplate } from './change-template.ts';
import { allTemplates, deleteTemplate } from './queries.ts';

/** Favourite days and circuits of all coaches. */
export function dayTemplateRoutes(route: Route): void {
  route(contract.listDayTemplates, ({ db }) => allTemplates(db));

  route(contract.createDayTemplate, ({ db, viewer, body, now }) =>
    transaction(db, tx => createTemplate(tx, body, { coachId: viewer.id, now })),
  );

  route(contract.updateDayTemplate, ({ db, params, body, now }) =>
    transaction(db, tx => changeTemplate(tx, params.id, body, now)),
  );

  route(contract.deleteDayTemplate, async ({ db, params }) => {
    if (!(await deleteTemplate(db, params.id))) throw notFound('Template');
    return { ok: true as const };
  });
}
