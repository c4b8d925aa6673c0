import { and, eq, lt, sql } from 'drizzle-orm';
import type { PictureUse } from '#contract/pictures.ts';
import type { Database } from '#server/database/database.ts';
import { uploadedPictures } from '#server/database/tables/pictures.ts';

type Upload = { address: string; userId: string; use: PictureUse };

export async function insertUpload(db: Database, { use, ...upload }: Upload, now: Date): Promise<void> {
  await db.insert(uploadedPictures).values({ ...upload, madeFor: use, at: now });
}

/** Whether it was there, uploaded by this person for this use: it is not any more. */
export async function receiveUpload(tx: Database, { address, userId, use }: Upload): Promise<boolean> {
  const { address: at, userId: whose, madeFor } = uploadedPictures;
  const rows = await tx
    .delete(uploadedPictures)
    .where(and(eq(at, address), eq(whose, userId), eq(madeFor, use)))
    .returning({ address: at });
  return rows.length > 0;
}

/** The uploads they have not put to use; held until the transaction ends. */
export async function uploadsOf(tx: Database, userId: string): Promise<string[]> {
  const { address } = uploadedPictures;
  const rows = await tx
    .select({ address })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.userId, userId))
    .for('update');
  return rows.map(row => row.address);
}

/** A picture that belongs to nothing and could not be removed: as an upload of long ago that nobody put to use. */
export async function leaveToSweep(db: Database, address: string): Promise<void> {
  await db.execute(sql`
    insert into uploaded_pictures (address, user_id, made_for, at)
    select ${address}, id, 'nothing', to_timestamp(0) from users where role = 'admin' order by id limit 1
    on conflict do nothing`);
}

/** Forgets what was uploaded before; answers which pictures are left to remove. */
export async function deleteUploadsBefore(tx: Database, time: Date): Promise<string[]> {
  const rows = await tx
    .delete(uploadedPictures)
    .where(lt(uploadedPictures.at, time))
    .returning({ address: uploadedPictures.address });
  return rows.map(({ address }) => address);
}
