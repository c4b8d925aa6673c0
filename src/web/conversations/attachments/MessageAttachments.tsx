import { Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { deleteAttachment, fileOf } from '#contract/conversations/attachments.ts';
import { useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { clipPlace } from './clip-place.ts';
import type { Attachment } from './clips-meant.ts';

const PictureDialog = partToOpen(async () => (await import('./PictureDialog.tsx')).PictureDialog);

type MessageAttachmentsProps = { attachments: readonly Attachment[]; isOwn: boolean };

/** What a message brings: pictures that open, voice and video that play where they are. */
export function MessageAttachments({ attachments, isOwn }: MessageAttachmentsProps) {
  return (
    <ul className="grid gap-2">
      {attachments.map(attachment => (
        <li key={attachment.id} className="grid justify-items-start gap-1">
          {attachment.deletedAt === null ? (
            <>
              <Shown attachment={attachment} />
              {isOwn && <Delete attachment={attachment} />}
            </>
          ) : (
            <p className="text-muted italic">
              {attachment.kind === 'picture' ? 'A picture was deleted' : 'A clip was deleted'}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Shown({ attachment }: { attachment: Attachment }) {
  if (attachment.kind === 'picture') return <Picture picture={attachment} />;
  return attachment.kind === 'video' ? <Video clip={attachment} /> : <Voice clip={attachment} />;
}

function Picture({ picture: { id, width, height } }: { picture: Attachment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label="Show the picture large" onClick={() => setOpen(true)}>
        <img
          src={fileOf(id)}
          alt=""
          loading="lazy"
          width={width ?? undefined}
          height={height ?? undefined}
          className="h-auto max-h-72 w-auto max-w-full rounded-md bg-hover object-contain"
        />
      </button>
      {isOpen && <PictureDialog address={fileOf(id)} onClose={() => setOpen(false)} />}
    </>
  );
}

function Video({ clip: { id, width, height } }: { clip: Attachment }) {
  const player = useRef<HTMLVideoElement>(null);
  useAskedPlace(id, player);
  return (
    <video
      ref={player}
      aria-label="Video"
      src={fileOf(id)}
      controls
      playsInline
      preload="metadata"
      width={width ?? undefined}
      height={height ?? undefined}
      className="h-auto max-h-80 w-full max-w-96 rounded-md bg-black"
    >
      <track kind="captions" />
    </video>
  );
}

function Voice({ clip: { id } }: { clip: Attachment }) {
  const player = useRef<HTMLAudioElement>(null);
  useAskedPlace(id, player);
  return (
    <audio
      ref={player}
      aria-label="Voice note"
      src={fileOf(id)}
      controls
      preload="metadata"
      className="w-64 max-w-full"
    >
      <track kind="captions" />
    </audio>
  );
}

/** A time in a remark leads here. */
function useAskedPlace(id: string, player: RefObject<HTMLMediaElement | null>): void {
  useEffect(
    () =>
      clipPlace.subscribe(() => {
        const asked = clipPlace.now();
        if (asked?.attachmentId !== id || !player.current) return;
        player.current.currentTime = asked.seconds;
        player.current.scrollIntoView({ block: 'nearest' });
        // Where a page may not play by itself, it stands at the place.
        void player.current.play().catch(() => undefined);
      }),
    [id, player],
  );
}

function Delete({ attachment: { id, kind } }: { attachment: Attachment }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useSend(deleteAttachment, {
    failure: 'It could not be deleted.',
    onSuccess: () => setAsked(false),
  });
  const name = kind === 'picture' ? 'picture' : 'clip';
  return (
    <>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="flex min-h-6 items-center gap-1 rounded-xs text-xs text-faint underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
      >
        <Trash2 aria-hidden="true" className="size-3.5" />
        Delete {name}
      </button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Delete this ${name}?`}
        description="It is gone for both sides, and cannot be brought back. The message stays."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isPending}
        onConfirm={() => mutate({ params: { id } })}
      />
    </>
  );
}
