/** The reason there is no backup, or none could be restored, in a sentence for the person who asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const noRoomForBackup =
  'There is no room for a backup on the disk, where some is kept for the database. Make room, or lower DISK_RESERVE.';

export const noRoom = (): BackupError => new BackupError(noRoomForBackup);

/** Puts the cause into such a sentence; a mistake of our own keeps its trace. */
export function because(sentence: string, error: unknown): Error {
  if (error instanceof BackupError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined && !/^Connection|^timeout/i.test(message)
    ? (error as Error)
    : new BackupError(`${sentence}: ${message}`, { cause: error });
}
