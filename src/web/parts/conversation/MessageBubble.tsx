import { CornerUpLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { takeBackMessage } from '#contract/conversations/conversations.ts';
import { mayTakeBack } from '#domain/conversations/message.ts';
import { formatTime } from '#domain/plain-date.ts';
import { useSend } from '#web/data/send.ts';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { useToday } from '#web/session/today.ts';
import { cx } from '#web/ui/look/cx.ts';
import type { ReferencedClip } from './attachments/referenced-clips.ts';
import { TextWithTimes } from './attachments/TextWithTimes.tsx';
import { aboutText, partText } from './message-text.ts';
import type { About, Message } from './use-messages.ts';

const MessageAttachments = lazyPart(
  async () => (await import('./attachments/MessageAttachments.tsx')).MessageAttachments,
);

type MessageBubbleProps = {
  message: Message;
  /** Whether it is by the reader, or their side. */
  isOwnSide: boolean;
  isOwn: boolean;
  zone: string;
  /** The clip that a time in the text points into. */
  clip: ReferencedClip | undefined;
  /** Left out inside the day that it is about. */
  onOpenDay?: ((about: About) => void) | undefined;
  onTakenBack: (text: string) => void;
};

/** A message: on the right those of one's own side, as text that is never anything but text. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, isOwnSide, isOwn, zone, clip, onOpenDay, onTakenBack } = props;
  const { text, about, attachments, createdAt, takenBackAt } = message;
  return (
    <div className={cx('flex flex-col gap-1', isOwnSide ? 'items-end' : 'items-start')}>
      <div
        className={cx(
          'grid max-w-[min(38rem,88%)] gap-1 rounded-lg border px-3.5 py-2',
          takenBackAt !== null
            ? 'border-dashed border-line'
            : isOwnSide
              ? 'border-accent/30 bg-accent-soft'
              : 'border-line bg-raised',
        )}
      >
        {about && onOpenDay && <AboutLink about={about} onOpen={() => onOpenDay(about)} />}
        {about?.exerciseName && !onOpenDay && <p className="text-sm text-accent">{partText(about)}</p>}
        {takenBackAt === null ? (
          <>
            {attachments.length > 0 && (
              <Fetched
                part={MessageAttachments}
                props={{ attachments, isOwn }}
                meanwhile={<div className="h-40 w-64 max-w-full rounded-md bg-hover" />}
              />
            )}
            {text !== '' && (
              <p className="wrap-anywhere whitespace-pre-wrap">
                <TextWithTimes text={text} clip={clip} />
              </p>
            )}
          </>
        ) : (
          <p className="text-muted italic">{isOwn ? 'You unsent this message' : 'Message unsent'}</p>
        )}
      </div>
      <p className="flex items-center gap-3 px-1 text-xs text-faint">
        <time dateTime={createdAt}>{formatTime(createdAt, zone)}</time>
        {isOwn && takenBackAt === null && <TakeBack message={message} onTakenBack={onTakenBack} />}
      </p>
    </div>
  );
}

function AboutLink({ about, onOpen }: { about: About; onOpen: () => void }) {
  const today = useToday();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-1 flex min-h-6 items-center gap-1.5 justify-self-start rounded-sm px-1 text-left text-sm text-accent underline decoration-dotted underline-offset-4 wrap-anywhere hover:decoration-solid pointer-coarse:min-h-11"
    >
      <CornerUpLeft aria-hidden="true" className="size-3.5 shrink-0" />
      {aboutText(about, today)}
    </button>
  );
}

/** As long as it can be; the words go back to where they were written. */
function TakeBack({ message, onTakenBack }: { message: Message; onTakenBack: (text: string) => void }) {
  const may = useMayTakeBack(message.createdAt);
  const { mutate, isPending } = useSend(takeBackMessage, {
    failure: 'The message could not be unsent.',
    onSuccess: () => onTakenBack(message.text),
  });
  if (!may) return null;
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => mutate({ params: { memberId: message.memberId, id: message.id } })}
      className="min-h-6 rounded-xs underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
    >
      {isPending ? 'Undoing...' : 'Undo'}
    </button>
  );
}

/** Decided by the device's clock, once the page is hydrated; the server has the last word. */
function useMayTakeBack(sentAt: string): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const look = () => setMay(mayTakeBack(new Date(sentAt), new Date()));
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [sentAt]);
  return may;
}
