import { runOrSay } from './process.ts';
import { restoreCommand } from '#server/backup/commands/restore-command.ts';

await runOrSay(say => restoreCommand(process.argv.slice(2), process.env, say));
