/**
 * A video in place, as its site's own player within bounds; a link where the site is not one we frame.
 * `<VideoFrame link={post.videoUrl} title={post.title} />`
 */
import { SquarePlay } from 'lucide-react';
import { embedUrl } from '#domain/videos/video-embed.ts';
import { OutsideLink } from '#web/ui/buttons/OutsideLink.tsx';
import { cx } from '#web/ui/look/cx.ts';

type VideoFrameProps = { link: string; title: string; className?: string };

export function VideoFrame({ link, title, className }: VideoFrameProps) {
  if (link === '') return null;
  const player = embedUrl(link);
  if (player === null) return <VideoLink link={link} className={className} />;
  return (
    <iframe
      src={player}
      title={`Video: ${title}`}
      loading="lazy"
      // Only a page of our own origin in the frame would make these two together void; the players are not.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; picture-in-picture"
      // The players refuse to play for a page that does not say where it is; its address is not their business.
      referrerPolicy="strict-origin"
      className={cx('aspect-video w-full rounded-md border border-line bg-sunken', className)}
    />
  );
}

function VideoLink({ link, className }: { link: string; className?: string | undefined }) {
  return (
    <p className={cx('flex min-w-0 items-start gap-2 text-sm', className)}>
      <SquarePlay aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        Video: <OutsideLink href={link}>{withoutScheme(link)}</OutsideLink>
      </span>
    </p>
  );
}

const withoutScheme = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/i, '');
