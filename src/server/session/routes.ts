import { getCurrentUser, listSignInWays, signIn } from '#contract/session.ts';
import { transaction } from '#server/database/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { Problem } from '#server/http/problem.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import type { Route } from '#server/route/route.ts';
import { siteOf } from '#server/http/site.ts';
import type { OpenIdSettings } from '#server/settings/settings.ts';
import { asUser } from '#server/accounts/as-user.ts';
import { changePasswordRoutes } from '#server/session/passwords/change-password.ts';
import { forgottenPasswordRoutes } from '#server/session/links/forgotten-password.ts';
import { invitationRoutes } from '#server/session/links/invitations.ts';
import { knownDeviceOf } from '#server/accounts/known-devices.ts';
import { letIn } from '#server/session/sign-in/let-in.ts';
import { hashPassword, matchPassword } from '#server/session/passwords/passwords.ts';
import * as queries from '#server/accounts/queries.ts';
import { sessionListRoutes } from './session-list.ts';
import { countFailure, guessAt, refuseGuesser } from '#server/session/sign-in/sign-in-limit.ts';
import { signUpRoutes } from '#server/session/links/sign-up.ts';

type SessionOptions = { publicUrl?: string | undefined; openId?: OpenIdSettings | undefined };

const limit = { max: 1000, minutes: 15 };
/** The id that is looked up where there is no account, so that the answer takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000';

export function sessionRoutes(route: Route, { publicUrl, openId }: SessionOptions): void {
  route(getCurrentUser, async ({ viewer, now }) => asUser(viewer, now));

  route(listSignInWays, async () => ({ openIdProvider: openId?.name ?? null }));

  route(signIn, async ({ db, body, now, request, reply }) => {
    const found = await queries.findUserByEmail(db, body.email);
    const device = await knownDeviceOf(db, request, found?.id ?? nobody);
    // Every try costs a hash, so tries have a limit beside that for failures. A known browser is counted on its own.
    const asker = device === null ? networkOf(request.ip) : `account ${found?.id}`;
    await countRequest(db, `POST /api/login ${asker}`, limit, now);
    const signingIn = { way: 'password', account: body.email, userId: found?.id ?? null, device } as const;
    const guess = guessAt(signingIn, { request, now });
    await refuseGuesser(db, guess);
    const match = await matchPassword(found?.passwordHash ?? null, body.password);
    if (found === null || match === 'no') {
      await countFailure(db, guess);
      throw notRight();
    }
    await refuseGuesser(db, guess);
    const renewed = match === 'formerly' ? await hashPassword(body.password) : null;
    await transaction(db, async tx => {
      // The password may have been replaced since it was read.
      if ((await queries.lockPassword(tx, found.id)) !== found.passwordHash) throw notRight();
      if (renewed !== null) await queries.setPassword(tx, found.id, renewed, now);
      const entry = { way: 'password', timeZone: body.timeZone, site: siteOf(request, publicUrl) } as const;
      await letIn(tx, { request, reply, now }, found.id, entry);
    });
    return asUser(await queries.findUser(db, found.id), now);
  });

  signUpRoutes(route, publicUrl);
  invitationRoutes(route, publicUrl);
  forgottenPasswordRoutes(route, publicUrl);
  changePasswordRoutes(route, publicUrl);
  sessionListRoutes(route);
}

const notRight = () => new Problem(401, 'E-mail or password is not right');
