import { changePassword } from '#contract/session.ts';
import { transaction } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { sessionKeyOf } from '#server/accounts/session-cookie.ts';
import { siteOf } from '#server/http/site.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { confirmOwner, theirPassword } from './confirm-password.ts';
import { hashPassword } from './passwords.ts';
import { forgetOtherDevices } from '#server/accounts/known-devices.ts';
import { lockPassword } from '#server/accounts/queries.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { replacePassword } from './replace-password.ts';

export function changePasswordRoutes(route: Route, publicUrl: string | undefined): void {
  route(changePassword, async ({ db, viewer, body, now, request }) => {
    const check = theirPassword(body.currentPassword, 'currentPassword', notYours);
    const present = await confirmOwner(db, { viewer, request, now, act: 'change-password' }, check);
    refuseWeakPassword('newPassword', body.newPassword, viewer);
    const passwordHash = await hashPassword(body.newPassword);
    await transaction(db, async tx => {
      // The owner may have replaced the password in the meantime, perhaps because of this very person.
      if ((await lockPassword(tx, viewer.id)) !== present) throw badInput('currentPassword', notYours);
      const exceptSession = sessionKeyOf(request);
      const site = siteOf(request, publicUrl);
      await replacePassword(tx, viewer.id, { passwordHash, exceptSession, passkeys: 'kept', site, now });
      await forgetOtherDevices(tx, request, viewer.id);
      const whose = { actorId: viewer.id, subjectId: viewer.id };
      await recordEvent(tx, { request, now }, { kind: 'password-changed', ...whose });
    });
    return { ok: true as const };
  });
}

const notYours = 'This is not your current password';
