import { diskFolder } from './disk-folder.ts';
import type { FileFolder, Folder } from './file-folder.ts';

/** `isPrivate`: on a disk, for the user alone that the server runs as. */
export const folderOf = (folder: Folder, options: { isPrivate?: boolean } = {}): FileFolder =>
  typeof folder === 'string' ? diskFolder(folder, options) : folder;
