/**
 * Out, by the server's own way: on a sign-out, or once the sessions or the account are gone. What this device keeps goes first; of an
 * account that is no more, its unsent logs too.
 */
export async function leave(deletedUserId?: string): Promise<void> {
  const { forgetAnswers } = await import('#web/offline/forget.ts');
  await forgetAnswers();
  if (deletedUserId !== undefined) await forgetLogs(deletedUserId).catch(() => undefined);
  window.location.assign('/api/logout');
}

async function forgetLogs(userId: string): Promise<void> {
  const { dropLog, logsOf } = await import('#web/training/outbox/kept-logs.ts');
  for (const { key } of await logsOf(userId)) await dropLog(key);
}
