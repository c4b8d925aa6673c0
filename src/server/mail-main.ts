import { runOrSay } from '#server/process.ts';
import { mailCommand } from './mail-command.ts';

await runOrSay(say => mailCommand(process.argv.slice(2), process.env, say));
