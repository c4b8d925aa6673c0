import { CallError } from '#web/data/call.ts';
import { showToast } from '#web/ui/notices/toast.ts';

/** A session that ended while one wrote: says so, and after 500 ms leads to the sign-in page. */
export function signInAgain(error: Error): boolean {
  if (!isSignedOut(error)) return false;
  showToast({ title: 'Unauthorized: You are logged out. Logging in again...', tone: 'danger' });
  window.setTimeout(() => window.location.assign('/api/login'), 500);
  return true;
}

const isSignedOut = (error: Error) =>
  error instanceof CallError && error.message.startsWith('401') && error.message.includes('Unauthorized');
