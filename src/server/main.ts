import { endOnSignals, runOrSay } from './process.ts';
import { serve } from './serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { provideFirstCoach } from './setup/first-coach.ts';

await runOrSay(async say => {
  const settings = readSettings(process.env);
  const running = await serve(settings, line => say(`${new Date().toISOString()}  ${line}`));
  endOnSignals(running);
  const provided = provideFirstCoach(running.db, settings.admin, running.address, new Date());
  const setupLink = await provided.catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  running.lifecycle.hasStarted();
  say(`Fellowship is ready at ${running.address}`);
  say(
    setupLink === null
      ? 'Open it in a browser and sign in. Ctrl-C ends it.'
      : `There is no coach yet. Make yourself the coach with this link (it works once, within 24 hours):\n\n  ${setupLink}\n`,
  );
});
