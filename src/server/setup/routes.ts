import { checkSetupLink, makeFirstCoach } from '#contract/session.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { changeFellowship, provideFellowship } from '#server/fellowship/queries.ts';
import { conflict, Problem } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { siteOf } from '#server/http/site.ts';
import { insertCoach, lockCoaches, hasCoach } from '#server/members/queries.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { findLink, takeLink } from '#server/accounts/account-links.ts';
import { asUser } from '#server/accounts/as-user.ts';
import { letIn } from '#server/session/sign-in/let-in.ts';
import { hashPassword } from '#server/session/passwords/passwords.ts';
import { findUser, setUnits } from '#server/accounts/queries.ts';
import { refuseWeakPassword } from '#server/session/passwords/refuse-weak-password.ts';

/** The making of the first coach, with the link that the server prints when there is none. */
export function setupRoutes(route: Route, publicUrl: string | undefined): void {
  route(checkSetupLink, async ({ db, body, now }) => {
    await refuseInVain(db, body.token, now);
    return { ok: true as const };
  });

  route(makeFirstCoach, async ({ db, body, now, request, reply }) => {
    await refuseInVain(db, body.token, now);
    refuseWeakPassword('password', body.password, { ...body, role: 'admin' });
    const passwordHash = await hashPassword(body.password);
    const userId = await transaction(db, async tx => {
      await lockCoaches(tx);
      if (await hasCoach(tx)) throw coachAlready();
      if ((await takeLink(tx, ['setup'], body.token, now)) === null) throw setupLinkUsedUp();
      const { email, firstName, lastName } = body;
      const id = await insertCoach(tx, { email, firstName, lastName, passwordHash });
      await recordEvent(tx, { request, now }, { kind: 'first-coach', actorId: id, subjectId: id });
      if (body.units) await setUnits(tx, id, body.units);
      await sayFirstWords(tx, body, now);
      const entry = { way: 'link', timeZone: body.timeZone, site: siteOf(request, publicUrl) } as const;
      await letIn(tx, { request, reply, now }, id, entry);
      return id;
    });
    return asUser(await findUser(db, userId), now);
  });
}

type FirstWords = {
  firstName: string;
  lastName: string;
  fellowshipName?: string;
  coachPhone?: string;
  coachEmail?: string;
  monthlyPriceDollars?: number | null;
};

/** Fields passed over stay empty. */
async function sayFirstWords(tx: Database, body: FirstWords, now: Date): Promise<void> {
  const { fellowshipName, coachPhone, coachEmail, monthlyPriceDollars, firstName, lastName } = body;
  if (fellowshipName === undefined) return;
  await provideFellowship(tx, { updatedAt: now });
  const words = {
    ...(fellowshipName !== '' && { name: fellowshipName }),
    coachName: `${firstName} ${lastName}`.trim().slice(0, 100),
    ...(coachPhone !== undefined && { coachPhone }),
    ...(coachEmail !== undefined && { coachEmail }),
    ...(monthlyPriceDollars !== undefined && { monthlyPriceDollars }),
  };
  await changeFellowship(tx, words, now);
}

/** Before a password is hashed, which costs something: for ever after there is nothing to set up. */
async function refuseInVain(db: Database, token: string, now: Date): Promise<void> {
  if (await hasCoach(db)) throw coachAlready();
  if ((await findLink(db, ['setup'], token, now)) === null) throw setupLinkUsedUp();
}

const setupLinkUsedUp = () =>
  new Problem(404, 'This link has been used or has expired. Start the server again: it prints a new one.');

const coachAlready = () => conflict('There is a coach already. Please sign in.');
