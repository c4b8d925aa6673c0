import { runOrSay } from './process.ts';
import { mailCommand } from '#server/mail/mail-command.ts';

await runOrSay(say => mailCommand(process.argv.slice(2), process.env, say));
