import { type RefObject, useEffect, useRef } from 'react';
import { fileOf } from '#contract/conversations/attachments.ts';
import { DeleteFile } from '#web/attachments/DeleteFile.tsx';
import { ShownPicture } from '#web/attachments/ShownPicture.tsx';
import { clipPosition } from './clip-position.ts';
import type { Attachment } from './referenced-clips.ts';

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
              {isOwn && (
                <DeleteFile
                  id={attachment.id}
                  name={attachment.kind === 'picture' ? 'picture' : 'clip'}
                  of="message"
                />
              )}
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
  if (attachment.kind === 'picture') return <ShownPicture picture={attachment} />;
  return attachment.kind === 'video' ? <Video clip={attachment} /> : <Voice clip={attachment} />;
}

function Video({ clip: { id, width, height } }: { clip: Attachment }) {
  const player = useRef<HTMLVideoElement>(null);
  useRequestedPosition(id, player);
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
      className="h-auto max-h-80 w-full max-w-96 rounded-md"
    >
      <track kind="captions" />
    </video>
  );
}

function Voice({ clip: { id } }: { clip: Attachment }) {
  const player = useRef<HTMLAudioElement>(null);
  useRequestedPosition(id, player);
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
function useRequestedPosition(id: string, player: RefObject<HTMLMediaElement | null>): void {
  useEffect(
    () =>
      clipPosition.subscribe(() => {
        const asked = clipPosition.now();
        if (asked?.attachmentId !== id || !player.current) return;
        player.current.currentTime = asked.seconds;
        player.current.scrollIntoView({ block: 'nearest' });
        // Where a page may not play by itself, it stands at the place.
        void player.current.play().catch(() => undefined);
      }),
    [id, player],
  );
}
