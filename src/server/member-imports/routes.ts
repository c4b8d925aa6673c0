import { importMembers, sendInvitations } from '#contract/members/imports.ts';
import { releaseInvitations } from '#server/accounts/pending-invitations.ts';
import { transaction } from '#server/database/database.ts';
import type { Route } from '#server/route/route.ts';
import { carryOut } from './import-members.ts';
import { toSummary, planImport } from './plan-import.ts';

type Options = { hasMailServer?: boolean | undefined };

/** Many members at once, from a list. */
export function memberImportRoutes(route: Route, { hasMailServer: mailed = false }: Options): void {
  route(importMembers, async ({ db, viewer, body, now, request }) => {
    if (body.dryRun) return toSummary(await planImport(db, body), mailed);
    return transaction(db, async tx => {
      const plan = await planImport(tx, body);
      return toSummary(
        await carryOut(tx, plan, { coach: viewer, invite: body.invite, now, request }),
        mailed,
      );
    });
  });

  route(sendInvitations, async ({ db, viewer, now }) => ({
    count: await releaseInvitations(db, viewer.id, now),
  }));
}
