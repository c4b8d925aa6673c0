import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { noteRetentionMs } from '#domain/notes.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { memberNotes } from '#server/database/tables/coaching/notes.ts';

type Row = {
  id: string;
  text: string;
  authorName: string | null;
  createdAt: Date;
  editedAt: Date | null;
  editedByName: string | null;
};

type NotesInput = { memberId: string; id: string | null; from: number; limit: number };

const notes = statement<Row, NotesInput>(
  'member_notes',
  `select n.id, n.text, ${displayName('a')} as "authorName", n.created_at as "createdAt", n.edited_at as "editedAt",
     ${displayName('e')} as "editedByName"
   from member_notes n left join users a on a.id = n.author_id left join users e on e.id = n.edited_by
   where n.member_id = :memberId and n.removed_at is null and (:id::uuid is null or n.id = :id)
   order by n.created_at desc, n.id desc offset :from limit :limit`,
);

export const notesOf = (db: Database, memberId: string, page: Pick<NotesInput, 'from' | 'limit'>) =>
  notes(db, { memberId, id: null, ...page });

export const findNote = async (db: Database, memberId: string, id: string) =>
  (await notes(db, { memberId, id, from: 0, limit: 1 }))[0];

/** The member of the notes; held, so that they are written one after the other, and of nobody who is just leaving. */
export async function memberOfNotes(tx: Database, id: string) {
  const rows = await tx.select({ role: users.role }).from(users).where(eq(users.id, id)).for('no key update');
  return rows[0];
}

export async function roleOf(db: Database, id: string) {
  const rows = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return rows[0];
}

export const countNotes = (tx: Database, memberId: string) =>
  tx.$count(memberNotes, and(eq(memberNotes.memberId, memberId), isNull(memberNotes.removedAt)));

export async function insertNote(tx: Database, note: typeof memberNotes.$inferInsert): Promise<string> {
  const [row] = await tx.insert(memberNotes).values(note).returning({ id: memberNotes.id });
  return row?.id ?? '';
}

type Changes = Partial<Pick<typeof memberNotes.$inferInsert, 'text' | 'editedAt' | 'editedBy' | 'removedAt'>>;

export type OfNote = { memberId: string; id: string };

const isNote = ({ memberId, id }: OfNote) => and(eq(memberNotes.memberId, memberId), eq(memberNotes.id, id));

export async function changeNote(tx: Database, note: OfNote, changes: Changes): Promise<boolean> {
  const rows = await tx
    .update(memberNotes)
    .set(changes)
    .where(and(isNote(note), isNull(memberNotes.removedAt)))
    .returning({ id: memberNotes.id });
  return rows.length > 0;
}

/** Puts back a note that was removed not too long ago. */
export async function putBackNote(tx: Database, note: OfNote, now: Date): Promise<void> {
  await tx
    .update(memberNotes)
    .set({ removedAt: null })
    .where(and(isNote(note), gte(memberNotes.removedAt, retainedSince(now))));
}

/** Notes that can be put back no longer go for good. */
export async function sweepNotes(db: Database, now: Date): Promise<void> {
  await db.delete(memberNotes).where(lt(memberNotes.removedAt, retainedSince(now)));
}

const retainedSince = (now: Date) => new Date(now.getTime() - noteRetentionMs);
