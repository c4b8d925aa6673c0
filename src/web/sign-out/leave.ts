import { dropDrafts } from '#web/data/drafts/drop-drafts.ts';
import { deviceUserId } from '#web/offline/device-user.ts';
import { typedLogs } from '#web/training/log/typed-logs.ts';

/** A storage that does not answer keeps nobody from leaving, in milliseconds. */
const patience = 1_000;

/** How many logs of this person are on the device, read anew; null when that can't be told. */
export async function countUnsent(userId: string): Promise<number | null> {
  const count = logsOf(userId).then(
    logs => logs.length,
    () => null,
  );
  return Promise.race([count, new Promise<null>(resolve => setTimeout(() => resolve(null), patience))]);
}

/**
 * Out, by the server's own way: on a sign-out, or once the sessions or the account are gone. What this device keeps goes first; of an
 * account that is no more, its unsent logs too.
 */
export async function leave(deletedUserId?: string): Promise<void> {
  const { forgetAnswers } = await import('#web/offline/forget.ts');
  dropDrafts(typedLogs, deviceUserId() ?? '');
  await forgetAnswers();
  if (deletedUserId !== undefined) await forgetLogs(deletedUserId).catch(() => undefined);
  window.location.assign('/api/logout');
}

async function forgetLogs(userId: string): Promise<void> {
  const { dropLog } = await keptLogs();
  for (const { key } of await logsOf(userId)) await dropLog(key);
}

const logsOf = async (userId: string) => (await keptLogs()).logsOf(userId);

const keptLogs = () => import('#web/training/outbox/kept-logs.ts');
