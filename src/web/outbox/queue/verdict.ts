import { CallError } from '#web/data/call.ts';

/** What an answer means for what was sent: it is there, it is tried again, it is never taken, or its owner has to sign in. */
export type Verdict = 'taken' | 'wait' | 'refused' | 'sign-in';

/** Stands for no answer at all: there is no signal, or it was too slow. */
export const noAnswer = 0;

/** Too slow, too early, too often: these pass, and say nothing about what was sent. */
const passing = [408, 425, 429];

/** The one table of statuses for all that waits on the device. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 401) return 'sign-in';
  return status >= 400 && status < 500 && !passing.includes(status) ? 'refused' : 'wait';
}

/** The next would fail in the same way. Any other trouble may concern this one alone. */
export const stopsFlush = (status: number): boolean => [noAnswer, 401, 429, 502, 503, 504].includes(status);

/** The status of a call that failed; any error but a `CallError` means that no answer came. */
export const statusOf = (error: unknown): number => (error instanceof CallError ? error.status : noAnswer);
