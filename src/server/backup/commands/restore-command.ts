import { filesOf } from '#server/files/places/files-of.ts';
import { readSettings } from '#server/settings/settings.ts';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import { abortOnSignals, countText, fileArgument, filesText, secondsSince } from './command.ts';
import { reachDatabase } from './reach-database.ts';
import { checkBackup, inUse, type Restored, restoreBackup } from '#server/backup/restore/restore-backup.ts';

const replaceFlag = '--replace';

/** `npm run restore -- FILE [--replace]` */
export async function restoreCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  const settings = readSettings(env);
  const signal = abortOnSignals();
  const [file, ...others] = args.filter(arg => arg !== replaceFlag);
  if (file === undefined || others.length > 0 || file.startsWith('-')) {
    throw new BackupError(`Use: npm run restore -- FILE [${replaceFlag}]`);
  }
  const archive = await checkBackup(fileArgument(file), say);
  try {
    const { connection, isInUse, close } = await reachDatabase(settings, { mustExist: false });
    try {
      if (isInUse) throw inUse();
      const restored = await restoreBackup(archive, {
        connection,
        ...filesOf(settings),
        replace: args.includes(replaceFlag),
        now: new Date(),
        say,
        signal,
      });
      say(`Restored ${whatCame(restored)} in ${secondsSince(start)}. Everyone has to sign in again.`);
      for (const line of whatIsLeft(restored)) say(line);
    } finally {
      await close();
    }
  } finally {
    await archive.close();
  }
}

const whatCame = ({ rows, tables, pictures, attachments }: Restored) =>
  `${countText(rows, 'row')} of ${countText(tables, 'table')} and ${filesText(pictures, attachments)}`;

/** The steps left to the person who restores: only they can decide or know. */
function whatIsLeft({ heldMails, hasPayments, madeAt }: Restored): string[] {
  const letters =
    heldMails === 1 ? '1 letter that was waiting is held' : `${heldMails} letters that were waiting are held`;
  return [
    ...(heldMails > 0
      ? [`${letters}: npm run mail -- send sends what was not sent yet, npm run mail -- drop removes it.`]
      : []),
    ...(hasPayments
      ? [
          `Payments that came after ${madeAt} are not in it. In Stripe's dashboard, under Developers and the webhook, ` +
            'resend the events since then (it has those of 15 days); what is older, compare by hand.',
        ]
      : []),
  ];
}
