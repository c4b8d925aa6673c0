import { useState } from 'react';
import { sendToMany } from '#contract/conversations/conversations.ts';
import { listMembers } from '#contract/members.ts';
import { longestMessage } from '#domain/conversations/message.ts';
import { filledIn } from '#domain/conversations/saved-reply.ts';
import { SavedReplies } from '#web/conversations/replies/SavedReplies.tsx';
import { useMessageDraft } from '#web/conversations/message-draft.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { ChooseMembers } from '#web/members/ChooseMembers.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { counted } from '#web/ui/text/words.ts';

/** Written once, and in each one's own conversation: what they answer, only they and the coaches see. */
export function WriteToMany({ onClose }: { onClose: () => void }) {
  const members = useRead(listMembers, {});
  const draft = useMessageDraft('many');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const send = useSend(sendToMany, {
    success: ({ count }) => ({
      title: 'Sent',
      description: `${counted(count, 'member')} got it, each alone`,
    }),
    onSuccess: () => {
      draft.change(() => '');
      onClose();
    },
  });
  const text = draft.text.trim();
  const people = (members.data ?? []).filter(({ role }) => role === 'member');
  const first = people.find(({ id }) => chosen.has(id));
  const mayGo = text !== '' && text.length <= longestMessage && chosen.size > 0;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Write to Many"
      description="Each gets it in their own conversation. {firstName} becomes each one’s first name."
      error={send.error ? sentenceOf(send.error, 'The message was not sent. It is kept here.') : undefined}
      onSubmit={event => {
        event.preventDefault();
        if (mayGo) send.mutate({ body: { text, to: { memberIds: [...chosen] } } });
      }}
      footer={
        <>
          <DialogClose>Close</DialogClose>
          <Button
            type="submit"
            variant="primary"
            disabled={!mayGo}
            pending={send.isPending}
            pendingLabel="Sending..."
          >
            {chosen.size === 0 ? 'Send' : `Send to ${counted(chosen.size, 'member')}`}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextArea
          label="Message"
          rows={4}
          maxLength={longestMessage}
          value={draft.text}
          onChange={event => draft.change(() => event.target.value)}
          hint={
            first && text.includes('{firstName}')
              ? `${first.firstName ?? 'The first'} reads: ${shortened(filledIn(text, first.firstName))}`
              : undefined
          }
        />
        <div className="flex">
          <SavedReplies firstName="{firstName}" draft={draft} />
        </div>
        {members.data ? (
          <ChooseMembers people={people} chosen={chosen} onChoose={setChosen} />
        ) : members.error ? (
          <ErrorState
            message={sentenceOf(members.error, 'The members could not be loaded.')}
            onRetry={members.refetch}
            retrying={members.isFetching}
          />
        ) : (
          <Loading label="Loading members" className="grid gap-2">
            <Skeleton className="h-10" />
            <Skeleton className="h-40" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 89).trimEnd()}…` : text);
