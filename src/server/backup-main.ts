import { runOrSay } from './process.ts';
import { backupCommand } from '#server/backup/commands/backup-command.ts';

await runOrSay(say => backupCommand(process.argv.slice(2), process.env, say));
