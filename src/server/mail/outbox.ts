import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Puts a letter into the folder, whole or not at all; the names sort by time. Answers the file. */
export async function putIntoOutbox(
  folder: string,
  letter: { id: number; recipient: string; createdAt: Date },
  source: Buffer,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = letter.createdAt.toISOString().replaceAll(':', '-');
  const recipient = letter.recipient.replace(/[^\w.@+-]/g, '_').slice(0, 120);
  const file = path.join(folder, `${time}-${String(letter.id).padStart(6, '0')}-${recipient}.eml`);
  // It holds a link that opens an account: nobody else on this machine needs to read it.
  await writeFile(`${file}.part`, source, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return file;
}
