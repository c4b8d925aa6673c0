import { endOnSignals, runOrSay } from './process.ts';
import { serve } from './serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openToPeople } from './open-to-people.ts';

await runOrSay(async say => {
  const settings = readSettings(process.env);
  const running = await serve(settings, line => say(`${new Date().toISOString()}  ${line}`));
  endOnSignals(running);
  await openToPeople(running, settings, say);
});
