import { logsOf } from '#web/training/outbox/kept-logs.ts';

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
