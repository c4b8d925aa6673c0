import { runOrSay } from './process.ts';
import { doctorCommand } from '#server/doctor/doctor-command.ts';

await runOrSay(async say => {
  process.exitCode = await doctorCommand(process.argv.slice(2), process.env, say);
});
