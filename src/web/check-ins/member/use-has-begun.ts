import { addressOf } from '#web/data/drafts/draft.ts';
import { deviceShelf } from '#web/data/drafts/shelf.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { typedCheckIns } from './typed-check-ins.ts';

/** Whether some of it is answered on this device. */
export function useHasBegun(week: string): boolean {
  const { user } = useCurrentUser();
  const address = addressOf(typedCheckIns, user?.id ?? '', week);
  return useOnDevice(() => typeof deviceShelf()?.getItem(address) === 'string', false);
}
