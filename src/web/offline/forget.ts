import { deviceUserKey } from './device-user.ts';
import { clearAnswers } from './cached-answers.ts';

/** The longest that a sign-out waits for the storage, in milliseconds. */
const timeoutMs = 1_000;

/** Clears the answers of the person who signs out. Their unsent logs stay, and go out at their next sign-in. */
export async function forgetAnswers(): Promise<void> {
  try {
    localStorage.removeItem(deviceUserKey);
  } catch {
    // Some browsers deny storage; then nothing was kept.
  }
  const cleared = clearAnswers(null, Date.now()).catch(() => undefined);
  await Promise.race([cleared, new Promise(resolve => setTimeout(resolve, timeoutMs))]);
}
