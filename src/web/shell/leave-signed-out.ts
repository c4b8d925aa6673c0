import { isInArea } from '#web/session/areas.ts';
import { showToast } from '#web/ui/notices/toast.ts';

let leaving = false;

/** A session that ended under someone's hands: says so, and after 500 ms leads to the sign-in page. */
export function leaveSignedOut(): void {
  if (leaving || !isInArea()) return;
  leaving = true;
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'danger',
  });
  window.setTimeout(() => window.location.assign('/api/login'), 500);
}
