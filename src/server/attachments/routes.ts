import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/conversations/attachments.ts';
import { refusalOfAttachment, storageBytes, storageFull } from '#domain/conversations/attachment.ts';
import { holdMember } from '#server/accounts/hold-member.ts';
import { chosenMember, refuseUnreachable } from '#server/accounts/owner.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import { type Database, transaction } from '#server/database/database.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import { badInput, conflict, notFound, Problem, requireFound } from '#server/http/problem.ts';
import { publishLive } from '#server/live/publish-live.ts';
import type { SentBy } from '#server/pictures/picture-slots.ts';
import type { StoredPictures } from '#server/pictures/stored-pictures.ts';
import type { Route, Surroundings } from '#server/route/route.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import * as queries from './queries.ts';
import { receiveChunks } from './receive-chunks.ts';
import { serveFiles } from './serve-files.ts';
import { shownAttachment } from './shown-attachment.ts';
import { lookAt, type CompletedUpload } from './complete-upload.ts';

type Places = { files: AttachmentFiles; pictures: StoredPictures; disk?: DiskRoom | undefined };

/**
 * Pictures and clips of messages, and pictures of check-ins: begun, sent in chunks, processed by their content, and
 * served to whom they are for.
 */
export async function attachmentRoutes(
  app: FastifyInstance,
  route: Route,
  { files, pictures, disk, ...surroundings }: Places & Surroundings,
): Promise<void> {
  receiveChunks(app, { ...surroundings, files, disk });
  await serveFiles(app, { ...surroundings, files });

  route.preparing(
    contract.beginAttachment,
    async ({ viewer, body }) => {
      refuseUnreachable(viewer, body.memberId);
      const refusal = refusalOfAttachment(body);
      if (refusal !== null) throw badInput('bytes', refusal);
      const id = randomUUID();
      await files.create(id, body.bytes);
      return { id, undo: () => files.remove([id]) };
    },
    async ({ db, viewer, body, now }, { id }) => {
      const { memberId, bytes: announcedBytes } = body;
      await transaction(db, async tx => {
        if (!(await holdMember(tx, memberId))) throw notFound('Member');
        if (viewer.id === memberId) await refuseBeyondRoom(tx, memberId, announcedBytes);
        await queries.insertAttachment(tx, {
          id,
          memberId,
          uploaderId: viewer.id,
          announcedBytes,
          createdAt: now,
        });
      });
      return { id };
    },
  );

  route(contract.takeInAttachment, async ({ db, viewer, params: { id }, now, request }) => {
    const begun = requireFound(await queries.findOwn(db, id, viewer.id), 'File');
    if (begun.takenInAt !== null) return shownAttachment(begun);
    try {
      const shown = await lookAtArrived(begun, { files, pictures, by: { viewer, request } }, (keep, taken) =>
        transaction(db, async tx => {
          const held = requireFound(await queries.holdOwn(tx, id, viewer.id), 'File');
          if (held.takenInAt !== null) return shownAttachment(held);
          await keep();
          return shownAttachment(
            requireFound(await queries.changeAttachment(tx, id, { ...taken, takenInAt: now }), 'File'),
          );
        }),
      );
      await files.tidy(id);
      return shown;
    } catch (error) {
      // Called twice at once, the other may have been the first.
      const present = await queries.findOwn(db, id, viewer.id);
      if (present?.takenInAt) return shownAttachment(present);
      if (error instanceof Problem && error.status === 400) {
        await queries.forgetAttachment(db, id);
        await files.remove([id]);
      }
      throw error;
    }
  });

  route(contract.deleteAttachment, async ({ db, viewer, params: { id }, now }) => {
    await transaction(db, async tx => {
      const own = requireFound(await queries.holdOwn(tx, id, viewer.id), 'File');
      if (own.messageId === null && own.checkInId === null) {
        await queries.forgetAttachment(tx, id);
      } else if (own.deletedAt === null) {
        await queries.changeAttachment(tx, id, { deletedAt: now, bytes: 0 });
        const subjects = [own.checkInId === null ? ('messages' as const) : ('check-ins' as const)];
        await publishLive(tx, { people: [own.memberId], coaches: true, subjects });
      }
    });
    await files.remove([id]);
    return { ok: true as const };
  });

  route(contract.getAttachmentStorage, async ({ db, viewer, query }) => {
    const memberId = chosenMember(viewer, query.memberId);
    return { used: await queries.storageUsed(db, memberId), most: await roomOf(db) };
  });
}

type Looking = { files: AttachmentFiles; pictures: StoredPictures; by: SentBy };

/** Has an upload looked at, and then taken in by `take`. However that ends, nothing of the looking is left. */
async function lookAtArrived<Taken>(
  { id, announcedBytes }: queries.AttachmentRow,
  { files, pictures, by }: Looking,
  take: (keep: () => Promise<void>, taken: CompletedUpload) => Promise<Taken>,
): Promise<Taken> {
  const arrived = await files.arrived(id, announcedBytes);
  try {
    const { taken, made } = await lookAt({ file: arrived.file, pictures, by });
    const { keep, drop } = await arrived.toKeep(made);
    try {
      return await take(keep, taken);
    } finally {
      await drop();
    }
  } finally {
    await arrived.leave();
  }
}

const roomOf = async (db: Database) => storageBytes((await fellowshipNow(db)).storageMegabytes);

async function refuseBeyondRoom(tx: Database, memberId: string, more: number): Promise<void> {
  const most = await roomOf(tx);
  if ((await queries.storageUsed(tx, memberId)) + more > most) throw conflict(storageFull(most));
}
