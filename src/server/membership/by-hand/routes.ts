import * as contract from '#contract/members/by-hand.ts';
import { extendMemberships, takeBackMembershipEntries } from '#contract/members/many.ts';
import { paymentEventText } from '#domain/membership/payment-event-text.ts';
import { transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { siteOf } from '#server/http/site.ts';
import { findMember } from '#server/members/queries.ts';
import type { Route } from '#server/route/route.ts';
import { activationRoute } from './activate.ts';
import { extendMany, takeBackMany } from './extend-many.ts';
import { endOn } from './end-membership.ts';
import { type PausePrograms, pauseUntil, type ResumePrograms } from './pause-membership.ts';
import { correct, recordCash, takeBack } from './payments.ts';
import { entriesOf, eventsOfProvider } from './queries.ts';
import { remindOfPayment } from './remind-of-payment.ts';

type Options = {
  publicUrl?: string | undefined;
  hasMailServer?: boolean | undefined;
  pausePrograms: PausePrograms;
  resumePrograms: ResumePrograms;
};

/** A coach's changes to a running membership by hand. */
export function byHandRoutes(
  route: Route,
  { publicUrl, hasMailServer: mailed = false, pausePrograms, resumePrograms }: Options,
): void {
  activationRoute(route);

  route(contract.getMembershipHistory, async ({ db, params }) => {
    requireFound(await findMember(db, params.id), 'Member');
    const told = await eventsOfProvider(db, params.id);
    const atProvider = told.map(({ id, at, facts }) => ({ id, at, text: paymentEventText(facts) }));
    return { entries: await entriesOf(db, params.id), atProvider };
  });

  route(contract.recordPayment, ({ db, viewer, params, body, now, request }) =>
    transaction(db, tx =>
      recordCash(tx, { memberId: params.id, coachId: viewer.id }, body, { request, now }),
    ),
  );

  route(contract.correctMembershipEntry, ({ db, viewer, params, body, now, request }) =>
    transaction(db, tx => correct(tx, of(params, viewer), body, { request, now })),
  );

  route(contract.takeBackMembershipEntry, ({ db, viewer, params, now, request }) =>
    transaction(db, tx => takeBack(tx, of(params, viewer), resumePrograms, { request, now })),
  );

  route(contract.endMembership, ({ db, viewer, params, body, now, request }) =>
    transaction(db, async tx => {
      const ended = { memberId: params.id, coachId: viewer.id, on: body.on };
      return { id: params.id, expiresAt: await endOn(tx, ended, { request, now }) };
    }),
  );

  route(contract.pauseMembership, ({ db, viewer, params, body, now, request }) =>
    transaction(db, tx =>
      pauseUntil(tx, { memberId: params.id, coachId: viewer.id, ...body }, pausePrograms, { request, now }),
    ),
  );

  route(extendMemberships, ({ db, viewer, body, now, request }) =>
    transaction(db, tx => extendMany(tx, { ...body, coachId: viewer.id }, { request, now })),
  );

  route(takeBackMembershipEntries, ({ db, viewer, body, now, request }) =>
    transaction(db, tx => takeBackMany(tx, { ...body, coachId: viewer.id }, { request, now })),
  );

  route(contract.remindOfPayment, ({ db, viewer, params, now, request }) =>
    transaction(db, async tx => {
      const input = { request, now, site: siteOf(request, publicUrl) };
      return {
        remindedAt: await remindOfPayment(tx, { memberId: params.id, coachId: viewer.id }, input),
        mailed,
      };
    }),
  );
}

const of = ({ id, entryId }: { id: string; entryId: string }, { id: coachId }: { id: string }) => ({
  memberId: id,
  entryId,
  coachId,
});
