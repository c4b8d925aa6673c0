import { type FormEvent, useState } from 'react';
import { writeNote } from '#contract/members/notes.ts';
import { maxNoteLength } from '#domain/notes.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { useTypedNote } from './note-draft.ts';

type NewNoteProps = { memberId: string; memberName: string };

/** A draft stays on the device until it is saved. */
export function NewNote({ memberId, memberName }: NewNoteProps) {
  const { user } = useCurrentUser();
  const { text, type, forget } = useTypedNote(user?.id ?? '', memberId);
  const [problem, setProblem] = useState<string>();
  const write = useSend(writeNote, {
    success: { title: 'Note saved', description: `It stands on the page of ${memberName}` },
    onSuccess: forget,
    onError: error => setProblem(sentenceOf(error, 'The note could not be saved. It is still here.')),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setProblem(text.trim() === '' ? 'Write something first' : undefined);
    if (text.trim() !== '') write.mutate({ params: { id: memberId }, body: { text } });
  };
  return (
    <form className="grid gap-2" onSubmit={save}>
      <TextArea
        label={`New note on ${memberName}`}
        hideLabel
        rows={2}
        placeholder="What should you and other coaches know?"
        maxLength={maxNoteLength}
        value={text}
        readOnly={write.isPending}
        error={problem}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
        onChange={event => {
          setProblem(undefined);
          type(event.target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" pending={write.isPending} pendingLabel="Saving...">
          Save Note
        </Button>
        {text !== '' && !write.isPending && (
          <span className="text-xs text-faint">Kept on this device until it is saved.</span>
        )}
      </div>
    </form>
  );
}
