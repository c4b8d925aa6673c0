import { MessageSquareText } from 'lucide-react';
import type { Session } from './day-record.ts';

/** What was written beside an exercise, by its first lines. */
export function NotePreview({ note }: { note: Session['notes'][number] }) {
  return (
    <span className="flex gap-2 rounded-md border-l-2 border-accent bg-accent-soft px-2.5 py-1.5 text-sm">
      <MessageSquareText role="img" aria-label="Note" className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="line-clamp-3 min-w-0 wrap-anywhere">
        {note.text} <span className="text-muted">({note.exerciseName})</span>
      </span>
    </span>
  );
}
