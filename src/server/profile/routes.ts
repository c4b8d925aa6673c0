import { deleteAccount, updateProfile } from '#contract/profile.ts';
import { transaction } from '#server/database/database.ts';
import { type FilesOfPeople, removeFilesLeft } from '#server/members/files-left.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { endSession } from '#server/accounts/session-cookie.ts';
import { withPictureInput } from '#server/pictures/picture-input.ts';
import { portrait } from '#server/pictures/picture-kinds.ts';
import { findUser, unitColumns } from '#server/accounts/queries.ts';
import { asUser } from '#server/accounts/as-user.ts';
import { removeOwnAccount } from './delete-account.ts';
import { accountToChange, changeAccount } from './queries.ts';

type Options = FilesOfPeople;

export function profileRoutes(route: Route, files: Options): void {
  route(updateProfile, async ({ db, viewer, body, now, request }) => {
    const { profileImageUrl, units = {}, ...texts } = body;
    const input = profileImageUrl === '' ? null : profileImageUrl;
    await withPictureInput(files.pictures, { input, as: portrait, viewer, request }, inPlaceOf =>
      transaction(db, async tx => {
        const before = requireFound(await accountToChange(tx, viewer.id), 'Account');
        const picture = await inPlaceOf(tx, before.picture);
        const changes = { ...texts, ...unitColumns(units), profileImageUrl: picture, updatedAt: now };
        await changeAccount(tx, viewer.id, changes);
      }),
    );
    return asUser(await findUser(db, viewer.id), now);
  });

  route(deleteAccount, async ({ db, viewer, body, now, request, reply }) => {
    const left = await removeOwnAccount(db, { viewer, ...body, request, now });
    await endSession(request, reply, db);
    await removeFilesLeft(files, left);
    return { ok: true as const };
  });
}
