import { getCurrentUser, listSignInWays, signIn } from '#contract/session.ts';
import { transaction } from '#server/database/database.ts';
import { Problem } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import type { OpenIdSettings } from '#server/settings.ts';
import { asUser } from './as-user.ts';
import { changePasswordRoutes } from './change-password.ts';
import { forgottenPasswordRoutes } from './forgotten-password.ts';
import { invitationRoutes } from './invitations.ts';
import { letIn } from './let-in.ts';
import { passwordMatches } from './passwords.ts';
import * as queries from './queries.ts';
import { sessionListRoutes } from './session-list.ts';
import { setupRoutes } from './setup-routes.ts';
import { countFailure, guessAt, refuseGuesser } from './sign-in-limit.ts';
import { signUpRoutes } from './sign-up.ts';

type SessionOptions = { publicUrl?: string | undefined; openId?: OpenIdSettings | undefined };

export function sessionRoutes(route: Route, { publicUrl, openId }: SessionOptions): void {
  route(getCurrentUser, async ({ viewer, now }) => asUser(viewer, now));

  route(listSignInWays, async () => ({ openIdProvider: openId?.name ?? null }));

  route(signIn, async ({ db, body, now, request, reply }) => {
    const guess = guessAt(body.email, request.ip, now);
    await refuseGuesser(db, guess);
    const found = await queries.findUserByEmail(db, body.email);
    const matches = await passwordMatches(found?.passwordHash ?? null, body.password);
    if (found === null || !matches) {
      await countFailure(db, guess);
      throw notRight();
    }
    await refuseGuesser(db, guess);
    await transaction(db, async tx => {
      // A password that is replaced at this moment lets nobody in any more.
      if ((await queries.lockPassword(tx, found.id)) !== found.passwordHash) throw notRight();
      await letIn(tx, { request, reply, now }, found.id, body.timeZone);
    });
    return asUser(await queries.findUser(db, found.id), now);
  });

  signUpRoutes(route, publicUrl);
  invitationRoutes(route);
  forgottenPasswordRoutes(route, publicUrl);
  changePasswordRoutes(route, publicUrl);
  sessionListRoutes(route);
  setupRoutes(route);
}

const notRight = () => new Problem(401, 'E-mail or password is not right');
