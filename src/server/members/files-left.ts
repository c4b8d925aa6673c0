import type { StoredPictures } from '#server/pictures/stored-pictures.ts';

/** What is left in files of someone whose account is gone. */
export type FilesLeft = { pictures: (string | null)[] };

export type FilesOfPeople = { pictures: StoredPictures };

export async function removeFilesLeft(files: FilesOfPeople, left: FilesLeft | null): Promise<void> {
  if (left === null) return;
  for (const picture of left.pictures) await files.pictures.remove(picture);
}
