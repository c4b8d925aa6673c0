import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeNote, restoreNote } from '#contract/members/notes.ts';
import { useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { EditNote } from './EditNote.tsx';
import { type Note, writtenText } from './note-text.ts';

type NoteEntryProps = { note: Note; memberId: string; onRemoved: () => void };

/** Long enough to be read, found and pressed. */
const timeToUndo = 10_000;

/** A note, with its author and time; any coach can change it, or delete it and undo that. */
export function NoteEntry({ note, memberId, onRemoved }: NoteEntryProps) {
  const { user } = useCurrentUser();
  const [editing, setEditing] = useState<'not-yet' | 'now' | 'done'>('not-yet');
  const params = { id: memberId, noteId: note.id };
  const restore = useSend(restoreNote, {
    success: { title: 'Note put back', description: 'It stands where it stood' },
    failure: 'Failed to put the note back',
  });
  const remove = useSend(removeNote, {
    success: () => ({
      title: 'Note deleted',
      description: 'It is gone for all coaches',
      duration: timeToUndo,
      action: { label: 'Undo', onSelect: () => restore.mutate({ params }) },
    }),
    failure: 'Failed to delete the note',
    onSuccess: onRemoved,
  });
  const words = writtenText(note, user?.timeZone ?? 'UTC');
  if (editing === 'now')
    return <EditNote note={note} memberId={memberId} onClose={() => setEditing('done')} />;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 py-2.5">
      <div className="min-w-0">
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        <p className="pt-1 text-xs wrap-anywhere text-faint">{words}</p>
      </div>
      <div className="-mt-1 -mr-1 flex shrink-0">
        <IconButton
          size="sm"
          label={`Edit the note of ${words}`}
          title="Edit"
          autoFocus={editing === 'done'}
          onClick={() => setEditing('now')}
        >
          <Pencil />
        </IconButton>
        <IconButton
          size="sm"
          label={`Delete the note of ${words}`}
          title="Delete"
          aria-disabled={remove.isPending}
          onClick={() => remove.mutate({ params })}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
