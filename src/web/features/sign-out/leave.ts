import { dropDrafts } from '#web/data/drafts/drop-drafts.ts';
import { deviceUserId } from '#web/offline/device-user.ts';
import { typedNotes } from '#web/parts/notes/typed-notes.ts';
import { forgetPositions } from '#web/outbox/events/positions.ts';
import { typedLogs } from '#web/parts/training-day/typed-logs.ts';
import type { Unsent } from '#web/parts/pending/unsent.ts';

/** A storage that does not answer keeps nobody from leaving, in milliseconds. */
const timeoutMs = 1_000;

/** What of this person is on the device alone, read anew; null when that can't be told. */
export async function countUnsent(userId: string): Promise<Unsent | null> {
  const count = Promise.all([logsOf(userId), openEventsOf(userId), messagesOf(userId)]).then(
    ([logs, events, messages]) => ({
      logs: logs.length,
      sessions: sessionsIn(events),
      messages: messages.length,
    }),
    () => null,
  );
  return Promise.race([count, new Promise<null>(resolve => setTimeout(() => resolve(null), timeoutMs))]);
}

const sessionsIn = (events: readonly { trainingDayId: string }[]) =>
  new Set(events.map(({ trainingDayId }) => trainingDayId)).size;

/**
 * Out, by the server's own way: on a sign-out, or once the sessions or the account are gone. What this device keeps goes first; of an
 * account that is no more, its unsent logs and messages too.
 */
export async function leave(deletedUserId?: string): Promise<void> {
  const { forgetAnswers } = await import('#web/offline/forget.ts');
  const userId = deviceUserId() ?? '';
  dropDrafts(typedLogs, userId);
  dropDrafts(typedNotes, userId);
  // Named here, as a module for it would be in every page.
  dropDrafts({ what: 'check-in' }, userId);
  forgetPositions();
  await forgetAnswers();
  await forgetEvents(deletedUserId).catch(() => undefined);
  await forgetFiles(userId, deletedUserId !== undefined).catch(() => undefined);
  if (deletedUserId !== undefined) await forgetLogs(deletedUserId).catch(() => undefined);
  if (deletedUserId !== undefined) await forgetMessages(deletedUserId).catch(() => undefined);
  if (deletedUserId !== undefined) await forgetCheckIns(deletedUserId).catch(() => undefined);
  window.location.assign('/api/logout');
}

async function forgetLogs(userId: string): Promise<void> {
  const { dropLog } = await logStore();
  for (const { key } of await logsOf(userId)) await dropLog(key);
}

async function forgetMessages(userId: string): Promise<void> {
  const { dropMessage } = await messageStore();
  for (const { key } of await messagesOf(userId)) await dropMessage(key);
}

async function forgetCheckIns(userId: string): Promise<void> {
  const { dropCheckInsOf } = await import('#web/outbox/check-ins/sending/check-in-store.ts');
  await inTime(dropCheckInsOf(userId));
}

/** Those that the server has go with the answers; of an account that is no more, all of them. */
async function forgetEvents(deletedUserId?: string): Promise<void> {
  const { dropEventsOf, dropTaken } = await eventStore();
  await inTime(deletedUserId === undefined ? dropTaken() : dropEventsOf(deletedUserId));
}

/** Pictures of what was being written; those that wait to be sent stay, unless there is nobody to send them any more. */
async function forgetFiles(userId: string, all: boolean): Promise<void> {
  const { dropFilesOf } = await import('#web/outbox/files/store/file-store.ts');
  await inTime(dropFilesOf(userId, { all }));
}

const inTime = (act: Promise<unknown>) =>
  Promise.race([act, new Promise(resolve => setTimeout(resolve, timeoutMs))]);

const openEventsOf = async (userId: string) => (await eventStore()).openEventsOf(userId);

const eventStore = () => import('#web/outbox/events/event-store.ts');

const messagesOf = async (userId: string) => (await messageStore()).messagesOf(userId);

const messageStore = () => import('#web/outbox/messages/message-store.ts');

const logsOf = async (userId: string) => (await logStore()).logsOf(userId);

const logStore = () => import('#web/outbox/logs/log-store.ts');
