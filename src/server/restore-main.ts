import { runOrSay } from '#server/process.ts';
import { restoreCommand } from './restore-command.ts';

await runOrSay(say => restoreCommand(process.argv.slice(2), process.env, say));
