import { CallError } from '#web/data/call.ts';
import { sentenceOf } from '#web/data/send.ts';
import { showToast } from '#web/ui/notices/toast.ts';

const noAnswer = 'The server cannot be reached. Please try again.';

/** Why it did not work, in the server's words; no answer at all has ours. */
export const whyNot = (error: Error): string =>
  sentenceOf(error, error instanceof CallError ? 'Please try again.' : noAnswer);

/** Said of a failed submission; who is signed out is told so elsewhere. */
export function sayFailed(title: string, error: Error): void {
  if (error instanceof CallError && error.status === 401) return;
  showToast({ title, description: whyNot(error), tone: 'danger' });
}
