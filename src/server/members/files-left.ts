import { removeLettersTo } from '#server/mail/outbox.ts';
import type { StoredPictures } from '#server/pictures/stored-pictures.ts';

/** What is left in files of someone whose account is gone. */
export type FilesLeft = { email: string; pictures: (string | null)[] };

export type FilesOfPeople = { pictures: StoredPictures; outboxFolder?: string | undefined };

export async function removeFilesLeft(files: FilesOfPeople, left: FilesLeft | null): Promise<void> {
  if (left === null) return;
  for (const picture of left.pictures) await files.pictures.remove(picture);
  if (files.outboxFolder !== undefined) await removeLettersTo(files.outboxFolder, left.email);
}
