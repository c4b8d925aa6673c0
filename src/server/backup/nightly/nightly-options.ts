import type { BackupKeep } from '#domain/backup-retention.ts';
import type { DatabasePool } from '#server/database/database.ts';
import type { Folder } from '#server/files/folder/file-folder.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { Connection } from '#server/backup/archive/connection.ts';

export type NightlyOptions = {
  db: DatabasePool;
  connection: Connection;
  /** The role that may make a database for a trial. */
  administrator: Connection;
  folder: string;
  picturesFolder: Folder;
  attachmentsFolder: Folder;
  keep: BackupKeep;
  /** The fellowship's zone. */
  zone: string;
  now: () => Date;
  disk?: DiskRoom;
  say: (line: string) => void;
};
