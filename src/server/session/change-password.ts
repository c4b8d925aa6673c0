import { changePassword } from '#contract/session.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { sessionKeyOf } from '#server/http/session-cookie.ts';
import { siteOf } from '#server/http/site.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { findUserByEmail, lockPassword, type SessionUser } from './queries.ts';
import { replacePassword } from './replace-password.ts';
import { countFailure, guessAt, refuseGuesser } from './sign-in-limit.ts';

export function changePasswordRoutes(route: Route, publicUrl: string | undefined): void {
  route(changePassword, async ({ db, viewer, body, now, request }) => {
    const present = await provenPassword(db, viewer, body.currentPassword, request.ip, now);
    const passwordHash = await hashPassword(body.newPassword);
    await transaction(db, async tx => {
      // Replaced in the meantime, perhaps by the owner and because of whoever asks here.
      if ((await lockPassword(tx, viewer.id)) !== present) throw notYourPassword();
      const keptSession = sessionKeyOf(request);
      const site = siteOf(request, publicUrl);
      await replacePassword(tx, viewer.id, { passwordHash, keptSession, site, now });
    });
    return { ok: true as const };
  });
}

/** The hash that the present password fits. A wrong one counts as a failed sign-in of the account. */
async function provenPassword(
  db: DatabasePool,
  viewer: SessionUser,
  given: string,
  ip: string,
  now: Date,
): Promise<string | null> {
  const guess = guessAt(viewer.email, ip, now);
  await refuseGuesser(db, guess);
  const present = (await findUserByEmail(db, viewer.email))?.passwordHash ?? null;
  if (!(await passwordMatches(present, given))) {
    await countFailure(db, guess);
    throw notYourPassword();
  }
  await refuseGuesser(db, guess);
  return present;
}

const notYourPassword = () => badInput('currentPassword', 'This is not your present password');
