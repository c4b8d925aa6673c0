import { maxNotes } from '#domain/notes.ts';
import type { Database } from '#server/database/database.ts';
import { conflict, notFound, requireFound } from '#server/http/problem.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';
import * as queries from './queries.ts';
import type { OfNote } from './queries.ts';

type OfMember = { memberId: string };
type By = { coachId: string; now: Date };

export async function writeNote(tx: Database, { memberId, text }: OfMember & { text: string }, by: By) {
  await refuseFull(tx, memberId);
  const id = await queries.insertNote(tx, { memberId, text, authorId: by.coachId, createdAt: by.now });
  return requireFound(await queries.findNote(tx, memberId, id), 'Note');
}

export async function editNote(tx: Database, { text, ...note }: OfNote & { text: string }, by: By) {
  await lockMember(tx, note.memberId);
  const before = requireFound(await queries.findNote(tx, note.memberId, note.id), 'Note');
  if (before.text === text) return before;
  await queries.changeNote(tx, note, { text, editedAt: by.now, editedBy: by.coachId });
  return requireFound(await queries.findNote(tx, note.memberId, note.id), 'Note');
}

export async function removeNote(tx: Database, note: OfNote, now: Date): Promise<void> {
  await lockMember(tx, note.memberId);
  if (!(await queries.changeNote(tx, note, { removedAt: now }))) throw notFound('Note');
}

/** A note that is there already, as another coach has put it back, is answered too. */
export async function restoreNote(tx: Database, note: OfNote, now: Date) {
  await refuseFull(tx, note.memberId);
  await queries.putBackNote(tx, note, now);
  return requireFound(await queries.findNote(tx, note.memberId, note.id), 'Note');
}

async function refuseFull(tx: Database, memberId: string): Promise<void> {
  await lockMember(tx, memberId);
  if ((await queries.countNotes(tx, memberId)) >= maxNotes)
    throw conflict(
      `At most ${maxNotes.toLocaleString('en-US')} notes are kept of a member. Delete an old one first.`,
    );
}

async function lockMember(tx: Database, id: string): Promise<void> {
  refuseCoach(requireFound(await queries.memberOfNotes(tx, id), 'Member'), 'Notes');
}
