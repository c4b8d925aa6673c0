import { cancelScheduledMessage, listScheduledMessages } from '#contract/conversations/to-many.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { counted } from '#web/ui/text/words.ts';

type Scheduled = ResponseOf<typeof listScheduledMessages>[number];

/** Scheduled messages, and the way to cancel them; nothing where there are none. */
export function ScheduledMessages() {
  const { user } = useCurrentUser();
  const { data = [] } = useRead(listScheduledMessages, {}, { staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <section aria-label="Scheduled" className="grid gap-2">
      <h3 className="text-sm font-medium">Scheduled</h3>
      <ul className="divide-y divide-line/60 rounded-md border border-line">
        {data.map(message => (
          <Waiting key={message.id} message={message} zone={user?.timeZone ?? 'UTC'} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ message, zone }: { message: Scheduled; zone: string }) {
  const { id, text, count, attachments, sendAt, authorName, heldWhy } = message;
  const cancel = useSend(cancelScheduledMessage, {
    success: { title: 'Called off', description: 'The message will not be sent' },
    failure: 'The message could not be called off.',
  });
  const at = formatInstant(sendAt, zone);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-medium">
          {at} · {counted(count, 'member')}
          {attachments > 0 && ` · ${counted(attachments, 'file')}`}
        </p>
        <p className="line-clamp-2 text-muted wrap-anywhere">{text}</p>
        {heldWhy !== null && <p className="text-warning">Not sent. {heldWhy}.</p>}
        <p className="text-xs text-faint">
          {authorName === null ? 'By a coach whose account is gone' : `By ${authorName}`}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`Call off the message of ${at}`}
        pending={cancel.isPending}
        onClick={() => cancel.mutate({ params: { id } })}
      >
        Call off
      </Button>
    </li>
  );
}
