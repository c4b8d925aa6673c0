import { deviceUserKey } from './device-user.ts';
import { clearAnswers } from './kept-answers.ts';

/** A storage that does not answer keeps nobody from leaving, in milliseconds. */
const patience = 1_000;

/** What this device knows of whoever signs out goes. Logs that have not been sent stay, for their owner's next sign-in. */
export async function forgetAnswers(): Promise<void> {
  try {
    localStorage.removeItem(deviceUserKey);
  } catch {
    // Without storage there is nothing to forget.
  }
  const cleared = clearAnswers(null, Date.now()).catch(() => undefined);
  await Promise.race([cleared, new Promise(resolve => setTimeout(resolve, patience))]);
}
