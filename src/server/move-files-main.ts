import { moveCommand } from '#server/files/move/move-command.ts';
import { runOrSay } from './process.ts';

const calledOff = new AbortController();
process.once('SIGINT', () => calledOff.abort()).once('SIGTERM', () => calledOff.abort());

await runOrSay(say => moveCommand(process.argv.slice(2), process.env, say, calledOff.signal));
