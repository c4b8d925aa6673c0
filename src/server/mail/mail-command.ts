import { BackupError } from '#server/backup/archive/backup-error.ts';
import { reachDatabase } from '#server/backup/commands/reach-database.ts';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { readSettings } from '#server/settings/settings.ts';
import { countHeldMails, dropHeldMails, releaseHeldMails } from './queries.ts';

/** `npm run mail -- send` or `drop`: what becomes of the letters that a restored backup has brought. */
export async function mailCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const [act, ...others] = args;
  if (others.length > 0 || !['send', 'drop', undefined].includes(act)) {
    throw new BackupError('Use: npm run mail -- send, or npm run mail -- drop');
  }
  const { connection, close } = await reachDatabase(readSettings(env), { mustExist: true });
  const db = connectDatabase({ ...connection, max: 1 }, error => say(error.message));
  try {
    say(await runAct(db, act));
  } finally {
    await db.end();
    await close();
  }
}

async function runAct(db: Database, act: string | undefined): Promise<string> {
  if (act === 'send') return `${emailCount(await releaseHeldMails(db, new Date()))} will be sent.`;
  if (act === 'drop') return `${emailCount(await dropHeldMails(db))} removed.`;
  const count = await countHeldMails(db);
  return count === 0
    ? 'No letters are held.'
    : `${emailCount(count)} held. npm run mail -- send sends what was not sent yet, npm run mail -- drop removes it.`;
}

const emailCount = (count: number) => (count === 1 ? '1 letter' : `${count} letters`);
