import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Email = { id: number; createdAt: Date };

const retentionMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Puts a letter into the folder, whole or not at all. The names sort by time, and name nobody: they stand in the log.
 * Answers the file.
 */
export async function putIntoOutbox(folder: string, mail: Email, source: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${timeIn(mail.createdAt)}-${String(mail.id).padStart(6, '0')}.eml`);
  // The letter holds a link that opens an account: nobody else on this machine needs to read it.
  await writeFile(`${file}.part`, source, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return file;
}

const timeIn = (time: Date) => time.toISOString().replaceAll(':', '-');

/** Removes letters older than 30 days: many a link in them works for as long as nobody has used it. */
export async function removeOldEmails(folder: string, now: Date): Promise<void> {
  const eldest = timeIn(new Date(now.getTime() - retentionMs));
  for (const name of await namesIn(folder)) if (name < eldest) await removeFrom(folder, name);
}

export async function removeEmailsTo(folder: string, recipient: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const source = await readFile(path.join(folder, name), 'utf8').catch(() => '');
    if (recipientOf(source) === recipient.toLowerCase()) await removeFrom(folder, name);
  }
}

/** As `send-mail.ts` has it written: one address alone. */
const recipientOf = (source: string) => /^To:\s+<?([^<>\s]+)>?\r?$/im.exec(source)?.[1]?.toLowerCase();

/** Of letters alone, also those that were not put there whole. */
const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter(name => /^\d{4}-\d\d-.*\.eml(\.part)?$/.test(name));

const removeFrom = (folder: string, name: string) => rm(path.join(folder, name), { force: true });
