import type { AttachmentFiles } from '#server/attachments/attachment-files.ts';
import { removeEmailsTo } from '#server/mail/outbox.ts';
import type { StoredPictures } from '#server/pictures/stored-pictures.ts';

/** The traces in files of someone whose account is gone. */
export type FilesLeft = { email: string; pictures: (string | null)[]; attachments: string[] };

export type FilesOfPeople = {
  pictures: StoredPictures;
  attachments: AttachmentFiles;
  outboxFolder?: string | undefined;
};

export async function removeFilesLeft(files: FilesOfPeople, left: FilesLeft | null): Promise<void> {
  if (left === null) return;
  for (const picture of left.pictures) await files.pictures.remove(picture);
  await files.attachments.remove(left.attachments);
  if (files.outboxFolder !== undefined) await removeEmailsTo(files.outboxFolder, left.email);
}
