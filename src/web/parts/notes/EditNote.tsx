import { type FormEvent, useState } from 'react';
import { editNote } from '#contract/members/notes.ts';
import { maxNoteLength } from '#domain/notes.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { useTypedNote } from './note-draft.ts';
import type { Note } from './note-text.ts';

type EditNoteProps = { note: Note; memberId: string; onClose: () => void };

/** In the note's own place. */
export function EditNote({ note, memberId, onClose }: EditNoteProps) {
  const { user } = useCurrentUser();
  const { text, type, forget } = useTypedNote(user?.id ?? '', `${memberId} ${note.id}`, note.text);
  const [problem, setProblem] = useState<string>();
  const leave = () => {
    forget();
    onClose();
  };
  const edit = useSend(editNote, {
    onSuccess: leave,
    onError: error => setProblem(sentenceOf(error, 'The note could not be saved. It is still here.')),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem('Write something, or cancel and delete the note');
    return edit.mutate({ params: { id: memberId, noteId: note.id }, body: { text } });
  };
  return (
    <li className="py-2.5">
      <form className="grid gap-2" onSubmit={save}>
        <TextArea
          label="Note"
          hideLabel
          rows={2}
          autoFocus
          maxLength={maxNoteLength}
          value={text}
          readOnly={edit.isPending}
          error={problem}
          onChange={event => {
            setProblem(undefined);
            type(event.target.value);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" size="sm" variant="primary" pending={edit.isPending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </form>
    </li>
  );
}
