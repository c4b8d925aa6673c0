import { deleteAccount, updateProfile } from '#contract/profile.ts';
import { transaction } from '#server/database/database.ts';
import { badInput, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { endSession } from '#server/http/session-cookie.ts';
import { findUser } from '#server/session/queries.ts';
import { asUser } from '#server/session/as-user.ts';
import { removeOwnAccount } from './delete-account.ts';
import { type PictureOf, removePicture, storePicture } from './picture.ts';
import { changeAccount } from './queries.ts';

type Options = { picturesFolder?: string | undefined };

export function profileRoutes(route: Route, { picturesFolder }: Options): void {
  route(updateProfile, async ({ db, viewer, body, now }) => {
    const { profileImageUrl: given, ...texts } = body;
    const picture = await pictureFrom(picturesFolder, given, viewer.profileImageUrl);
    const changes = { ...texts, ...(picture !== undefined && { profileImageUrl: picture }), updatedAt: now };
    const before = await transaction(db, tx => changeAccount(tx, viewer.id, changes)).catch(
      async (error: unknown) => {
        if (picture !== undefined) await removePicture(picturesFolder, picture);
        throw error;
      },
    );
    if (picture !== undefined)
      await removePicture(picturesFolder, before === null ? picture : before.picture);
    if (before === null) throw notFound('Account');
    return asUser(await findUser(db, viewer.id), now);
  });

  route(deleteAccount, async ({ db, viewer, body, now, request, reply }) => {
    const picture = await removeOwnAccount(db, { viewer, ...body, request, now });
    await endSession(request, reply, db);
    await removePicture(picturesFolder, picture);
    return { ok: true as const };
  });
}

const portrait: PictureOf = { field: 'profileImageUrl', width: 512, height: 512 };

/** The address of the picture from now on: null for none, undefined when it stays as it is. */
async function pictureFrom(
  folder: string | undefined,
  given: string | null | undefined,
  present: string | null,
): Promise<string | null | undefined> {
  if (given === undefined || given === present) return undefined;
  if (given === null || given === '') return null;
  if (given.startsWith('data:')) return storePicture(folder, given, portrait);
  throw badInput('profileImageUrl', 'This is not the address of your picture');
}
