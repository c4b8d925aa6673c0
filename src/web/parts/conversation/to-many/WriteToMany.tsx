import { useState } from 'react';
import { sendToMany } from '#contract/conversations/to-many.ts';
import { listMembers } from '#contract/members.ts';
import { longestMessage } from '#domain/conversations/message.ts';
import { filledIn } from '#domain/conversations/saved-reply.ts';
import { Query } from '#web/data/Query.tsx';
import { AttachButtons } from '#web/parts/conversation/attachments/AttachButtons.tsx';
import {
  forgetSent,
  goingFiles,
  isUploading,
  noFiles,
} from '#web/parts/conversation/attachments/attached-files.ts';
import { SavedReplies } from '#web/parts/conversation/replies/SavedReplies.tsx';
import { useMessageDraft } from '#web/parts/conversation/message-draft.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { ChooseMembers } from '#web/parts/people/ChooseMembers.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useStore } from '#web/state/use-store.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { counted } from '#web/ui/text/words.ts';
import { ScheduledMessages } from './ScheduledMessages.tsx';
import { SendLater, type SendTime } from './SendLater.tsx';
import { instantOf } from './send-time.ts';

/** The same file as for who writes to one. */
const AttachedTray = lazyPart(
  async () => (await import('#web/parts/conversation/attachments/AttachedTray.tsx')).AttachedTray,
);

type WriteToManyProps = {
  /** Members chosen at first. */
  memberIds?: readonly string[];
  onClose: () => void;
};

/** Written once, and in each one's own conversation: what they answer, only they and the coaches see. */
export function WriteToMany({ memberIds = [], onClose }: WriteToManyProps) {
  const members = useRead(listMembers, {});
  const draft = useMessageDraft('many');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(memberIds));
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const [files] = useState(noFiles);
  const attached = useStore(files);
  const [sendTime, setSendTime] = useState<SendTime | null>(null);
  const send = useSend(sendToMany, {
    success: ({ count, scheduledId }) =>
      scheduledId === null
        ? {
            title: 'Sent',
            description: `${counted(count, 'member')} got it, each in their own conversation`,
          }
        : {
            title: 'Scheduled',
            description: `${counted(count, 'member')} will get it, each in their own conversation`,
          },
    onSuccess: () => {
      draft.change(() => '');
      forgetSent(files);
      onClose();
    },
  });
  const text = draft.text.trim();
  const people = (members.data ?? []).filter(({ role }) => role === 'member');
  const first = people.find(({ id }) => chosen.has(id));
  const sendAt = sendTime && instantOf(sendTime, zone);
  const isWhole = text !== '' && text.length <= longestMessage && chosen.size > 0;
  const mayGo = isWhole && !isUploading(attached) && (sendTime === null || sendAt !== null);
  const submit = () => {
    const attachments = goingFiles(attached).flatMap(({ id }) => id ?? []);
    const to = { memberIds: [...chosen] };
    send.mutate({
      body: { text, to, ...(attachments.length > 0 && { attachments }), ...(sendAt !== null && { sendAt }) },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Write to Many"
      description="Each gets it in their own conversation. {firstName} becomes each one’s first name."
      error={send.error ? sentenceOf(send.error, 'The message was not sent. It is kept here.') : undefined}
      onSubmit={event => {
        event.preventDefault();
        if (mayGo) submit();
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
            {`${sendTime ? 'Schedule' : 'Send'}${chosen.size === 0 ? '' : ` ${sendTime ? 'for' : 'to'} ${counted(chosen.size, 'member')}`}`}
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
        {attached.length > 0 && <Fetched part={AttachedTray} props={{ files: attached }} />}
        <div className="flex flex-wrap items-center gap-2">
          {first ? (
            <AttachButtons
              memberId={first.id}
              files={files}
              count={attached.length}
              isDisabled={send.isPending}
            />
          ) : (
            <span className="text-sm text-faint">Choose members to attach a picture.</span>
          )}
          <SavedReplies firstName="{firstName}" draft={draft} />
        </div>
        <SendLater zone={zone} value={sendTime} onChange={setSendTime} />
        <Query
          of={members}
          failed="The members could not be loaded."
          loading={
            <Loading label="Loading members" className="grid gap-2">
              <Skeleton className="h-10" />
              <Skeleton className="h-40" />
            </Loading>
          }
        >
          {() => <ChooseMembers people={people} chosen={chosen} onChoose={setChosen} />}
        </Query>
        <ScheduledMessages />
      </div>
    </Dialog>
  );
}

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 89).trimEnd()}…` : text);
