import { runOrSay } from '#server/process.ts';
import { backupCommand } from './backup-command.ts';

await runOrSay(say => backupCommand(process.argv.slice(2), process.env, say));
