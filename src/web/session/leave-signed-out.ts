import { isInArea } from './current-user.ts';
import { createStore } from '#web/state/store.ts';
import { showToast } from '#web/ui/notices/toast.ts';

const isLeaving = createStore(false);

/** A session that ended under someone's hands: says so, and after 500 ms leads to the sign-in page. */
export function leaveSignedOut(): void {
  if (isLeaving.now() || !isInArea()) return;
  isLeaving.set(true);
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'danger',
  });
  window.setTimeout(() => window.location.assign('/api/login'), 500);
}
