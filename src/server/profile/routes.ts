import { deleteAccount, updateProfile } from '#contract/profile.ts';
import { transaction } from '#server/database/database.ts';
import { notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { endSession } from '#server/http/session-cookie.ts';
import { findUser } from '#server/session/queries.ts';
import { asUser } from '#server/session/as-user.ts';
import { removeOwnAccount } from './delete-account.ts';
import { withGivenPicture } from './given-picture.ts';
import { type PictureOf, removePicture } from './picture.ts';
import { accountToChange, changeAccount } from './queries.ts';

type Options = { picturesFolder?: string | undefined };

export function profileRoutes(route: Route, { picturesFolder }: Options): void {
  route(updateProfile, async ({ db, viewer, body, now }) => {
    const { profileImageUrl, ...texts } = body;
    const given = profileImageUrl === '' ? null : profileImageUrl;
    await withGivenPicture(picturesFolder, given, portrait, inPlaceOf =>
      transaction(db, async tx => {
        const before = await accountToChange(tx, viewer.id);
        if (before === undefined) throw notFound('Account');
        const changes = { ...texts, profileImageUrl: inPlaceOf(before.picture), updatedAt: now };
        await changeAccount(tx, viewer.id, changes);
      }),
    );
    return asUser(await findUser(db, viewer.id), now);
  });

  route(deleteAccount, async ({ db, viewer, body, now, request, reply }) => {
    const picture = await removeOwnAccount(db, { viewer, ...body, request, now });
    await endSession(request, reply, db);
    await removePicture(picturesFolder, picture);
    return { ok: true as const };
  });
}

const portrait: PictureOf = { field: 'profileImageUrl', whose: 'your', width: 512, height: 512 };
