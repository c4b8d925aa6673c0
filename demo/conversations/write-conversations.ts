import { addDays, dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { messageReads, savedReplies } from '#server/database/tables/coaching/conversations.ts';
import { sendMessage } from '#server/conversations/send-message.ts';
import { instantAt, minutesLater } from '../founding/local-time.ts';
import type { Enrolled } from '../training/assign-programs.ts';
import { uploadClip } from './clips.ts';
import { conversations, replies, type DemoMessage } from './said.ts';

/** What members and their coach wrote to each other; what was answered was read, the last words are not. */
export async function writeConversations(
  tx: Database,
  enrolled: readonly Enrolled[],
  { coachId, now }: { coachId: string; now: Date },
): Promise<void> {
  for (const one of enrolled) {
    const said = conversations.get(one.person.firstName) ?? [];
    for (const [index, message] of said.entries())
      await say(tx, one, message, { coachId, at: instantOf(one, message, said.length - index, now) });
    if (said.length > 0) await noteRead(tx, one.memberId, coachId);
  }
  for (const reply of replies)
    await tx.insert(savedReplies).values({ ...reply, coachId, createdAt: now, updatedAt: now });
}

/** What would be to come was said just now, one after the other. */
function instantOf({ person }: Enrolled, { daysAgo, at }: DemoMessage, left: number, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const date = addDays(dateIn(person.timeZone, now), -daysAgo);
  const meant = instantAt(person.timeZone, date, hours * 60 + minutes);
  const latest = minutesLater(now, -7 * left);
  return meant < latest ? meant : latest;
}

async function say(
  tx: Database,
  { memberId }: Enrolled,
  { by, text, about, brings }: DemoMessage,
  { coachId, at }: { coachId: string; at: Date },
): Promise<void> {
  const author =
    by === 'coach' ? { id: coachId, role: 'admin' as const } : { id: memberId, role: 'member' as const };
  const subject = about ? await subjectOf(tx, memberId, about, at) : null;
  const clip = brings && (await uploadClip(tx, brings, { memberId, uploaderId: author.id, at }));
  const attachments = clip ? [clip] : [];
  await sendMessage(tx, { memberId, author, text, about: subject, attachments }, at);
}

type Subject = { trainingDayId: string; prescriptionId: string | null; setNum: number | null };

/** The last day with something logged before it was written; of the day as a whole where it had no such exercise. */
async function subjectOf(
  tx: Database,
  memberId: string,
  { exercise = '', setNum }: NonNullable<DemoMessage['about']>,
  at: Date,
): Promise<Subject | null> {
  const { rows } = await tx.$client.query<{ id: string; prescriptionId: string | null }>(
    `select d.id, p.id as "prescriptionId" from training_days d
     left join lateral (
       select p.id from day_version_exercises p join exercises e on e.id = p.exercise_id
       where p.day_version_id = d.day_version_id and e.name = $2 limit 1) p on true
     where d.member_id = $1 and d.logged_count > 0 and d.date <= $3::timestamptz::date
     order by p.id is null, d.date desc limit 1`,
    [memberId, exercise, at],
  );
  const [day] = rows;
  if (!day) return null;
  const { id: trainingDayId, prescriptionId } = day;
  return { trainingDayId, prescriptionId, setNum: prescriptionId === null ? null : (setNum ?? null) };
}

/** Each side has read what it has answered. */
async function noteRead(tx: Database, memberId: string, coachId: string): Promise<void> {
  const { rows } = await tx.$client.query<{ isFromCoach: boolean; upTo: Date }>(
    `select is_from_coach as "isFromCoach", max(created_at) as "upTo" from messages where member_id = $1 group by 1`,
    [memberId],
  );
  for (const { isFromCoach, upTo } of rows)
    await tx.insert(messageReads).values({ memberId, readerId: isFromCoach ? coachId : memberId, upTo });
}
