import { longestSideOfPicture } from '#domain/conversations/attachment.ts';
import { fileOf } from '#web/data/pictures/file-of.ts';
import { preparedPicture } from '#web/ui/pictures/prepared-picture.ts';

/** A chosen picture as it is sent: what is seen of it, and nothing of where and with what it was taken. */
export const preparedPictureFile = async (file: Blob): Promise<Blob> =>
  fileOf(await preparedPicture(file, longestSideOfPicture));
