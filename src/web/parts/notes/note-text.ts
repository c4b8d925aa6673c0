import type { ResponseOf } from '#contract/endpoint.ts';
import type { listNotes } from '#contract/members/notes.ts';
import { dateIn, formatDate, formatInstant } from '#domain/plain-date.ts';

export type Note = ResponseOf<typeof listNotes>[number];

const formerCoach = 'A former coach';

/** 'Head Coach · Nov 22, 2026, 6:30 PM', and who changed it since. */
export function writtenText(note: Note, zone: string): string {
  const { authorName, createdAt, editedAt, editedByName } = note;
  const written = `${authorName ?? formerCoach} · ${timeText(createdAt, zone)}`;
  if (editedAt === null) return written;
  const by = editedByName === authorName ? '' : ` by ${editedByName ?? formerCoach.toLowerCase()}`;
  return `${written} · edited ${timeText(editedAt, zone)}${by}`;
}

/** With the year: some are read years later. */
const timeText = (instant: string, zone: string): string =>
  `${formatDate(dateIn(zone, Date.parse(instant)))}, ${formatInstant(instant, zone).split(', ')[1]}`;

/** The readers of a note. */
export const readBy = (isExported: boolean): string =>
  isExported
    ? 'For coaches. The member gets them in the file of their data, as Fellowship Settings have it.'
    : 'For coaches alone: no member ever gets to see them.';
