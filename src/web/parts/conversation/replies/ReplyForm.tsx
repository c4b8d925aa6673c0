import { type FormEvent, useState } from 'react';
import {
  createSavedReply,
  deleteSavedReply,
  updateSavedReply,
} from '#contract/conversations/saved-replies.ts';
import { longestMessage } from '#domain/conversations/message.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { SavedReply } from './SavedRepliesDialog.tsx';

type ReplyFormProps = {
  /** Null for a new one. */
  reply: SavedReply | null;
  begunWith: string;
  onClose: () => void;
  onDone: () => void;
};

/** The dialog for one saved reply, new or edited. */
export function ReplyForm({ reply, begunWith, onClose, onDone }: ReplyFormProps) {
  const [title, setTitle] = useState(reply?.title ?? '');
  const [text, setText] = useState(reply?.text ?? begunWith);
  const said = { success: { title: 'Saved', description: 'The reply is among your saved replies.' } };
  const create = useSend(createSavedReply, { ...said, onSuccess: onDone });
  const update = useSend(updateSavedReply, { ...said, onSuccess: onDone });
  const problem = create.error ?? update.error;
  const isPending = create.isPending || update.isPending;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { title, text };
    if (text.trim() === '' || isPending) return;
    if (reply) update.mutate({ params: { id: reply.id }, body });
    else create.mutate({ body });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={reply ? 'Edit Saved Reply' : 'New Saved Reply'}
      error={problem ? sentenceOf(problem, 'The reply could not be saved.') : undefined}
      onSubmit={save}
      footer={
        <>
          {reply && <DeleteReply reply={reply} onDone={onDone} />}
          <Button onClick={onDone}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={text.trim() === ''}
            pending={isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          label="Title"
          hint="Shown in the menu; without one, the first words of the reply."
          maxLength={100}
          value={title}
          onChange={event => setTitle(event.target.value)}
        />
        <TextArea
          label="Reply"
          required
          rows={6}
          hint="{firstName} becomes the first name of the person you write to."
          maxLength={longestMessage}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

/** The text is still here: a press creates it again. */
function DeleteReply({ reply, onDone }: { reply: SavedReply; onDone: () => void }) {
  const { title, text } = reply;
  const again = useSend(createSavedReply, { failure: 'The reply could not be restored.' });
  const remove = useSend(deleteSavedReply, {
    success: {
      title: 'Deleted',
      description: 'The saved reply is gone.',
      action: { label: 'Undo', onSelect: () => again.mutate({ body: { title, text } }) },
    },
    failure: 'The reply could not be deleted.',
    onSuccess: onDone,
  });
  return (
    <Button
      variant="danger"
      className="mr-auto"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onClick={() => remove.mutate({ params: { id: reply.id } })}
    >
      Delete
    </Button>
  );
}
