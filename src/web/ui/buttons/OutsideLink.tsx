/**
 * A link that someone typed, to a page that is not ours: http and https alone; anything else is only its words.
 * `<OutsideLink href={exercise.videoUrl}>Watch the video</OutsideLink>`
 */
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';

type OutsideLinkProps = { href: string | undefined; className?: string; children: ReactNode };

const isWebLink = (href: string) => /^https?:\/\/\S+$/i.test(href);

export function OutsideLink({ href = '', className, children }: OutsideLinkProps) {
  if (!isWebLink(href)) return <>{children}</>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener nofollow"
      className={cx('text-accent underline underline-offset-4 hover:decoration-2', className)}
    >
      {children}
    </a>
  );
}
