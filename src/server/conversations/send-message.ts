import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { sendMessage as endpoint } from '#contract/conversations/conversations.ts';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { dayVersionExercises } from '#server/database/tables/programs.ts';
import { badInput, notFound, requireFound } from '#server/http/problem.ts';
import { notifyOfMessage } from '#server/notices/notify/notify-of-message.ts';
import { insertMessage, latestOf, lockConversation, shownMessage } from './queries.ts';
import { putIntoMessage } from '#server/attachments/queries.ts';

type Written = z.output<typeof endpoint.body> & {
  memberId: string;
  author: { id: string; role: 'admin' | 'member' };
};

/** Writes a message down, after all that was written in its conversation before, whatever the clocks of servers say. */
export async function sendMessage(
  tx: Database,
  { memberId, author, text, about, attachments = [] }: Written,
  now: Date,
) {
  const subject = about ? await subjectOf(tx, memberId, about) : {};
  if (!(await lockConversation(tx, memberId))) throw notFound('Member');
  const latest = (await latestOf(tx, memberId))?.getTime() ?? 0;
  const id = await insertMessage(tx, {
    ...subject,
    memberId,
    authorId: author.id,
    isFromCoach: author.role === 'admin',
    text,
    createdAt: new Date(Math.max(now.getTime(), latest + 1)),
  });
  await attach(tx, { ids: attachments, memberId, uploaderId: author.id, messageId: id });
  const sent = requireFound(await shownMessage(tx, id), 'Message');
  await notifyOfMessage(tx, sent);
  return sent;
}

/** The day is held before the member is, in the order in which an account is deleted. */
async function subjectOf(tx: Database, memberId: string, about: NonNullable<Written['about']>) {
  const { trainingDayId, prescriptionId = null, setNum = null } = about;
  const [day] = await tx
    .select({ versionId: trainingDays.dayVersionId })
    .from(trainingDays)
    .where(and(eq(trainingDays.id, trainingDayId), eq(trainingDays.memberId, memberId)))
    .for('key share');
  const { versionId } = requireFound(day, 'Training day');
  if (prescriptionId !== null && !(await isOnVersion(tx, prescriptionId, versionId)))
    throw badInput('about.prescriptionId', 'There is no such exercise on this day');
  return { trainingDayId, prescriptionId, setNum };
}

const isOnVersion = async (tx: Database, prescriptionId: string, versionId: string): Promise<boolean> => {
  const input = and(
    eq(dayVersionExercises.id, prescriptionId),
    eq(dayVersionExercises.dayVersionId, versionId),
  );
  return (await tx.$count(dayVersionExercises, input)) > 0;
};

type Attaching = { ids: readonly string[]; memberId: string; uploaderId: string; messageId: string };

/** A message takes what its author has uploaded for this conversation, once, or is not sent. */
async function attach(tx: Database, attaching: Attaching): Promise<void> {
  const { ids } = attaching;
  if (ids.length === 0) return;
  if ((await putIntoMessage(tx, attaching)) !== ids.length)
    throw badInput('attachments', 'A file of this message is no longer there. Choose it again.');
}
