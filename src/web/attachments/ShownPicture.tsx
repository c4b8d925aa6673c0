import { useState } from 'react';
import { fileOf, type takeInAttachment } from '#contract/conversations/attachments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const PictureDialog = partToOpen(async () => (await import('./PictureDialog.tsx')).PictureDialog);

type Picture = Pick<ResponseOf<typeof takeInAttachment>, 'id' | 'width' | 'height'>;

/** A picture that opens large; `about` says what it shows, where nothing else does. */
export function ShownPicture({
  picture: { id, width, height },
  about,
}: {
  picture: Picture;
  about?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={about === undefined ? 'Enlarge the picture' : `Enlarge the picture: ${about}`}
        onClick={() => setOpen(true)}
      >
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
