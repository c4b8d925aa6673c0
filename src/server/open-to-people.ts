import type { Running } from './serve.ts';
import type { Settings } from '#server/settings/settings.ts';
import { provideFirstCoach } from './setup/first-coach.ts';

/** Sees to a first coach, and says where the server is; one that can't be opened is stopped. */
export async function openToPeople(
  running: Running,
  { admin }: Settings,
  say: (line: string) => void,
): Promise<void> {
  const provided = provideFirstCoach(running.db, admin, running.address, new Date());
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
}
