import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#server/database/embedded/embedded-postgres-error.ts';

export const backupEnding = '.fellowship';

/** Named for why and when, so that a folder of them reads as a list: `nightly-2026-11-22T03-00-00Z.fellowship`. */
export const backupFileName = (reason: string, madeAt: Date): string =>
  `${reason}-${madeAt.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}${backupEnding}`;

const written = /^(.+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)\.fellowship$/;

export type BackupFile = { name: string; madeAt: Date };

/** The backups in a folder whose reason begins so, the newest first. */
export async function backupFilesIn(folder: string, reason: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const found = names.flatMap(name => {
    const [, why = '', hour = '', minute = '', second = ''] = written.exec(name) ?? [];
    return why.startsWith(reason) ? [{ name, madeAt: new Date(`${hour}:${minute}:${second}`) }] : [];
  });
  return found.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

export async function removeBackups(folder: string, files: readonly BackupFile[]): Promise<string[]> {
  for (const { name } of files) await rm(path.join(folder, name), { force: true });
  return files.map(({ name }) => name);
}
